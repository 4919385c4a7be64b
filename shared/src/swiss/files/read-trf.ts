import type { Absence } from "../history.js";
import { MOST_ROUNDS } from "../settings.js";
import type { LineProblem } from "./file-problem.js";
import type { ReadTournament, TournamentPlayer } from "./tournament.js";
import { trfLinesOf } from "./trf-lines.js";
import { trfCellsOf, trfRoundOf, type TrfRound } from "./trf-rounds.js";

/**
 * A whole tournament from a TRF16 file (SWS-18): players by starting rank, rounds with results, byes and absences. Every line
 * that can't be taken is named; then there is no tournament, for rounds hang together.
 */
export function readTrf(text: string): ReadTournament {
  const { name, planned, lines, problems: wrongLines, isTooMany } = trfLinesOf(text);
  if (isTooMany) return { tournament: null, problems: [], stops: "tooMany" };
  const { rounds: cells, problems: wrongCells } = trfCellsOf(lines);
  const held = roundsHeld(cells);
  if (held > MOST_ROUNDS) return { tournament: null, problems: [], stops: "tooManyRounds" };
  const read = cells.slice(0, held).map((round, index) => trfRoundOf(lines, round, index + 1));
  const problems = [
    ...wrongLines,
    ...wrongCells,
    ...read.flatMap((round) => round.problems),
    ...aheadProblems(cells, held, lines),
  ].sort((a, b) => a.line - b.line);
  if (problems.some(({ outcome }) => outcome === "refused")) {
    return { tournament: null, problems, stops: "linesRefused" };
  }
  if (lines.length === 0) {
    return { tournament: null, problems, stops: text.trim() === "" ? "empty" : "noPlayers" };
  }
  const isOver = planned === null ? !hasOpenGame(cells[held - 1]) : held >= planned;
  const players = lines.map(({ player }, place): TournamentPlayer => {
    const gone = absencesOf(cells, place, { held, isOver });
    return { ...player, gone: held === 0 ? [] : gone };
  });
  return {
    tournament: { name, planned, players, rounds: read.map(({ round }) => round) },
    problems,
    stops: null,
  };
}

/** The last round in which anybody has a game or the pairing bye. What stands after it is about a round to come. */
const roundsHeld = (cells: readonly TrfRound[]): number =>
  cells.findLastIndex((round) => round.some(({ kind }) => kind === "game" || kind === "bye")) + 1;

const hasOpenGame = (round: TrfRound = []): boolean =>
  round.some((cell) => cell.kind === "game" && cell.result === null);

/** Points given for a round to come are not kept; the player is told of. */
const aheadProblems = (
  cells: readonly TrfRound[],
  held: number,
  lines: readonly { readonly line: number }[],
): LineProblem[] =>
  cells.slice(held).flatMap((round, index) =>
    round.flatMap((cell, place): LineProblem[] => {
      if (cell.kind !== "given") return [];
      const value = cell.points === 1 ? "F" : "H";
      const reason = { code: "byeAhead", round: held + index + 1, value } as const;
      return [{ line: lines[place]!.line, outcome: "read", reason }];
    }),
  );

/**
 * The rounds that a player was not there. Away in the round to come, as the file says of it, or at the end of an event that is
 * over: away for good.
 */
function absencesOf(
  cells: readonly TrfRound[],
  place: number,
  { held, isOver }: { readonly held: number; readonly isOver: boolean },
): readonly Absence[] {
  const isAbsent = (round: number): boolean => cells[round - 1]?.[place]?.kind === "absent";
  const next = cells[held]?.[place];
  const isAwayNext = isOver || (next?.kind === "absent" && next.isSaid);
  const gone: Absence[] = [];
  for (let round = 1; round <= held; round++) {
    if (!isAbsent(round)) continue;
    const last = gone.at(-1);
    if (last?.to === round - 1) gone[gone.length - 1] = { from: last.from, to: round };
    else gone.push({ from: round, to: round });
  }
  const last = gone.at(-1);
  if (last?.to === held && isAwayNext) return [...gone.slice(0, -1), { from: last.from }];
  return !isOver && isAwayNext ? [...gone, { from: held + 1 }] : gone;
}
