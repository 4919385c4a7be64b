import { blocksIn, seatsIn, type BlockAt, type SeatAt } from "../blocks/by-block.js";
import { averageOf } from "../blocks/figures.js";
import { basisOf, gradeOf } from "../blocks/grade.js";
import { outcomesIn } from "../blocks/outcome.js";
import { shownIn } from "../blocks/shown-seats.js";
import { stalenessOf } from "../blocks/staleness.js";
import type { Basis } from "../model/competition.js";
import type { BlockId, CompetitionId, EntrantId, Letter, SeatId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { lastPicksOf, liveDrawOf, type DrawnBall, type LiveDrawProgress } from "./live-draw.js";

export interface BoardSeat {
  readonly id: SeatId;
  readonly seed: number;
  /** null: not drawn yet (HND-5). */
  readonly entrant: EntrantId | null;
  /** In a live draw: this was the n-th pick. */
  readonly pick: number | null;
  readonly isWithdrawn: boolean;
}

export interface BoardBlock {
  readonly id: BlockId;
  readonly letter: Letter;
  readonly seats: readonly BoardSeat[];
  /** How many of its seats show an entrant. */
  readonly shown: number;
  /** Mean grade of seeds 2 to the last but one; null: none, or not all drawn. */
  readonly average: number | null;
  /** The pill "Snake order stale"; never while a live draw runs, whose seats are meant to differ. */
  readonly isStale: boolean;
  readonly matches: number;
  /** Matches that need not be played any more. */
  readonly settled: number;
}

/** The blocks of a competition as they are to be shown to everyone. */
export interface Board {
  readonly live: (LiveDrawProgress & { readonly last: DrawnBall | null }) | null;
  readonly blocks: readonly BoardBlock[];
}

/** The blocks and, while one runs, where the live draw stands. */
export function boardOf(state: EventState, competitionId: CompetitionId): Board {
  const competition = state.competitions[competitionId];
  if (!competition) return { live: null, blocks: [] };
  const progress = liveDrawOf(state, competitionId);
  const stale = progress ? new Set<BlockId>() : stalenessOf(state, competitionId);
  const basis = basisOf(competition);
  return {
    live: progress && { ...progress, last: lastPicksOf(state, competitionId, 1)[0] ?? null },
    blocks: blocksIn(state, competitionId).map((block) =>
      boardBlock(state, block, { isStale: stale.has(block.id), basis }),
    ),
  };
}

function boardBlock(
  state: EventState,
  { id, letter }: BlockAt,
  { isStale, basis }: { readonly isStale: boolean; readonly basis: Basis },
): BoardBlock {
  const seats = seatsIn(state, id).map((seat) => boardSeat(state, seat));
  const shown = seats.filter((seat) => seat.entrant !== null).length;
  const outcomes = [...outcomesIn(state, id).values()];
  const grades = seats.map(({ entrant }) => {
    const record = entrant === null ? undefined : state.entrants[entrant];
    return record ? gradeOf(record, basis).grade : null;
  });
  return {
    id,
    letter,
    seats,
    shown,
    average: shown === seats.length ? averageOf(grades) : null,
    isStale,
    matches: outcomes.length,
    settled: outcomes.filter((outcome) => outcome.kind !== "open").length,
  };
}

function boardSeat(state: EventState, seat: SeatAt): BoardSeat {
  const entrant = shownIn(state, seat);
  const isWithdrawn = entrant !== null && state.entrants[entrant]?.withdrawn !== undefined;
  return { id: seat.id, seed: seat.seed, entrant, pick: seat.drawn ?? null, isWithdrawn };
}
