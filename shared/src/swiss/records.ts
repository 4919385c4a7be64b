import type { EntrantId } from "../model/ids.js";
import type { BoardResult, SwissHistory, SwissPlayer, SwissRound } from "./history.js";

/** A round against somebody; scores are in half points. */
export interface MetLine {
  readonly round: number;
  /** `open`: without a result yet, worth nothing so far. */
  readonly kind: "game" | "walkover" | "open";
  readonly opponent: EntrantId;
  readonly isWhite: boolean;
  readonly score: number;
}

/** A round without an opponent. */
export interface AloneLine {
  readonly round: number;
  readonly kind: "bye" | "missed";
  readonly score: number;
}

/** What a round was for one player. */
export type RoundLine = MetLine | AloneLine;

/** A player's event so far, as the pairing and the tie-breaks see it. */
export interface PlayerRecord {
  readonly player: SwissPlayer;
  /** Half points. */
  readonly total: number;
  /** One for each round there is, in order. */
  readonly lines: readonly RoundLine[];
  /** Games played with White, and with Black. */
  readonly whites: number;
  readonly blacks: number;
  /** How many of the last games played had one colour: above 0 White, below 0 Black (SWS-9). */
  readonly run: number;
  /** Opponents of games played (SWS-9). */
  readonly met: ReadonlySet<EntrantId>;
  readonly byes: number;
  readonly walkoverWins: number;
  readonly missed: number;
}

const SCORES: Readonly<Record<BoardResult, readonly [number, number]>> = {
  "1-0": [2, 0],
  "=": [1, 1],
  "0-1": [0, 2],
  "+-": [2, 0],
  "-+": [0, 2],
  "--": [0, 0],
};

/** Half points of White and of Black. */
export const halvesOf = (result: BoardResult): readonly [number, number] => SCORES[result];

/** Whether both sat down to it: only then it gives colours and counts as met (SWS-9). */
export const isPlayed = (result: BoardResult): boolean =>
  result === "1-0" || result === "=" || result === "0-1";

/** Everybody's record, late entries and those who left too. */
export function recordsOf(history: SwissHistory): ReadonlyMap<EntrantId, PlayerRecord> {
  const lines = new Map(history.players.map(({ id }): [EntrantId, RoundLine[]] => [id, []]));
  for (const round of history.rounds) {
    for (const [id, line] of linesIn(round, history)) lines.get(id)?.push(line);
    for (const { id, from } of history.players) {
      const own = lines.get(id)!;
      if (own.at(-1)?.round === round.number) continue;
      const isBefore = round.number < from;
      const score = isBefore ? 2 * history.settings.missed : 0;
      own.push({ round: round.number, kind: "missed", score });
    }
  }
  return new Map(history.players.map((player) => [player.id, recordOf(player, lines)]));
}

function linesIn(
  { number: round, boards, bye, given = {} }: SwissRound,
  { settings }: SwissHistory,
): [EntrantId, RoundLine][] {
  const lines = boards.flatMap(({ white, black, result }): [EntrantId, RoundLine][] => {
    const kind = result === null ? "open" : isPlayed(result) ? "game" : "walkover";
    const [whiteScore, blackScore] = result === null ? [0, 0] : SCORES[result];
    return [
      [white, { round, kind, opponent: black, isWhite: true, score: whiteScore }],
      [black, { round, kind, opponent: white, isWhite: false, score: blackScore }],
    ];
  });
  if (bye !== null) lines.push([bye, { round, kind: "bye", score: 2 * settings.bye }]);
  for (const [id, points] of Object.entries(given)) {
    lines.push([id, { round, kind: points === 1 ? "bye" : "missed", score: 2 * points }]);
  }
  return lines;
}

function recordOf(
  player: SwissPlayer,
  all: ReadonlyMap<EntrantId, readonly RoundLine[]>,
): PlayerRecord {
  const lines = all.get(player.id)!;
  const games = lines.filter((line): line is MetLine => line.kind === "game");
  const count = (kind: RoundLine["kind"]): number => lines.filter((l) => l.kind === kind).length;
  const whites = games.filter((game) => game.isWhite).length;
  return {
    player,
    lines,
    total: lines.reduce((sum, { score }) => sum + score, 0),
    whites,
    blacks: games.length - whites,
    run: games.reduce((run, { isWhite }) => runAfter(run, isWhite), 0),
    met: new Set(games.map((game) => game.opponent)),
    byes: count("bye"),
    walkoverWins: lines.filter((line) => line.kind === "walkover" && line.score > 0).length,
    missed: count("missed"),
  };
}

/** A run of one colour, one game on. */
const runAfter = (run: number, isWhite: boolean): number =>
  isWhite ? Math.max(run, 0) + 1 : Math.min(run, 0) - 1;
