import { groupChangesOf, type EventState, type StageAt, type TeamSwap } from "@drawroom/shared";

/** The same for two teams in either order. */
export const keyOfSwap = ({ a, b }: TeamSwap): string => [a, b].sort().join(" ");

/** The exchanges left since the groups of the stage last changed, by their keys: they are not offered again (STG-8). */
export function swapsLeft(
  state: EventState,
  { id, competition }: Pick<StageAt, "id" | "competition">,
): ReadonlySet<string> {
  const left = new Set<string>();
  for (const { fact } of groupChangesOf(state, competition)) {
    if (fact.stage !== id) continue;
    if (fact.type === "adjustmentLeft") fact.swaps.forEach((swap) => left.add(keyOfSwap(swap)));
    else left.clear();
  }
  return left;
}
