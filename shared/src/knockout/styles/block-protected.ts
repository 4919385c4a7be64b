import type { BlockFinishers } from "../finishers.js";
import type { Placed, Placement } from "../placement.js";
import type { Tier, TierEntrant } from "../tiers.js";
import { clearingExchanges, meetingsOf, type Exchange } from "../weave-exchanges.js";

/** A1 B1 C1 … A2 B2 C2 …, with seeds exchanged within tiers where two of a block would meet in round one (KO-WEAVE). */
export function blockProtected(
  tiers: readonly Tier[],
  lines: number,
  blocks: readonly BlockFinishers[],
): Placement {
  const weave = tiers.flatMap((tier) => woven(tier, blocks));
  const letters = weave.map(({ entrant }) => entrant.block);
  const groups = weave.map(({ tier }) => tier.group);
  const exchanges = clearingExchanges({ blocks: letters, tiers: groups, lines });
  const partners = partnersOf(exchanges ?? []);
  const given = new Map(weave.map(({ entrant }, index) => [entrant.id, index + 1]));
  const placed = (entrant: TierEntrant): Placed => {
    const own = given.get(entrant.id)!;
    const other = partners.get(own);
    if (other === undefined) return { entrant, given: own, seed: own, note: null };
    const note = { kind: "exchange", with: weave[other - 1]!.entrant.id } as const;
    return { entrant, given: own, seed: other, note };
  };
  return {
    tiers: tiers.map(({ group, entrants }) => ({ group, placed: entrants.map(placed) })),
    exchanges: exchanges ?? [],
    warnings: exchanges
      ? []
      : meetingsOf(letters, lines).map((seeds) => ({ kind: "sameBlockRoundOne", seeds })),
  };
}

/** A tier in the order of its blocks. */
function woven(tier: Tier, blocks: readonly BlockFinishers[]) {
  const byBlock = new Map(tier.entrants.map((entrant) => [entrant.block, entrant]));
  return blocks.flatMap(({ block }) => {
    const entrant = byBlock.get(block);
    return entrant ? [{ entrant, tier }] : [];
  });
}

const partnersOf = (exchanges: readonly Exchange[]): ReadonlyMap<number, number> =>
  new Map(
    exchanges.flatMap(([a, b]): Exchange[] => [
      [a, b],
      [b, a],
    ]),
  );
