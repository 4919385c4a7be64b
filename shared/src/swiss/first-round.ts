import type { EntrantId } from "../model/ids.js";
import { coloursOf } from "./colours.js";
import type {
  BoardWorking,
  ColourRule,
  Paired,
  PoolWorking,
  RoundPairing,
  SwissHistory,
  SwissPlayer,
} from "./history.js";

interface DrawnPool {
  readonly boards: readonly Paired[];
  readonly working: PoolWorking;
}

/**
 * Round 1 as the draw gives it (SWS-3, SWS-5).
 * @param history with its groups in the order drawn
 * @param drawnBye who was drawn for the bye, in an odd field
 */
export function firstRound(history: SwissHistory, drawnBye: EntrantId | null): RoundPairing {
  const { groups, players } = history;
  if (!groups || players.length < 2) return { ok: false, reason: "too-few" };
  const drawn = (ids: readonly EntrantId[]): EntrantId[] => ids.filter((id) => id !== drawnBye);
  const pools =
    "A" in groups
      ? [
          facing("A+B", "groupA", drawn(groups.A), drawn(groups.B)),
          neighbours(drawn(groups.C), players),
        ]
      : [facing("all", "topHalf", drawn(groups.top), drawn(groups.bottom))];
  return {
    ok: true,
    boards: pools.flatMap(({ boards }) => boards),
    bye: drawnBye,
    working: { pools: pools.map(({ working }) => working) },
  };
}

/** One list meets another, the first of each, the second of each; the upper one has White. */
function facing(
  name: "A+B" | "all",
  colour: ColourRule,
  upper: readonly EntrantId[],
  lower: readonly EntrantId[],
): DrawnPool {
  const boards = upper.flatMap((white, at): Paired[] => {
    const black = lower[at];
    return black === undefined ? [] : [{ white, black }];
  });
  const rule = name === "all" ? "SWS-5" : "SWS-3";
  return drawnPool(
    name,
    rule,
    boards,
    boards.map((): BoardWorking => ({ colour })),
  );
}

/** Neighbours of C in the order drawn meet; the colours are by SWS-9. */
function neighbours(ids: readonly EntrantId[], players: readonly SwissPlayer[]): DrawnPool {
  const byId = new Map(players.map((player) => [player.id, player]));
  const stateOf = (id: EntrantId) => {
    const { seed, rating } = byId.get(id)!;
    return { seed, rating, whites: 0, blacks: 0, run: 0 };
  };
  const boards: Paired[] = [];
  const workings: BoardWorking[] = [];
  for (let at = 0; at + 1 < ids.length; at += 2) {
    const [a, b] = [ids[at]!, ids[at + 1]!];
    const { isFirstWhite, rule } = coloursOf(stateOf(a), stateOf(b));
    boards.push(isFirstWhite ? { white: a, black: b } : { white: b, black: a });
    workings.push({ colour: rule });
  }
  return drawnPool("C", "SWS-3", boards, workings);
}

const drawnPool = (
  name: PoolWorking["name"],
  rule: PoolWorking["rule"],
  boards: readonly Paired[],
  workings: readonly BoardWorking[],
): DrawnPool => ({ boards, working: { name, rule, order: [], boards: workings } });
