import type { Block, Seat } from "../model/block.js";
import { blockId, seatId, type CompetitionId, type EntrantId, type Letter } from "../model/ids.js";
import { seatsOf } from "../model/keys.js";
import type { EventState } from "../model/state.js";
import { defineFact } from "./define.js";
import { drop, putAll } from "./tables.js";

/** Every seat of the competition, by block in the order of seed numbers; no seat is marked as drawn. */
export interface BlocksSeeded {
  readonly type: "blocksSeeded";
  readonly competition: CompetitionId;
  readonly seats: Readonly<Record<Letter, readonly EntrantId[]>>;
}

export const blocksSeeded = defineFact<BlocksSeeded>({
  type: "blocksSeeded",
  evolve: (state, fact) => {
    const seats = seatsAfter(state, fact);
    const gone = seatsOf(state, fact.competition).filter((seat) => !(seat in seats));
    return putAll(
      putAll(drop(state, "seats", gone), "seats", seats),
      "blocks",
      blocksAfter(state, fact),
    );
  },
});

/** A seat that keeps its entrant stays the same record, so that the patch leaves it out. */
function seatsAfter(state: EventState, { competition, seats }: BlocksSeeded): Record<string, Seat> {
  const after: Record<string, Seat> = {};
  for (const [letter, entrants] of Object.entries(seats)) {
    entrants.forEach((entrant, index) => {
      const id = seatId(blockId(competition, letter), index + 1);
      const was = state.seats[id];
      after[id] = was?.entrant === entrant && was.drawn === undefined ? was : { entrant };
    });
  }
  return after;
}

function blocksAfter(
  state: EventState,
  { competition, seats }: BlocksSeeded,
): Record<string, Block> {
  const after: Record<string, Block> = {};
  for (const [letter, entrants] of Object.entries(seats)) {
    const id = blockId(competition, letter);
    const was = state.blocks[id];
    after[id] =
      was?.size === entrants.length
        ? was
        : { size: entrants.length, handOrders: was?.handOrders ?? [] };
  }
  return after;
}
