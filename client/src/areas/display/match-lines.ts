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

/** A heading is one and a half lines high, so that it stands off from the list before it. */
export const HEADING_LINES = 1.5;
const heightOf = ({ kind }: ListLine): number => (kind === "heading" ? HEADING_LINES : 1);

/**
 * Lines in columns of at most `down` lines, and columns in pages of `across`. A heading stands with its first match, and is said
 * again where its list goes on in another column.
 */
export function columnsOf(
  lines: readonly ListLine[],
  down: number,
  across: number,
): readonly (readonly (readonly ListLine[])[])[] {
  const columns: ListLine[][] = [[]];
  let heading: ListLine | null = null;
  for (const line of lines) {
    if (line.kind === "heading") heading = line;
    const used = (columns.at(-1) ?? []).reduce((sum, above) => sum + heightOf(above), 0);
    // A heading at the foot of a column would have nothing under it.
    const needed = heightOf(line) + (line.kind === "heading" ? 1 : 0);
    if (used > 0 && used + needed > down) {
      const again = line.kind === "match" && heading;
      columns.push(again ? [{ ...again, key: `${again.key}+${columns.length}` }] : []);
    }
    columns.at(-1)?.push(line);
  }
  const pages: ListLine[][][] = [];
  for (let i = 0; i < columns.length; i += across) pages.push(columns.slice(i, i + across));
  return pages;
}
