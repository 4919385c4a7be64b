import type { Letter, LocalTime, MatchView } from "@drawroom/shared";

/** How many matches of a block or a bracket are laid out, and from when to when. */
interface BlockSpan {
  readonly name: string;
  /** Empty: a bracket. */
  readonly letter: Letter;
  readonly count: number;
  readonly first: LocalTime;
  readonly last: LocalTime;
}

const nameOf = ({ letter, bracket }: MatchView): string => bracket?.name ?? letter;

/** By name, of the matches that have a time. */
export function blockSpans(matches: readonly MatchView[]): readonly BlockSpan[] {
  const names = [...new Set(matches.map(nameOf))].sort();
  return names.flatMap((name) => {
    const own = matches.filter((match) => nameOf(match) === name);
    const times = own.flatMap(({ at }) => at ?? []).sort();
    const [first, last] = [times[0], times.at(-1)];
    const letter = own[0]?.letter ?? "";
    return first && last ? [{ name, letter, count: times.length, first, last }] : [];
  });
}
