import type { Entrant, Grades, Partner } from "./entrant.js";

type OfPair = Pick<Entrant, "name" | "country" | keyof Grades>;

/**
 * What follows from a pair's two partners unless it is given (BLK-5): "A. One & B. Two", mean grades as whole numbers
 * with halves rounded up, a country only if both share it.
 */
export function fromPartners([one, two]: readonly [Partner, Partner], longest = 80): OfPair {
  const current = mean(one.current, two.current);
  const max12 = mean(highest(one), highest(two));
  const isGraded = current !== null && max12 !== null;
  return {
    name: cut(`${initialled(one.name)} & ${initialled(two.name)}`, longest),
    country: one.country === two.country ? one.country : null,
    current,
    max12,
    // Where one of the two has no grade, the pair's grade is an estimate, as it rests on one (BLK-2).
    estimated: isGraded ? null : mean(one.current ?? one.estimated, two.current ?? two.estimated),
  };
}

const mean = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.floor((a + b + 1) / 2);

const highest = ({ current, max12 }: Grades): number | null =>
  current === null ? max12 : Math.max(current, max12 ?? current);

/** "Anna One" → "A. One"; a name of one word stays. */
function initialled(name: string): string {
  const [first = "", ...rest] = name.split(/\s+/);
  return rest.length === 0 ? name : `${[...first][0] ?? ""}. ${rest.join(" ")}`;
}

const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
