import type { CompetitionId, MatchView, nowOf } from "@drawroom/shared";

export type ListLine =
  | { readonly kind: "heading"; readonly key: string; readonly text: string }
  | {
      readonly kind: "match";
      readonly key: string;
      readonly match: MatchView;
      readonly isOnCourt: boolean;
    };

const MOST_NEXT = 40;
const MOST_LAST = 20;

/** On court, next, last results, each under its heading; of one competition, or of all. */
export function listLines(
  now: ReturnType<typeof nowOf>,
  competition: CompetitionId | null,
  say: (key: string) => string,
): readonly ListLine[] {
  const own = (matches: readonly MatchView[], most: number): readonly MatchView[] =>
    matches
      .filter((match) => competition === null || match.competition === competition)
      .slice(0, most);
  const part = (key: string, matches: readonly MatchView[], isOnCourt = false): ListLine[] =>
    matches.length === 0
      ? []
      : [
          { kind: "heading", key, text: say(`display.lists.${key}`) },
          ...matches.map((match): ListLine => ({ kind: "match", key: match.id, match, isOnCourt })),
        ];
  return [
    ...part("onCourt", own(now.onCourt, MOST_NEXT), true),
    ...part("next", own(now.next, MOST_NEXT)),
    ...part("last", own(now.last, MOST_LAST)),
  ];
}

/**
 * Lines in columns of at most `down`, and columns in pages of `across`. A heading stands with its first match, and is said again
 * where its list goes on in another column.
 */
export function columnsOf(
  lines: readonly ListLine[],
  down: number,
  across: number,
): readonly (readonly (readonly ListLine[])[])[] {
  const columns: ListLine[][] = [[]];
  let heading: ListLine | null = null;
  for (const line of lines) {
    let column = columns.at(-1)!;
    if (line.kind === "heading") heading = line;
    // A heading at the foot of a column would have nothing under it.
    const isFull = column.length >= down || (line.kind === "heading" && column.length >= down - 1);
    if (isFull)
      columns.push(
        (column =
          line.kind === "match" && heading
            ? [{ ...heading, key: `${heading.key}+${columns.length}` }]
            : []),
      );
    column.push(line);
  }
  const pages: ListLine[][][] = [];
  for (let i = 0; i < columns.length; i += across) pages.push(columns.slice(i, i + across));
  return pages;
}
