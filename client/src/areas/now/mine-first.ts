import type { EntrantId, MatchView } from "@drawroom/shared";

/** Of the followed entrant's own, so many stand before all others, however late they come. */
const OWN = 2;

/** At most `most` matches in their order, but those of the followed entrant first. */
export function mineFirst(
  matches: readonly MatchView[],
  mine: ReadonlySet<EntrantId>,
  most: number,
): readonly MatchView[] {
  const isMine = ({ a, b }: MatchView): boolean =>
    (a.entrant !== null && mine.has(a.entrant)) || (b.entrant !== null && mine.has(b.entrant));
  const own = mine.size === 0 ? [] : matches.filter(isMine).slice(0, OWN);
  return [...own, ...matches.filter((match) => !own.includes(match))].slice(0, most);
}
