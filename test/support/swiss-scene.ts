import { swissHistoryOf, type BoardResult, type CommandInput } from "@drawroom/shared";
import { eventWith, SINGLES, type Fields } from "./builders";
import { after, type World } from "./world";

const competition = SINGLES;

/** A Club Swiss with so many players, the first of the highest rating, and its seal shown. */
export const swissWith = (
  players: number,
  { rounds = 5, fields }: { rounds?: number; fields?: (number: number) => Fields } = {},
): World =>
  after(
    eventWith({ entrants: players, competition: { kind: "swiss" }, ...(fields && { fields }) }),
    { type: "changeSwissSettings", competition, rounds },
    { type: "sealDraw", competition },
  );

export const pairRound = (round: number): CommandInput => ({
  type: "pairRound",
  competition,
  round,
});

export const board = (round: number, number: number): string => `${competition}.${round}.${number}`;

export const result = (round: number, number: number, value: BoardResult | null): CommandInput => ({
  type: "enterBoardResult",
  board: board(round, number),
  result: value,
});

export const historyIn = ({ state }: World) => swissHistoryOf(state, competition);

/** Results of all open games of the last round; White wins unless said otherwise. */
export function played(
  world: World,
  resultOf: (board: number) => BoardResult = () => "1-0",
): World {
  const last = historyIn(world).rounds.at(-1);
  const commands = (last?.boards ?? []).flatMap((one, index) =>
    one.result === null ? [result(last!.number, index + 1, resultOf(index + 1))] : [],
  );
  return after(world, ...commands);
}

/** So many rounds, paired and played. */
export function withRounds(
  start: World,
  rounds: number,
  resultOf?: (board: number, round: number) => BoardResult,
): World {
  let world = start;
  const first = historyIn(start).rounds.length + 1;
  for (let round = first; round < first + rounds; round++) {
    const paired = after(world, pairRound(round));
    world = played(paired, resultOf && ((board) => resultOf(board, round)));
  }
  return world;
}
