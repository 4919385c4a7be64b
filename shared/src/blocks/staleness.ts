import type { BlockId, CompetitionId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { blocksIn, seatsIn } from "./by-block.js";
import { presentDrawOf } from "./present-draw.js";

/**
 * The blocks whose seats are not those that the present field would be drawn into, whatever made the difference (STL-1,
 * HND-4). Blocks without seats are never stale.
 */
export function stalenessOf(state: EventState, competition: CompetitionId): ReadonlySet<BlockId> {
  const seeded = blocksIn(state, competition).filter((block) => block.size > 0);
  if (seeded.length === 0) return new Set();
  const draw = presentDrawOf(state, competition);
  const stale = seeded.filter(({ id, letter }) => {
    const drawn = draw?.seats[letter];
    const seats = seatsIn(state, id);
    return (
      seats.length !== drawn?.length || seats.some((seat, index) => seat.entrant !== drawn[index])
    );
  });
  return new Set(stale.map((block) => block.id));
}
