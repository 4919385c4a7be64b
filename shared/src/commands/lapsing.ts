import { seatOf } from "../blocks/by-block.js";
import { lapsedHandOrders } from "../blocks/lapsed-hand-orders.js";
import { evolve } from "../facts/evolve.js";
import type { Fact } from "../facts/fact.js";
import { seatParts, type BlockId, type EntrantId } from "../model/ids.js";
import type { EventState } from "../model/state.js";

/** The facts, and that the hand orders of these blocks lapse whose tied group is then no longer the same (RES-4). */
export function withLapses(
  state: EventState,
  facts: readonly Fact[],
  blocks: readonly BlockId[],
): readonly Fact[] {
  if (blocks.every((block) => !state.blocks[block]?.handOrders.length)) return facts;
  const after = facts.reduce(evolve, state);
  return [...facts, ...blocks.flatMap((block) => lapsedHandOrders(after, block))];
}

/** The block in which the entrant has a seat, if any. */
export function blocksWith(state: EventState, entrant: EntrantId): readonly BlockId[] {
  const seat = seatOf(state, entrant);
  return seat === null ? [] : [seatParts(seat).block];
}
