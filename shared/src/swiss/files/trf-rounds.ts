import type { BoardResult } from "../history.js";
import type { LineProblem, LineReason } from "./file-problem.js";
import type { TournamentRound } from "./tournament.js";
import { readTrfCell, type TrfCell } from "./trf-cells.js";
import { trfCell, trfRounds } from "./trf-columns.js";
import type { TrfLine } from "./trf-lines.js";

type Game = Extract<TrfCell, { kind: "game" }>;

/** The cells of a round, by the place of the player in the list. */
export type TrfRound = readonly TrfCell[];

/** All cells, round by round, as far as any line goes; what can't be read is a problem, and absent. */
export function trfCellsOf(lines: readonly TrfLine[]): {
  readonly rounds: readonly TrfRound[];
  readonly problems: readonly LineProblem[];
} {
  const problems: LineProblem[] = [];
  const count = Math.max(0, ...lines.map(({ text }) => trfRounds(text)));
  const rounds = Array.from({ length: count }, (_, index) =>
    lines.map(({ line, text }): TrfCell => {
      const raw = trfCell(text, index + 1);
      const cell = readTrfCell(raw);
      if (cell) return cell;
      const reason = { code: "cellForm", round: index + 1, value: raw } as const;
      problems.push({ line, outcome: "refused", reason });
      return { kind: "absent", isSaid: true };
    }),
  );
  return { rounds, problems };
}

/** Each game is told by two lines: what White and Black must say of one result. */
const RESULTS: Readonly<Record<string, BoardResult | null>> = {
  "1 0": "1-0",
  "= =": "=",
  "0 1": "0-1",
  "+ -": "+-",
  "- +": "-+",
  "- -": "--",
  " ": null,
};

/** A round out of its cells; boards by the better starting rank. */
export function trfRoundOf(
  lines: readonly TrfLine[],
  cells: TrfRound,
  round: number,
): { readonly round: TournamentRound; readonly problems: readonly LineProblem[] } {
  const problems: LineProblem[] = [];
  const placeOf = new Map(lines.map(({ rank }, place) => [rank, place]));
  const boards: TournamentRound["boards"][number][] = [];
  const given = new Map<number, 1 | 0.5>();
  let bye: number | null = null;
  const refuse = (place: number, reason: LineReason) =>
    problems.push({ line: lines[place]!.line, outcome: "refused", reason });
  for (const [place, cell] of cells.entries()) {
    if (cell.kind === "given") given.set(place, cell.points);
    if (cell.kind === "bye") {
      if (bye === null) bye = place;
      else refuse(place, { code: "secondBye", round, line: lines[bye]!.line });
    }
    if (cell.kind !== "game") continue;
    const other = placeOf.get(cell.opponent);
    const read = gameOf(cell, lines[place]!.rank, other === undefined ? undefined : cells[other]);
    if (typeof read === "string") refuse(place, reasonOf(read, round, cell.opponent));
    else if (other !== undefined && place < other) {
      const [white, black] = read.isWhite ? [place, other] : [other, place];
      boards.push({ white, black, result: read.result });
    }
  }
  return { round: { boards, bye, given }, problems };
}

type Wrong =
  | "opponentUnknown"
  | "opponentIsItself"
  | "opponentDiffers"
  | "coloursContradict"
  | "resultsContradict";

const reasonOf = (code: Wrong, round: number, value: number): LineReason =>
  code === "opponentIsItself" ? { code, round } : { code, round, value };

/** What two lines say of their game together, from the one's side; or where they part. */
function gameOf(
  own: Game,
  rank: number,
  other: TrfCell | undefined,
): { readonly isWhite: boolean; readonly result: BoardResult | null } | Wrong {
  if (own.opponent === rank) return "opponentIsItself";
  if (!other) return "opponentUnknown";
  if (other.kind !== "game" || other.opponent !== rank) return "opponentDiffers";
  if (own.isWhite !== null && own.isWhite === other.isWhite) return "coloursContradict";
  // Where no line says who had White, the better starting rank is put down for it.
  const isWhite = own.isWhite ?? (other.isWhite === null ? rank < own.opponent : !other.isWhite);
  const [white, black] = isWhite ? [own, other] : [other, own];
  const result = RESULTS[`${white.result ?? ""} ${black.result ?? ""}`];
  return result === undefined ? "resultsContradict" : { isWhite, result };
}
