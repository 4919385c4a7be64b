import type { EntrantId } from "../../model/ids.js";
import { coloursOf, type Colours } from "../colours.js";
import type { BoardWorking, Paired, PoolWorking } from "../history.js";
import type { PlayerRecord } from "../records.js";
import { chooseBye, type ByeChoice } from "./bye.js";
import { choosingOf } from "./choosing.js";
import { colourStateOf, legalGraph, legalityOf } from "./legality.js";
import type { Pool } from "./pool.js";
import { pairTopDown, type Choice } from "./top-down.js";

export interface PairedPool {
  readonly boards: readonly Paired[];
  readonly bye: EntrantId | null;
  readonly working: PoolWorking;
}

/** Pairs a pool (SWS-4, SWS-6, SWS-8, SWS-10), or null where it has no complete pairing. */
export function pairPool(pool: Pool): PairedPool | null {
  const { order, permission, name, rule } = pool;
  let bye: ByeChoice | null = null;
  if (order.length % 2 === 1) {
    bye = chooseBye(order, legalGraph(legalityOf(order), permission));
    if (!bye) return null;
  }
  const rest = order.filter((_, place) => place !== bye?.place);
  const choosing = choosingOf({ ...pool, order: rest });
  if (!choosing) return null;
  const placeOf = (at: number): number => (bye && at >= bye.place ? at + 1 : at);
  const pairs = pairTopDown(choosing).map((choice) => boardOf(choice, rest, pool, placeOf));
  const working: PoolWorking = {
    name,
    rule,
    order: order.map(({ player }) => player.id),
    boards: pairs.map((pair) => pair.working),
    ...(bye && { byePassed: bye.passed }),
    ...(bye?.despite && { byeDespite: bye.despite }),
  };
  return {
    boards: pairs.map((pair) => pair.board),
    bye: bye && order[bye.place]!.player.id,
    working,
  };
}

function boardOf(
  { first, second, passed }: Choice,
  rest: readonly PlayerRecord[],
  pool: Pool,
  placeOf: (at: number) => number,
): { readonly board: Paired; readonly working: BoardWorking } {
  const [a, b] = [rest[first]!, rest[second]!];
  const { isFirstWhite, rule } = coloursOf(colourStateOf(a), colourStateOf(b), byGroup(pool, a, b));
  const [x, y] = [a.player.id, b.player.id];
  const over = passed.map(([at, why]) => [placeOf(at), why] as const);
  return {
    board: isFirstWhite ? { white: x, black: y } : { white: y, black: x },
    working: over.length === 0 ? { colour: rule } : { colour: rule, passed: over },
  };
}

/** B has White against A (SWS-4). */
function byGroup({ groupA }: Pool, a: PlayerRecord, b: PlayerRecord): Colours | undefined {
  if (!groupA) return undefined;
  const [isA, isOtherA] = [groupA.has(a.player.id), groupA.has(b.player.id)];
  return isA === isOtherA ? undefined : { isFirstWhite: !isA, rule: "groupB" };
}
