import type { ListToDraw } from "../chance/lists.js";
import type { EntrantId } from "../model/ids.js";
import type { DrawnList } from "../model/random-draw.js";
import { groupsFor } from "./groups.js";
import type { SwissGroups } from "./history.js";

/** What chance has made of a field for round 1. */
export interface DrawnField {
  /** Each in its drawn order; an odd field's bye is still in the last of them. */
  readonly groups: SwissGroups;
  readonly bye: EntrantId | null;
}

/**
 * The lists to be drawn for round 1, in this order: the groups A, B, C, or with fewer than 16 the top and the bottom half; then
 * in an odd field those among whom the bye is drawn (SWS-1, SWS-2, SWS-5).
 * @param bySeed the field by seed number
 */
export function listsOfField(bySeed: readonly EntrantId[]): readonly ListToDraw[] {
  const groups = groupsFor(bySeed);
  const lists: readonly ListToDraw[] =
    "A" in groups
      ? [
          { name: "A", of: groups.A },
          { name: "B", of: groups.B },
          { name: "C", of: groups.C },
        ]
      : [
          { name: "top", of: groups.top },
          { name: "bottom", of: groups.bottom },
        ];
  const last = lists.at(-1)?.of ?? [];
  return bySeed.length % 2 === 1 ? [...lists, { name: "bye", of: last }] : lists;
}

/** What the lists mean, once they are drawn: who comes first in the last has the bye. */
export function drawnFieldOf(lists: readonly DrawnList[]): DrawnField {
  const orders = new Map(lists.map(({ name, order }) => [name, order]));
  const of = (name: string): readonly EntrantId[] => orders.get(name) ?? [];
  const groups: SwissGroups = orders.has("A")
    ? { A: of("A"), B: of("B"), C: of("C") }
    : { top: of("top"), bottom: of("bottom") };
  return { groups, bye: of("bye")[0] ?? null };
}
