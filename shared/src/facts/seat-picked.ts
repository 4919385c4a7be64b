import type { Seat } from "../model/block.js";
import type { EntrantId, SeatId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { putAll } from "./tables.js";

/** An entrant was put into a seat, its entrant into the seat left (HND-1). Terse: it is what a live draw sends. */
export interface SeatPicked {
  readonly type: "seatPicked";
  readonly entrant: EntrantId;
  readonly seat: SeatId;
  /** The seat left; absent with `other` where nobody moved. */
  readonly from?: SeatId;
  readonly other?: EntrantId;
  /** At that moment: the entrant's, the other's (LOG-4). */
  readonly grades?: readonly [number | null, number | null];
  /** In a live draw: this was the n-th pick (HND-5). */
  readonly drawn?: number;
}

export const seatPicked = defineFact<SeatPicked>({
  type: "seatPicked",
  evolve: (state, { entrant, seat, from, other, drawn }) => {
    const seats: Record<string, Seat> = {};
    // Who is put out is no longer drawn, wherever it lands (HND-5).
    if (from !== undefined && other !== undefined) seats[from] = { entrant: other };
    seats[seat] = { entrant, ...(drawn !== undefined && { drawn }) };
    return putAll(state, "seats", seats);
  },
});
