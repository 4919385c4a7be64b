import type { BlockId, CompetitionId } from "../model/ids.js";
import { competitionOf, type EntrantId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { seatsIn, type SeatAt } from "./by-block.js";

/** Whether a live draw runs, so that seats not drawn show as empty (HND-5). */
export const hasLiveDraw = (state: EventState, competition: CompetitionId): boolean =>
  state.competitions[competition]?.liveDraw !== undefined;

/** Who is shown in a seat; null while it is not drawn in a live draw (HND-5). */
export const shownIn = (state: EventState, seat: SeatAt): EntrantId | null =>
  seat.drawn === undefined && hasLiveDraw(state, competitionOf(seat.id)) ? null : seat.entrant;

/** The seats of a block in which somebody is shown. */
export const shownSeatsIn = (state: EventState, block: BlockId): readonly SeatAt[] =>
  hasLiveDraw(state, competitionOf(block))
    ? seatsIn(state, block).filter((seat) => seat.drawn !== undefined)
    : seatsIn(state, block);
