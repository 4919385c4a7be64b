import type { HandOrder } from "../model/block.js";
import type { EntrantId } from "../model/ids.js";

interface HasEntrant {
  readonly entrant: EntrantId;
}

/** Whether an order is one of exactly this group (RES-4). */
export function isOrderOf(order: HandOrder, group: readonly EntrantId[]): boolean {
  const named = new Set(order);
  return (
    named.size === order.length &&
    named.size === group.length &&
    group.every((entrant) => named.has(entrant))
  );
}

/** A tied group by the manager's order, or null where none holds for exactly this group. */
export function inHandOrder<L extends HasEntrant>(
  group: readonly L[],
  handOrders: readonly HandOrder[],
): readonly L[] | null {
  const members = group.map((line) => line.entrant);
  const order = handOrders.find((candidate) => isOrderOf(candidate, members));
  if (!order || group.length < 2) return null;
  return [...group].sort((x, y) => order.indexOf(x.entrant) - order.indexOf(y.entrant));
}
