import { averageIn, moved, type Plan } from "./plan.js";
import {
  averagesAfter,
  CLOSE,
  costOf,
  gapOf,
  isBefore,
  make,
  movementOf,
  tierExchanges,
  type TierExchange,
} from "./same-tier.js";
import { linkedExchanges } from "./spread-linked.js";

export interface SpreadStep {
  readonly step: "spread" | "linked" | "balance";
  readonly swap: TierExchange;
}

/** Called before each exchange is made, with the plan as it still is. */
export type Watch = (step: SpreadStep["step"], swap: TierExchange, linked?: "first") => void;

/**
 * SPR-3 to SPR-5: same-tier exchanges that spread countries evenly, one by one or two linked, then such that bring the
 * averages back towards the snake's. The plan changes; `watch` hears of every exchange before it is made.
 * @param snakeAverages of the snake as dealt, by block
 */
export function spreadCountries(
  plan: Plan,
  snakeAverages: readonly (number | null)[],
  watch: Watch,
): void {
  const exchanges = tierExchanges(plan);
  const perform = (step: SpreadStep["step"], swap: TierExchange, linked?: "first"): void => {
    watch(step, swap, linked);
    make(plan, swap);
  };
  for (;;) {
    const single = bestSingle(plan, exchanges);
    if (single) {
      perform("spread", single);
      continue;
    }
    const linked = linkedExchanges(plan, exchanges);
    if (!linked) break;
    perform("linked", linked[0], "first");
    perform("linked", linked[1]);
  }
  for (;;) {
    const balancing = bestBalancing(plan, exchanges, snakeAverages);
    if (!balancing) return;
    perform("balance", balancing);
  }
}

/** SPR-3: the exchange that lowers (`excess`, `spread`) most; null: none does. The list's order decides what is equal. */
function bestSingle(plan: Plan, exchanges: readonly TierExchange[]): TierExchange | null {
  let best: TierExchange | null = null;
  let figures: readonly number[] = [0];
  for (const swap of exchanges) {
    const cost = costOf(plan, swap);
    if (cost >= 0 || cost > figures[0]!) continue;
    const own = [cost, movementOf(plan, swap), gapOf(plan, swap)];
    if (best && !isBefore(own, figures)) continue;
    [best, figures] = [swap, own];
  }
  return best;
}

/** SPR-5: the exchange that most lowers the distance of the averages from the snake's, while nothing gets less even. */
function bestBalancing(
  plan: Plan,
  exchanges: readonly TierExchange[],
  snakeAverages: readonly (number | null)[],
): TierExchange | null {
  let best: TierExchange | null = null;
  let figures: readonly number[] = [-CLOSE];
  const away = snakeAverages.map((average, block) => moved(average, averageIn(plan, block)));
  for (const swap of exchanges) {
    if (costOf(plan, swap) > 0) continue;
    const { first, second } = swap;
    const [x, y] = averagesAfter(plan, swap);
    const after = moved(snakeAverages[first]!, x) + moved(snakeAverages[second]!, y);
    const own = [after - away[first]! - away[second]!, gapOf(plan, swap)];
    const isBetter = best ? isBefore(own, figures) : own[0]! < figures[0]!;
    if (isBetter) [best, figures] = [swap, own];
  }
  return best;
}
