import type { Block, Match, Seat } from "../model/block.js";
import type { Entrant } from "../model/entrant.js";
import {
  competitionOf,
  letterOf,
  matchParts,
  seatParts,
  type BlockId,
  type CompetitionId,
  type EntrantId,
  type Letter,
  type MatchId,
  type SeatId,
} from "../model/ids.js";
import type { EventState } from "../model/state.js";

/** Tables never change in place, so what was made of one is kept for as long as the table itself. */
function ofTable<T extends object, V>(make: (table: T) => V): (table: T) => V {
  const made = new WeakMap<T, V>();
  return (table) => {
    let value = made.get(table);
    if (value === undefined) made.set(table, (value = make(table)));
    return value;
  };
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

export interface SeatAt extends Seat {
  readonly id: SeatId;
  readonly block: BlockId;
  readonly seed: number;
}
export interface MatchAt extends Match {
  readonly id: MatchId;
  readonly block: BlockId;
  /** The smaller seed number, and the larger. */
  readonly a: number;
  readonly b: number;
}
export interface BlockAt extends Block {
  readonly id: BlockId;
  readonly letter: Letter;
}

const seatsByBlock = ofTable((table: EventState["seats"]) => {
  const seats = Object.entries(table).map(([id, seat]): SeatAt => {
    const { block, seed } = seatParts(id);
    return { ...seat, id, block, seed };
  });
  return grouped(
    seats.sort((x, y) => x.seed - y.seed),
    (seat) => seat.block,
  );
});

const seatByEntrant = ofTable(
  (table: EventState["seats"]) =>
    new Map(Object.entries(table).map(([id, seat]): [EntrantId, SeatId] => [seat.entrant, id])),
);

const matchesByBlock = ofTable((table: EventState["matches"]) => {
  const matches = Object.entries(table).map(([id, match]): MatchAt => {
    const { block, a, b } = matchParts(id);
    return { ...match, id, block, a, b };
  });
  return grouped(
    matches.sort((x, y) => x.round - y.round || x.a - y.a),
    (match) => match.block,
  );
});

const blocksByCompetition = ofTable((table: EventState["blocks"]) => {
  const blocks = Object.entries(table).map(([id, block]): BlockAt => ({
    ...block,
    id,
    letter: letterOf(id),
  }));
  return grouped(
    blocks.sort((x, y) => (x.letter < y.letter ? -1 : 1)),
    (block) => competitionOf(block.id),
  );
});

const entrantsByCompetition = ofTable((table: EventState["entrants"]) =>
  grouped(Object.values(table), (entrant: Entrant) => entrant.competition),
);

/** The seats of a block by seed number. */
export const seatsIn = (state: EventState, block: BlockId): readonly SeatAt[] =>
  seatsByBlock(state.seats).get(block) ?? [];

/** The seat that an entrant has, or null. */
export const seatOf = (state: EventState, entrant: EntrantId): SeatId | null =>
  seatByEntrant(state.seats).get(entrant) ?? null;

/** The matches of a block by round, then by the smaller seed number. */
export const matchesIn = (state: EventState, block: BlockId): readonly MatchAt[] =>
  matchesByBlock(state.matches).get(block) ?? [];

/** The blocks of a competition by letter. */
export const blocksIn = (state: EventState, competition: CompetitionId): readonly BlockAt[] =>
  blocksByCompetition(state.blocks).get(competition) ?? [];

/** All entrants of a competition, withdrawn ones too, in no order that matters. */
export const entrantsIn = (state: EventState, competition: CompetitionId): readonly Entrant[] =>
  entrantsByCompetition(state.entrants).get(competition) ?? [];

/** The seats of a whole competition, block by block. */
export const seatsOfCompetition = (
  state: EventState,
  competition: CompetitionId,
): readonly SeatAt[] => blocksIn(state, competition).flatMap((block) => seatsIn(state, block.id));

/** The block matches of a whole competition, block by block. */
export const matchesOfCompetition = (
  state: EventState,
  competition: CompetitionId,
): readonly MatchAt[] =>
  blocksIn(state, competition).flatMap((block) => matchesIn(state, block.id));
