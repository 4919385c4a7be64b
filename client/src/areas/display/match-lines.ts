import type { CompetitionId, LocalDate, MatchView, nowOf } from "@drawroom/shared";
import { day } from "../../ui/format/time";

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

/** The words of a key, with what they name. */
type Say = (key: string, named?: Record<string, string>) => string;

/**
 * On court, next, last results, each under its heading; of one competition, or of all. Times of another day than `today` stand
 * under a heading that says which.
 */
export function listLines(
  now: ReturnType<typeof nowOf>,
  competition: CompetitionId | null,
  say: Say,
  today: LocalDate,
): readonly ListLine[] {
  const own = (matches: readonly MatchView[], most: number): readonly MatchView[] =>
    matches
      .filter((match) => competition === null || match.competition === competition)
      .slice(0, most);
  const headingOf = (key: string, { at }: MatchView): string =>
    at === null || at.startsWith(today)
      ? say(`display.lists.${key}`)
      : say(`display.lists.${key}On`, { day: day(at) });
  const part = (key: "onCourt" | "next" | "last", matches: readonly MatchView[]): ListLine[] => {
    let heading = "";
    return matches.flatMap((match): ListLine[] => {
      const line: ListLine = { kind: "match", key: match.id, match, isOnCourt: key === "onCourt" };
      const text = headingOf(key, match);
      if (text === heading) return [line];
      heading = text;
      return [{ kind: "heading", key: `${key} ${match.id}`, text }, line];
    });
  };
  return [
    ...part("onCourt", own(now.onCourt, MOST_NEXT)),
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
