import type { MatchResult, Side } from "../model/block.js";
import type { Entrant } from "../model/entrant.js";
import { competitionOf, type BlockId, type MatchId } from "../model/ids.js";
import type { Competition } from "../model/competition.js";
import type { EventState } from "../model/state.js";
import { matchesIn, seatsIn } from "./by-block.js";
import { tallyOf, type ForSides, type Tally } from "./score.js";

/**
 * What became of a match: `open` still to be played; `played`; `walkover` entered, or given by a withdrawal;
 * `void` counts for nobody, as a struck result or a match of two who have gone.
 */
export interface Outcome extends Tally {
  readonly kind: "open" | "played" | "walkover" | "void";
  /** Wins of each side: 1 and 0, or half each. */
  readonly wins: ForSides;
  /** As entered; null where nothing was, or where it is struck. */
  readonly result: MatchResult | null;
  /** No result was entered: the withdrawal of one or both decides (WDR-1, 2). */
  readonly isByWithdrawal: boolean;
}

const NOTHING = {
  winner: null,
  games: [0, 0],
  points: [0, 0],
  wins: [0, 0],
  result: null,
} as const;
/** Still to be played. */
export const OPEN_OUTCOME: Outcome = { kind: "open", ...NOTHING, isByWithdrawal: false };
/** It counts for nobody, and nothing is left to be played. */
export const VOID_OUTCOME: Outcome = { kind: "void", ...NOTHING, isByWithdrawal: true };

const winsOf = (winner: Side | null): ForSides =>
  winner === null ? [0.5, 0.5] : winner === "a" ? [1, 0] : [0, 1];

/** What a withdrawal gives the other side. */
export const walkoverFor = (winner: Side): Outcome => ({
  ...NOTHING,
  kind: "walkover",
  winner,
  wins: winsOf(winner),
  isByWithdrawal: true,
});

/** Neither a result nor a walkover of these counts: gone before any result, or struck (WDR-1, 2). */
const countsForNothing = (entrant: Entrant): boolean =>
  entrant.withdrawn === "out" || entrant.withdrawn === "struck";

/** What a result that was entered comes to. */
export function outcomeByResult(result: MatchResult, format: Competition["format"]): Outcome {
  const tally = tallyOf(result, format);
  const kind = "walkover" in result ? "walkover" : "played";
  return { kind, ...tally, wins: winsOf(tally.winner), result, isByWithdrawal: false };
}

/**
 * What a result and the withdrawals of the two make of a match.
 * @param a the entrant with the smaller seed number
 */
export function outcomeBetween(
  a: Entrant,
  b: Entrant,
  result: MatchResult | undefined,
  format: Competition["format"],
): Outcome {
  if (countsForNothing(a) || countsForNothing(b)) return VOID_OUTCOME;
  if (result) return outcomeByResult(result, format);
  if (a.withdrawn && b.withdrawn) return VOID_OUTCOME;
  if (a.withdrawn) return walkoverFor("b");
  return b.withdrawn ? walkoverFor("a") : OPEN_OUTCOME;
}

type BlockOutcomes = ReadonlyMap<MatchId, Outcome>;
const made = new WeakMap<EventState, Map<BlockId, BlockOutcomes>>();

/** What became of every match of a block. Every view of a state asks for it, so it is found once. */
export function outcomesIn(state: EventState, block: BlockId): BlockOutcomes {
  let blocks = made.get(state);
  if (!blocks) made.set(state, (blocks = new Map<BlockId, BlockOutcomes>()));
  let outcomes = blocks.get(block);
  if (!outcomes) blocks.set(block, (outcomes = findOutcomes(state, block)));
  return outcomes;
}

function findOutcomes(state: EventState, block: BlockId): BlockOutcomes {
  const competition = state.competitions[competitionOf(block)];
  const bySeed = new Map(
    seatsIn(state, block).map((seat) => [seat.seed, state.entrants[seat.entrant]]),
  );
  return new Map(
    matchesIn(state, block).map(({ id, a, b, result }) => {
      const [first, second] = [bySeed.get(a), bySeed.get(b)];
      const isKnown = first && second && competition;
      return [
        id,
        isKnown ? outcomeBetween(first, second, result, competition.format) : OPEN_OUTCOME,
      ];
    }),
  );
}
