import type { EntrantId } from "@drawroom/shared";
import type { Sheet, SheetMatch, SheetPlace } from "./sheet-layout";

/** `known`: somebody stands there; `open`: not known yet; `bye`: nobody, for good. They differ by the line alone, too. */
export type LineKind = "known" | "open" | "bye";

export interface SheetLine {
  readonly key: string;
  readonly kind: LineKind;
  /** The path of an SVG, across in per cent, down in the sheet's units. */
  readonly path: string;
}

const kindOf = ({ side }: SheetPlace): LineKind =>
  side.kind === "entrant" ? "known" : side.kind === "bye" ? "bye" : "open";

const along = ({ x, width, y }: SheetPlace): string => `M${x} ${y}H${x + width}`;
const between = ({ a }: SheetMatch, from: number, to: number): string =>
  `M${a.x + a.width} ${from}V${to}`;

const linesOfMatch = (meeting: SheetMatch): readonly SheetLine[] => [
  ...[meeting.a, meeting.b].map((place) => ({
    key: place.key,
    kind: kindOf(place),
    path: along(place),
  })),
  { key: meeting.match.id, kind: "known", path: between(meeting, meeting.a.y, meeting.b.y) },
];

/** Every line of a sheet: two and the one that joins them for each match, and the one that comes out. */
export const linesOf = ({ rounds, end, third }: Sheet): readonly SheetLine[] => [
  ...rounds.flatMap(({ matches }) => matches.flatMap(linesOfMatch)),
  { key: end.key, kind: kindOf(end), path: along(end) },
  ...(third ? linesOfMatch(third).slice(0, 2) : []),
];

const isOf = ({ side }: SheetPlace, marked: ReadonlySet<EntrantId>): boolean =>
  side.kind === "entrant" && marked.has(side.entrant);

/** The way of an entrant through a sheet, as one path; empty where they are not in it. */
export function litPath({ rounds, end }: Sheet, marked: ReadonlySet<EntrantId>): string {
  if (marked.size === 0) return "";
  const ways = rounds.flatMap(({ matches }) =>
    matches.flatMap((meeting) =>
      [meeting.a, meeting.b]
        .filter((place) => isOf(place, marked))
        .map((place) => {
          const hasWon = meeting.match.winner !== null && isOf(winnerIn(meeting), marked);
          const isBye = meeting.match.state === "bye";
          const middle = (meeting.a.y + meeting.b.y) / 2;
          return along(place) + (hasWon || isBye ? `V${middle}` : "");
        }),
    ),
  );
  return [...ways, ...(isOf(end, marked) ? [along(end)] : [])].join("");
}

const winnerIn = ({ match, a, b }: SheetMatch): SheetPlace => (match.winner === "b" ? b : a);
