import type { EntrantId } from "../../model/ids.js";
import type { Permission, PoolWorking } from "../history.js";
import type { PlayerRecord } from "../records.js";

/** Players to be paired with one another, in their order. */
export interface Pool {
  readonly name: PoolWorking["name"];
  readonly rule: "SWS-4" | "SWS-6";
  readonly order: readonly PlayerRecord[];
  /** Who of the pool is in group A, where it is paired by group (SWS-4). */
  readonly groupA?: ReadonlySet<EntrantId>;
  readonly permission?: Permission | undefined;
}

/** Half points between two. */
export const gapOf = ({ order }: Pool, u: number, v: number): number =>
  Math.abs(order[u]!.total - order[v]!.total);

/** Whether two are both in group A, or both outside it. */
export const isOwnGroup = ({ order, groupA }: Pool, u: number, v: number): boolean =>
  groupA?.has(order[u]!.player.id) === groupA?.has(order[v]!.player.id);
