import { draweeAt, exchange, gap, NO_GROUP, type Drawee, type Place, type Plan } from "./plan.js";
import { isBefore } from "./same-tier.js";

/** An exchange across tiers, and how many of the group were seeded 3 to 6 before it. */
export interface CapExchange {
  readonly from: Place;
  readonly to: Place;
  readonly group: number;
  readonly count: number;
}

/** A group that is above the cap, and by how many it is seeded 3 to 6. */
export interface Unmet {
  readonly group: number;
  readonly count: number;
}

/** Two a block. */
export const allowedIn = (plan: Plan): number => 2 * plan.seats.length;

const seeded3to6 = (plan: Plan, group: number): number =>
  plan.middle.reduce((sum, counts) => sum + counts[group]!, 0);

/**
 * SPR-2: while a country has more than two a block among all seeds 3 to 6, one of its 6th seeds changes places with a 7th,
 * or, failing that, a 3rd with a 2nd. The plan changes; `watch` hears of every exchange before it is made. Gives
 * the group that stays above the cap for want of a partner: at most one can be above it, so the search ends there.
 */
export function meetCap(
  plan: Plan,
  groups: number,
  watch: (exchange: CapExchange) => void,
): Unmet | null {
  for (let group = 0; group < groups; group++) {
    for (;;) {
      const count = seeded3to6(plan, group);
      if (count <= allowedIn(plan)) break;
      const pair = closestPair(plan, group, 5, 6) ?? closestPair(plan, group, 2, 1);
      if (!pair) return { group, count };
      watch({ ...pair, group, count });
      exchange(plan, pair.from, pair.to);
    }
  }
  return null;
}

const placesIn = (plan: Plan, tier: number): Place[] =>
  [...plan.seats.keys()]
    .filter((block) => plan.seats[block]!.length > tier)
    .map((block) => ({ block, tier }));

/** The closest grades of a group's entrant in one tier and another's in the next; then the lower-ranked own, the higher-ranked partner. */
function closestPair(
  plan: Plan,
  group: number,
  tier: number,
  partnerTier: number,
): Pick<CapExchange, "from" | "to"> | null {
  let best: (Pick<CapExchange, "from" | "to"> & { readonly figures: readonly number[] }) | null =
    null;
  for (const from of placesIn(plan, tier)) {
    const own = draweeAt(plan, from);
    if (own.group !== group) continue;
    for (const to of placesIn(plan, partnerTier)) {
      const partner = draweeAt(plan, to);
      if (partner.group === group || breaksCap(plan, partner)) continue;
      const figures = [gap(own, partner), -own.rank, partner.rank];
      if (!best || isBefore(figures, best.figures)) best = { from, to, figures };
    }
  }
  return best && { from: best.from, to: best.to };
}

/** Whether one more of the partner's own country among seeds 3 to 6 would be too many. */
const breaksCap = (plan: Plan, { group }: Drawee): boolean =>
  group !== NO_GROUP && seeded3to6(plan, group) + 1 > allowedIn(plan);
