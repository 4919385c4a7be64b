import type { OrderOfPlayMade } from "../facts/order-of-play-made.js";
import type { Match } from "../model/block.js";
import {
  matchId,
  type BlockId,
  type CompetitionId,
  type Letter,
  type MatchId,
} from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { blocksIn, matchesIn, type MatchAt } from "./by-block.js";
import { orderOfPlayTable } from "./order-of-play.js";

type Slots = ReadonlyMap<string, MatchAt>;
const slotOf = (round: number, position: number): string => `${round}.${position}`;

/** Matches by round and position in it; positions count the pairs there are, so a bye takes none. */
function slotsOf(matches: readonly MatchAt[]): Slots {
  const slots = new Map<string, MatchAt>();
  let round = 0;
  let position = 0;
  for (const match of matches) {
    if (match.round !== round) [round, position] = [match.round, 0];
    slots.set(slotOf(round, position++), match);
  }
  return slots;
}

/**
 * The matches that a block gets by its table. Results stay with their pair of seats, times and courts with their round and
 * position (OOP-4); a match that stays as it was stays the same record.
 */
export function matchesByTable(
  state: EventState,
  block: BlockId,
  size: number,
  qualifiers: number,
): Readonly<Record<MatchId, Match>> {
  const slots = slotsOf(matchesIn(state, block));
  const matches: Record<MatchId, Match> = {};
  orderOfPlayTable(size, qualifiers).forEach((pairs, index) => {
    pairs.forEach(([a, b], position) => {
      const id = matchId(block, a, b);
      matches[id] = kept(state.matches[id], slots.get(slotOf(index + 1, position)), index + 1);
    });
  });
  return matches;
}

function kept(was: Match | undefined, slot: MatchAt | undefined, round: number): Match {
  if (was?.round === round && was.at === slot?.at && was.court === slot?.court) return was;
  return {
    round,
    ...(slot?.at !== undefined && { at: slot.at }),
    ...(slot?.court !== undefined && { court: slot.court }),
    ...(was?.result !== undefined && { result: was.result }),
  };
}

/** What a block will be; what is left out stays as it is. */
export interface BlocksToCome {
  readonly qualifiers?: number;
  readonly sizes?: Readonly<Record<Letter, number>>;
}

/** Times and courts for which the new order of play has no place. */
export interface RebuiltOrderOfPlay {
  readonly facts: readonly OrderOfPlayMade[];
  readonly timesLost: number;
}

/**
 * The order of play of every block that has one, for its size and qualifiers to come: seats are not looked at, for
 * a match is a pair of seed numbers (HND-2). Blocks whose order of play stays as it is give no fact.
 */
export function rebuiltOrderOfPlay(
  state: EventState,
  competitionId: CompetitionId,
  { qualifiers, sizes }: BlocksToCome,
): RebuiltOrderOfPlay {
  const through = qualifiers ?? state.competitions[competitionId]?.qualifiers ?? 0;
  const facts: OrderOfPlayMade[] = [];
  let timesLost = 0;
  for (const { id, letter, size } of blocksIn(state, competitionId)) {
    const before = matchesIn(state, id);
    if (before.length === 0) continue;
    const matches = matchesByTable(state, id, sizes?.[letter] ?? size, through);
    if (isSame(state, before, matches)) continue;
    facts.push({ type: "orderOfPlayMade", block: id, matches });
    timesLost += Math.max(0, timed(before) - timed(Object.values(matches)));
  }
  return { facts, timesLost };
}

/** How many matches have a time or a court. */
export const timed = (matches: readonly Match[]): number =>
  matches.filter((match) => match.at !== undefined || match.court !== undefined).length;

const isSame = (
  state: EventState,
  before: readonly MatchAt[],
  after: Readonly<Record<MatchId, Match>>,
): boolean =>
  before.length === Object.keys(after).length &&
  before.every((match) => after[match.id] === state.matches[match.id]);
