import { intlTag } from "../../i18n";

/** Three letters as sport writes them → the two that Intl names. Those of the United Kingdom have no two of their own. */
const TWO: Readonly<Record<string, string>> = {
  AUS: "AU",
  AUT: "AT",
  BEL: "BE",
  BRA: "BR",
  CAN: "CA",
  CHE: "CH",
  SUI: "CH",
  CHN: "CN",
  CZE: "CZ",
  DEU: "DE",
  GER: "DE",
  DEN: "DK",
  DNK: "DK",
  EGY: "EG",
  ESP: "ES",
  EST: "EE",
  FIN: "FI",
  FRA: "FR",
  HUN: "HU",
  IND: "IN",
  IRL: "IE",
  ISL: "IS",
  ISR: "IL",
  ITA: "IT",
  JAM: "JM",
  JPN: "JP",
  KEN: "KE",
  KOR: "KR",
  LAT: "LV",
  LVA: "LV",
  LTU: "LT",
  LUX: "LU",
  MEX: "MX",
  NED: "NL",
  NLD: "NL",
  NOR: "NO",
  NZL: "NZ",
  PAK: "PK",
  PLW: "PW",
  POL: "PL",
  POR: "PT",
  PRT: "PT",
  ROU: "RO",
  RSA: "ZA",
  ZAF: "ZA",
  SIN: "SG",
  SGP: "SG",
  SLO: "SI",
  SVN: "SI",
  SVK: "SK",
  SWE: "SE",
  TUR: "TR",
  UKR: "UA",
  URU: "UY",
  URY: "UY",
  USA: "US",
  ZIM: "ZW",
  ZWE: "ZW",
};

const HOME: Readonly<Record<string, string>> = {
  ENG: "england",
  SCO: "scotland",
  WAL: "wales",
  NIR: "northernIreland",
};

/** A country's name by locale; the code itself where there is no name for it. `say` words a key of `common.countries`. */
export function countryName(code: string, say: (key: string) => string): string {
  const home = HOME[code];
  if (home) return say(`common.countries.${home}`);
  const two = TWO[code];
  return (two && new Intl.DisplayNames([intlTag()], { type: "region" }).of(two)) || code;
}
