import { blocksIn, seatsIn, seatsOfCompetition, type SeatAt } from "../blocks/by-block.js";
import type { LiveDraw } from "../model/competition.js";
import type { CompetitionId, EntrantId, SeatId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { ballsOf } from "./balls.js";
import { picksOf } from "./hand-changes.js";

/** A ball as it was drawn. */
export interface DrawnBall {
  readonly seat: SeatId;
  readonly entrant: EntrantId;
  /** This was the n-th pick. */
  readonly pick: number;
  readonly ball: number | null;
  /** Milliseconds since 1970, UTC; null: drawn before the log kept balls that moved nobody. */
  readonly at: number | null;
}

/** Where a live draw stands (HND-5). */
export interface LiveDrawProgress {
  readonly order: LiveDraw["order"];
  readonly drawn: number;
  readonly total: number;
  /** The first seat in the draw's order that is not drawn; null: all are. */
  readonly next: SeatId | null;
}

/** The seats as a draw walks them: A1, A2 … by `seat`, A1, B1 … by `tier`. */
export function seatsInDrawOrder(
  state: EventState,
  competition: CompetitionId,
  order: LiveDraw["order"],
): readonly SeatAt[] {
  const seats = seatsOfCompetition(state, competition);
  // Blocks stand in the order of their letters, and sorting is stable.
  return order === "seat" ? seats : [...seats].sort((x, y) => x.seed - y.seed);
}

/** Where the live draw of a competition stands; null while none runs. */
export function liveDrawOf(state: EventState, competition: CompetitionId): LiveDrawProgress | null {
  const order = state.competitions[competition]?.liveDraw?.order;
  if (!order) return null;
  const seats = seatsInDrawOrder(state, competition, order);
  const open = seats.filter((seat) => seat.drawn === undefined);
  return {
    order,
    drawn: seats.length - open.length,
    total: seats.length,
    next: open[0]?.id ?? null,
  };
}

/** The last balls drawn that still stand, the last first. */
export function lastPicksOf(
  state: EventState,
  competition: CompetitionId,
  count: number,
): readonly DrawnBall[] {
  const drawn = blocksIn(state, competition)
    .flatMap((block) => seatsIn(state, block.id))
    .flatMap(({ id, entrant, drawn: pick }) =>
      pick === undefined ? [] : [{ seat: id, entrant, pick }],
    )
    .sort((x, y) => y.pick - x.pick)
    .slice(0, count);
  if (drawn.length === 0) return [];
  const balls = ballsOf(state, competition);
  const times = new Map(
    picksOf(state, competition).map(({ at, picked }) => [`${picked.seat} ${picked.drawn}`, at]),
  );
  return drawn.map((pick) => ({
    ...pick,
    ball: balls.get(pick.entrant) ?? null,
    at: times.get(`${pick.seat} ${pick.pick}`) ?? null,
  }));
}
