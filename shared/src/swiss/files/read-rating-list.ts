import {
  MOST_PLAYERS,
  type FilePlayer,
  type LineProblem,
  type ReadPlayers,
} from "./file-problem.js";
import { playerIn } from "./player-fields.js";

/** Which of the three ratings of the combined list counts. A list of one kind has only that. */
export type RatingKind = "standard" | "rapid" | "blitz";

const HEADINGS: Readonly<Record<RatingKind, string>> = {
  standard: "SRtng",
  rapid: "RRtng",
  blitz: "BRtng",
};

/** Where a field begins and ends, from 0, the end not included. */
type Span = readonly [number, number];
interface Layout {
  readonly name: Span;
  readonly country: Span;
  readonly rating: Span;
  readonly rankingId: Span;
}

/**
 * Players from lines of FIDE's rating list as text (SWS-18): columns of fixed width, found by the list's own first line, so the
 * combined list and those of one kind are read alike.
 * @param text the first line with any of those after it
 */
export function readRatingList(text: string, kind: RatingKind = "standard"): ReadPlayers {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n?|\n/);
  const head = lines.findIndex((line) => line.trim() !== "");
  if (head < 0) return { players: [], problems: [], stops: "empty" };
  const layout = layoutOf(lines[head]!, kind);
  if (!layout) return { players: [], problems: [], stops: "noHeader" };
  const players: FilePlayer[] = [];
  const problems: LineProblem[] = [];
  for (const [index, line] of lines.entries()) {
    if (index <= head || line.trim() === "") continue;
    const at = ([from, to]: Span): string => line.slice(from, to);
    const read = playerIn(index + 1, {
      name: at(layout.name),
      country: at(layout.country),
      rating: at(layout.rating),
      rankingId: at(layout.rankingId),
    });
    if (read.player) players.push(read.player);
    problems.push(...read.problems);
    if (players.length > MOST_PLAYERS) return { players: [], problems: [], stops: "tooMany" };
  }
  return { players, problems, stops: players.length === 0 ? "noPlayers" : null };
}

/** The fields as the first line heads them; a list of one kind heads its rating with the month, as `MAR26`. */
function layoutOf(head: string, kind: RatingKind): Layout | null {
  const name = spanOf(head, /\bName\b/);
  const country = spanOf(head, /\bFed\b/);
  const rankingId = spanOf(head, /\bID Number\b/i);
  const rating =
    spanOf(head, new RegExp(`\\b${HEADINGS[kind]}\\b`)) ?? spanOf(head, /\b[A-Z][a-zA-Z]{2}\d\d\b/);
  return name && country && rankingId && rating ? { name, country, rating, rankingId } : null;
}

/** From where the heading begins to where the next one does. */
function spanOf(head: string, heading: RegExp): Span | null {
  const found = heading.exec(head);
  if (!found) return null;
  const end = found.index + found[0].length;
  const next = /\S/.exec(head.slice(end));
  return [found.index, next ? end + next.index : head.length];
}
