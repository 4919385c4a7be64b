import { seedsByLine } from "@drawroom/shared";
import { blockOf } from "./knockout-fields";

type Exchange = readonly [number, number];

/** Whether no two of a block meet in round one. */
export const isFreshRoundOne = (seeds: readonly string[], lines: number): boolean =>
  seeds.every((id, index) => {
    const opponent = seeds[lines - 1 - index];
    return opponent === undefined || blockOf(opponent) !== blockOf(id);
  });

/** KO-WEAVE by trying everything: the fewest exchanges that clear round one, of those the largest list; null: none do. */
export function slowExchanges(weave: readonly string[], lines: number): Exchange[] | null {
  for (let count = 0; count <= weave.length / 2; count++) {
    const lists = [...exchangesOf(weave, count, weave.length + 1)];
    const clear = lists.find((list) => isFreshRoundOne(exchanged(weave, list), lines));
    if (clear) return clear;
    if (lists.length === 0) break;
  }
  return null;
}

/** The seeds after exchanges. */
export function exchanged(weave: readonly string[], list: readonly Exchange[]): string[] {
  const seeds = [...weave];
  for (const [a, b] of list) [seeds[a - 1], seeds[b - 1]] = [seeds[b - 1]!, seeds[a - 1]!];
  return seeds;
}

/** All lists of so many exchanges within tiers, largest list first. */
function* exchangesOf(
  weave: readonly string[],
  count: number,
  below: number,
  used: readonly number[] = [],
): Generator<Exchange[]> {
  if (count === 0) yield [];
  else
    for (let a = below - 1; a > 1; a--)
      for (let b = a - 1; b > 0; b--) {
        if (weave[a - 1]!.slice(1) !== weave[b - 1]!.slice(1)) continue;
        if (used.includes(a) || used.includes(b)) continue;
        for (const rest of exchangesOf(weave, count - 1, a, [...used, a, b]))
          yield [[a, b], ...rest];
      }
}

/** KO-SEP by trying every order of a tier: the seeds, given the tiers in grade order. */
export function slowlySeparated(tiers: readonly (readonly string[])[], lines: number): string[] {
  let sections = 1;
  while (sections < tiers.length && sections < lines) sections *= 2;
  const byLine = seedsByLine(lines);
  const sectionOf = (seed: number): number => Math.floor((byLine.indexOf(seed) * sections) / lines);
  const seeds: string[] = [];
  for (const tier of tiers) {
    const first = seeds.length + 1;
    const before = [...seeds];
    const mates = (id: string): number[] =>
      before.flatMap((other, index) => (blockOf(other) === blockOf(id) ? [index + 1] : []));
    const isClear = (id: string, seed: number): boolean =>
      mates(id).every((mate) => sectionOf(mate) !== sectionOf(seed));
    const isFresh = (id: string, seed: number): boolean => !mates(id).includes(lines + 1 - seed);
    const worth = (order: readonly string[]): number =>
      order.filter((id, index) => isClear(id, first + index)).length * 1000 +
      order.filter((id, index) => isFresh(id, first + index)).length;
    const orders = ordersOf(tier);
    const best = Math.max(...orders.map(worth));
    let left = orders.filter((order) => worth(order) === best);
    for (const id of tier) {
      const open = upFrom(first, tier.length).filter((seed) =>
        left.some((order) => order[seed - first] === id),
      );
      const seed =
        open.find((one) => isClear(id, one)) ?? open.find((one) => isFresh(id, one)) ?? open[0]!;
      left = left.filter((order) => order[seed - first] === id);
    }
    seeds.push(...left[0]!);
  }
  return seeds;
}

const upFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    ordersOf([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}
