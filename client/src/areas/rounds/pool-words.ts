import type { PairingReasons, SwissSettings } from "@drawroom/shared";

type Pool = PairingReasons["pool"];

/** Where the words of the rule that paired a pool stand. */
export function poolKey({ rule, name }: Pool): string {
  if (rule === "SWS-3") return `rounds.why.${name === "C" ? "drawC" : "drawAB"}`;
  if (rule === "SWS-4") return "rounds.why.scores";
  if (rule === "SWS-5") return "rounds.why.drawHalves";
  const pools = { "A+B": "poolAB", C: "poolC", all: "all" } as const;
  return `rounds.why.${pools[name]}`;
}

/** `Winther score`: the tie-break that orders a pool. */
export const tieBreakKey = (tieBreak: SwissSettings["tieBreak"] | undefined): string =>
  tieBreak === "buchholz" ? "rounds.buchholz" : "rounds.wntLong";
