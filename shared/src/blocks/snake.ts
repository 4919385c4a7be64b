/**
 * Deals a ranking into blocks: tier 1 goes A, B, C …, tier 2 comes back, and so on; a partial last tier goes
 * in its own direction (BLK-3). One list a block, seed 1 first.
 */
export function snake<T>(ranking: readonly T[], blockCount: number): T[][] {
  const blocks = Array.from({ length: blockCount }, (): T[] => []);
  ranking.forEach((entrant, index) => {
    const tier = Math.floor(index / blockCount);
    const step = index % blockCount;
    blocks[tier % 2 === 0 ? step : blockCount - 1 - step]?.push(entrant);
  });
  return blocks;
}

/** Fewest entrants in a block (BLK-3). */
export const LEAST_IN_A_BLOCK = 2;
