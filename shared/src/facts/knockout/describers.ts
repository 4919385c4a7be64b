import { bracketOfMatch, competitionOf, type MatchId } from "../../model/ids.js";
import type { KnockoutFact } from "./kinds.js";

type Params = Readonly<Record<string, string | number>>;
type NameOf = (table: "competitions" | "entrants" | "brackets", id: string) => string;
type Describers = {
  readonly [T in KnockoutFact["type"]]: (
    fact: Extract<KnockoutFact, { type: T }>,
    name: NameOf,
  ) => Params;
};

/** The parts of facts about knockouts, for words. */
export const knockoutDescribers: Describers = {
  knockoutSettingsSet: ({ competition }, name) => ({
    competition: name("competitions", competition),
  }),
  bracketAdded: ({ bracket, record }, name) => ({
    bracket: record.name,
    competition: name("competitions", competitionOf(bracket)),
  }),
  bracketChanged: ({ name }) => ({ bracket: name }),
  bracketRemoved: ({ name }) => ({ bracket: name }),
  bracketDrawn: ({ bracket, seeding }, name) => ({
    bracket: name("brackets", bracket),
    count: seeding.byLine.filter((entrant) => entrant !== null).length,
  }),
  linesExchanged: ({ bracket, lines: [one, other], entrants }, name) => {
    const [first, second] = entrants.map((id) => (id === null ? "" : name("entrants", id)));
    return {
      bracket: name("brackets", bracket),
      one,
      other,
      first: first ?? "",
      second: second ?? "",
    };
  },
  bracketEntrantReplaced: ({ bracket, entrant, by }, name) => ({
    bracket: name("brackets", bracket),
    entrant: name("entrants", entrant),
    by: name("entrants", by),
  }),
};

/** `Main 2-1` of `k3x9.main.2-1`: the bracket's name, then round and number. */
export const bracketMatchLabel = (match: MatchId, name: NameOf): string =>
  `${name("brackets", bracketOfMatch(match))} ${match.slice(match.lastIndexOf(".") + 1)}`;
