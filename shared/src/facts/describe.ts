import type { DrawRules } from "../model/competition.js";
import { competitionOf, isBracketMatch, seatLabel, type SeatId } from "../model/ids.js";
import type { EventState, TableName } from "../model/state.js";
import type { Fact } from "./fact.js";
import { stageDescribers } from "./stages/describe-stages.js";
import { bracketMatchLabel, knockoutDescribers } from "./knockout/describers.js";
import { swissDescribers } from "./swiss/describers.js";

/** A fact's parts for words: the client's message `key` in the area "facts", and what stands in it. */
export interface Described {
  readonly key: Fact["type"] | `${Fact["type"]}.${string}`;
  readonly params: Readonly<Record<string, string | number>>;
}

type NamedTable = "people" | "courts" | "displays" | "competitions" | "entrants" | "brackets";
type Params = Described["params"];
type Describers = {
  readonly [T in Fact["type"]]: (fact: Extract<Fact, { type: T }>, name: NameOf) => Params;
};
type NameOf = (table: NamedTable, id: string) => string;

const none = (): Params => ({});
const inBlock = ({ block }: { block: string }, name: NameOf): Params => ({
  block: seatLabel(block),
  competition: name("competitions", competitionOf(block)),
});
const ofCompetition = ({ competition }: { competition: string }, name: NameOf): Params => ({
  competition: name("competitions", competition),
});
const ofMatch = ({ match }: { match: string }, name: NameOf): Params => ({
  match: isBracketMatch(match) ? bracketMatchLabel(match, name) : seatLabel(match),
  competition: name("competitions", competitionOf(match)),
});
const ofEntrant = ({ entrant }: { entrant: string }, name: NameOf): Params => ({
  entrant: name("entrants", entrant),
});
const seatOr = (seat: SeatId | undefined): string => (seat === undefined ? "" : seatLabel(seat));

const describers: Describers = {
  eventCreated: ({ settings, owner }) => ({ event: settings.name, person: owner.name }),
  eventTakenOver: ({ owner }) => ({ person: owner.name }),
  settingsChanged: ({ settings }) => ({ event: settings.name }),
  eventPublished: ({ version }) => ({ version }),
  eventUnpublished: none,
  managerJoined: ({ person }) => ({ person: person.name }),
  managerRemoved: ({ name }) => ({ person: name }),
  ownershipOffered: ({ to }, name) => ({ person: name("people", to) }),
  ownershipOfferWithdrawn: none,
  ownershipMoved: ({ from, to }, name) => ({ from: name("people", from), to: name("people", to) }),
  personChanged: ({ person }) => ({ person: person.name }),
  courtAdded: ({ court }) => ({ court: court.name }),
  courtChanged: ({ court }) => ({ court: court.name }),
  courtRemoved: ({ name, matches }) => ({ court: name, count: matches.length }),
  displayAdded: ({ display }) => ({ display: display.name }),
  displayChanged: ({ display }) => ({ display: display.name }),
  displayRemoved: ({ name }) => ({ display: name }),
  competitionAdded: ({ competition }) => ({ competition: competition.name }),
  competitionChanged: ({ competition }) => ({ competition: competition.name }),
  competitionRemoved: ({ name, entrants }) => ({ competition: name, count: entrants.length }),
  entrantsAdded: ({ entrants }) => ({ count: entrants.length, entrant: entrants[0]?.name ?? "" }),
  entrantChanged: ({ entrant }) => ({ entrant: entrant.name }),
  entrantRemoved: ({ name }) => ({ entrant: name }),
  entrantWithdrawn: ofEntrant,
  entrantReplaced: ({ entrant, by, seat }, name) => ({
    entrant: name("entrants", entrant),
    by: by.name,
    seat: seatOr(seat),
  }),
  withdrawalTakenBack: ofEntrant,
  ballNumbersSet: ({ competition, balls }, name) => ({
    competition: name("competitions", competition),
    count: Object.keys(balls).length,
  }),
  gradesRefreshed: ({ competition, grades }, name) => ({
    competition: name("competitions", competition),
    count: Object.keys(grades).length,
  }),
  drawRulesSet: ofCompetition,
  blocksCreated: ({ competition, letters, qualifiers }, name) => ({
    competition: name("competitions", competition),
    count: letters.length,
    qualifiers,
  }),
  blocksSeeded: ofCompetition,
  drawLogWritten: ofCompetition,
  seatPicked: ({ entrant, seat, from, other }, name) => ({
    entrant: name("entrants", entrant),
    seat: seatLabel(seat),
    from: seatOr(from),
    other: other === undefined ? "" : name("entrants", other),
  }),
  liveDrawStarted: ofCompetition,
  liveDrawClosed: ofCompetition,
  orderOfPlayMade: inBlock,
  orderOfPlayCleared: inBlock,
  matchScheduled: ({ match, at, court }, name) => ({
    ...ofMatch({ match }, name),
    at: at ?? "",
    court: court === undefined ? "" : name("courts", court),
  }),
  matchesScheduled: ({ times }) => ({ count: Object.keys(times).length }),
  resultEntered: ofMatch,
  resultCleared: ofMatch,
  handOrderSet: inBlock,
  handOrderCleared: inBlock,
  ...knockoutDescribers,
  ...swissDescribers,
  ...stageDescribers,
  drawSealed: ({ draw, number }, name) => ({
    competition: name("competitions", competitionOf(draw)),
    number,
  }),
  randomDrawMade: ({ draw, drawn }, name) => ({
    competition: name("competitions", competitionOf(draw)),
    count: drawn.entrants.length,
  }),
  changeUndone: ({ of }) => ({ of }),
  changeRedone: ({ of }) => ({ of }),
};

/** Facts whose words differ by case, and by which. */
function caseOf(fact: Fact): string | null {
  if (fact.type === "entrantWithdrawn") return fact.how;
  if (fact.type === "seatPicked") return fact.other === undefined ? "stayed" : "moved";
  if (fact.type === "stageClosed") return fact.closed.champions.length > 0 ? "final" : "goesOn";
  if (fact.type === "drawRulesSet") return caseOfRules(fact.drawRules);
  if (fact.type === "resultEntered") {
    if ("walkover" in fact.result) return "walkover";
    return "retired" in fact.result ? "retired" : "played";
  }
  return null;
}

function caseOfRules({ spreadCountries, lastRoundApart }: DrawRules): string {
  if (spreadCountries) return lastRoundApart ? "both" : "spread";
  return lastRoundApart ? "apart" : "none";
}

/**
 * A fact → key and parts for words. Names are those of the state given; where that no longer holds what the fact
 * names, its id stands. Of an undone change, describe its own `facts`.
 */
export function describe(fact: Fact, state: EventState): Described {
  const name: NameOf = (table, id) => nameIn(state, table, id);
  const describer = describers[fact.type] as (fact: Fact, name: NameOf) => Params;
  const which = caseOf(fact);
  return { key: which ? `${fact.type}.${which}` : fact.type, params: describer(fact, name) };
}

function nameIn(state: EventState, table: NamedTable & TableName, id: string): string {
  const records: Readonly<Record<string, { readonly name: string }>> = state[table];
  return records[id]?.name ?? id;
}
