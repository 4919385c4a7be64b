import type { EntrantId, MatchView } from "@drawroom/shared";

/** Matches in their order, but those of the followed entrant first. */
export function mineFirst(
  matches: readonly MatchView[],
  mine: ReadonlySet<EntrantId>,
): readonly MatchView[] {
  const isMine = ({ a, b }: MatchView): boolean =>
    (a.entrant !== null && mine.has(a.entrant)) || (b.entrant !== null && mine.has(b.entrant));
  return mine.size === 0
    ? matches
    : [...matches.filter(isMine), ...matches.filter((match) => !isMine(match))];
}
