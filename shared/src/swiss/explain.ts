import type { EntrantId } from "../model/ids.js";
import type {
  ByePassedOver,
  ColourRule,
  Paired,
  PassedOver,
  PoolWorking,
  RoundWorking,
} from "./history.js";

/** Why a board is as it is, in ids (SWS-17). */
export interface BoardReasons {
  readonly pool: Pick<PoolWorking, "name" | "rule">;
  /** The higher of the two in the pool's order, who chose; null in round 1, where the draw did. */
  readonly chooser: EntrantId | null;
  readonly passed: readonly { readonly id: EntrantId; readonly why: PassedOver }[];
  readonly colour: ColourRule;
}

/** Why the bye went to whom it did, in ids (SWS-8, SWS-17). */
export interface ByeReasons {
  readonly pool: Pick<PoolWorking, "name" | "rule">;
  readonly passed: readonly { readonly id: EntrantId; readonly why: ByePassedOver }[];
  readonly despite: "bye" | "walkover" | null;
}

/**
 * The reasons behind a board of a round as it was paired.
 * @param index of the board, from 0
 * @returns null where the working has no such board
 */
export function boardReasons(
  { pools }: RoundWorking,
  boards: readonly Paired[],
  index: number,
): BoardReasons | null {
  let first = 0;
  for (const { name, rule, order, boards: workings } of pools) {
    const working = workings[index - first];
    const board = boards[index];
    first += workings.length;
    if (index >= first || !working || !board) continue;
    const pair: readonly EntrantId[] = [board.white, board.black];
    return {
      pool: { name, rule },
      chooser: order.find((id) => pair.includes(id)) ?? null,
      passed: (working.passed ?? []).map(([place, why]) => ({ id: order[place]!, why })),
      colour: working.colour,
    };
  }
  return null;
}

/** The reasons behind the bye, or null where no pool chose one. */
export function byeReasons({ pools }: RoundWorking): ByeReasons | null {
  const pool = pools.find(({ byePassed }) => byePassed !== undefined);
  if (!pool) return null;
  const { name, rule, order, byePassed = [], byeDespite = null } = pool;
  const passed = byePassed.map(([place, why]) => ({ id: order[place]!, why }));
  return { pool: { name, rule }, passed, despite: byeDespite };
}
