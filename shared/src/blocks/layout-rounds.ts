import { drawnMatchesOf, playOf } from "../knockout/play/play-of.js";
import { outcomeOf } from "../matches/outcome-of.js";
import { matchRecordOf } from "../matches/record.js";
import type { BlockId, BracketId, CompetitionId, MatchId } from "../model/ids.js";
import { bracketsOf } from "../model/keys.js";
import type { EventState } from "../model/state.js";
import { isPlayedOnCourt, minutesOf } from "./booking.js";
import { blocksIn, matchesIn } from "./by-block.js";
import type { LayoutOptions } from "./layout-options.js";

/** A match to be laid out, or one that is played, with the block or bracket it is of. */
export interface LaidMatch {
  readonly id: MatchId;
  readonly of: BlockId | BracketId;
  readonly round: number;
}

/** A round of a block or bracket that is still to be played, in part at least. */
export interface Round {
  readonly of: BlockId | BracketId;
  readonly isBracket: boolean;
  readonly round: number;
  readonly matches: readonly LaidMatch[];
}

const blockMatches = (state: EventState, competition: CompetitionId): LaidMatch[][] =>
  blocksIn(state, competition).map((block) =>
    matchesIn(state, block.id).map(({ id, round }) => ({ id, of: block.id, round })),
  );

/** Of every bracket, drawn or not: who plays there need not be known, but a bye needs no court. */
const bracketMatches = (state: EventState, competition: CompetitionId): LaidMatch[][] =>
  bracketsOf(state, competition).map((of) =>
    drawnMatchesOf(playOf(state, of))
      .filter((match) => match.state !== "bye")
      .map(({ id, round }) => ({ id, of, round })),
  );

/**
 * What is to be laid out: by block, in the order of letters, then by bracket, its rounds in which matches are open. A bracket's
 * begin where the blocks' end: null stands for each round that it waits.
 */
export function roundsLeft(
  state: EventState,
  competition: CompetitionId,
  only: LayoutOptions["only"],
): readonly (readonly (Round | null)[])[] {
  const rounds = (matches: LaidMatch[][], isBracket: boolean): Round[][] =>
    matches.map((list) => openRounds(state, list, isBracket)).filter((list) => list.length > 0);
  const blocks = only === "brackets" ? [] : rounds(blockMatches(state, competition), false);
  const brackets = only === "blocks" ? [] : rounds(bracketMatches(state, competition), true);
  const waits = Array.from(
    { length: Math.max(0, ...blocks.map((list) => list.length)) },
    () => null,
  );
  return [...blocks, ...brackets.map((list) => [...waits, ...list])];
}

function openRounds(state: EventState, matches: readonly LaidMatch[], isBracket: boolean): Round[] {
  const rounds = new Map<number, LaidMatch[]>();
  for (const match of matches) {
    if (outcomeOf(state, match.id).kind !== "open") continue;
    rounds.set(match.round, [...(rounds.get(match.round) ?? []), match]);
  }
  return [...rounds].map(([round, list]) => ({ of: list[0]!.of, isBracket, round, matches: list }));
}

/** When the matches that keep their times, and that a round has to wait for, are over; in minutes since 1970, 0: there are none. */
export function endOfKept(
  state: EventState,
  competition: CompetitionId,
  { of, isBracket, round }: Round,
  moving: ReadonlySet<MatchId>,
  minutes: number,
): number {
  const own = (isBracket ? bracketMatches : blockMatches)(state, competition)
    .flat()
    .filter((match) => match.of === of && match.round < round);
  const before = isBracket ? [...blockMatches(state, competition).flat(), ...own] : own;
  const ends = before.flatMap(({ id }) => {
    const at = matchRecordOf(state, id)?.at;
    return at === undefined || moving.has(id) || !isPlayedOnCourt(state, id)
      ? []
      : [minutesOf(at) + minutes];
  });
  return Math.max(0, ...ends);
}
