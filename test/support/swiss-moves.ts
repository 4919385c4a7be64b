import type { BoardResult, CommandInput, EventState } from "@drawroom/shared";
import type { Roll } from "./arbitraries";
import { entrant, nth, SINGLES } from "./builders";
import { historyIn } from "./swiss-scene";
import { tried, type World } from "./world";

type Move = (roll: Roll, world: World) => CommandInput;

const competition = SINGLES;
const RESULTS: readonly BoardResult[] = ["1-0", "=", "0-1", "1-0", "=", "0-1", "+-", "-+", "--"];

const pick = <T>(list: readonly T[], number: number, otherwise: T): T =>
  list[number % Math.max(1, list.length)] ?? otherwise;
const anEntrant = ({ entrants }: EventState, number: number): string =>
  pick(Object.keys(entrants), number, nth(1));
const paired = (world: World): number => historyIn(world).rounds.length;

/** An open board of the last round, or any board at all. */
function aBoard(world: World, { a, b }: Roll): string {
  const last = historyIn(world).rounds.at(-1);
  const open = last?.boards.flatMap(({ result }, index) =>
    result === null ? [`${competition}.${last.number}.${index + 1}`] : [],
  );
  const all = Object.keys(world.state.boards);
  return pick(b % 8 && open?.length ? open : all, a, `${competition}.1.1`);
}

const enter: Move = (roll, world) => ({
  type: "enterBoardResult",
  board: aBoard(world, roll),
  result: roll.c % 12 === 0 ? null : pick(RESULTS, roll.c, "="),
});
const pair: Move = ({ a, b }, world) => ({
  type: "pairRound",
  competition,
  round: paired(world) + (a % 9 === 0 ? 0 : 1) || 1,
  ...(b % 3 === 0 && { permission: b % 2 ? ("colours" as const) : ("rematches" as const) }),
});

/** Commands of a Swiss, with parts that mostly exist and sometimes don't; results and pairings are the most frequent. */
const moves: readonly Move[] = [
  ...Array.from({ length: 9 }, () => enter),
  ...Array.from({ length: 4 }, () => pair),
  () => ({ type: "sealDraw", competition }),
  ({ a, b, c }) => ({
    type: "changeSwissSettings",
    competition,
    ...(a % 2 ? { rounds: 1 + (b % 7) } : { tieBreak: c % 2 ? "wnt" : "buchholz" }),
    ...(c % 3 === 0 && { bye: b % 2 ? 1 : 0.5, missed: a % 2 ? 0 : 0.5 }),
  }),
  (_, world) => ({ type: "takeBackRound", competition, round: paired(world) || 1 }),
  ({ a }, { state }) => ({ type: "withdrawEntrant", entrant: anEntrant(state, a) }),
  ({ a }, { state }) => ({ type: "takeBackWithdrawal", entrant: anEntrant(state, a) }),
  ({ a, b }) => ({
    type: "addEntrant",
    entrant: { ...entrant(20 + (a % 6), { current: 1500 + (b % 5) }), competition },
  }),
  ({ a }, { state }) => ({ type: "removeEntrant", entrant: anEntrant(state, a) }),
  ({ a, b }, { state }) => ({
    type: "editEntrant",
    entrant: anEntrant(state, a),
    current: b % 4 ? 1500 + (b % 5) : null,
  }),
  ({ a, b }, { state }) => {
    const ids = Object.keys(state.entrants).slice(a % 2);
    const boards = Array.from({ length: Math.floor(ids.length / 2) }, (_, index) => ({
      white: ids[2 * index]!,
      black: ids[2 * index + 1]!,
    }));
    const bye = ids.length % 2 ? ids.at(-1)! : null;
    const round = 1 + (b % 3);
    return { type: "pairByHand", competition, round, boards, bye, confirmed: true };
  },
  ({ a }) => ({ type: "finishSwiss", competition, ...(a % 2 && { confirmed: true }) }),
  () => ({ type: "reopenSwiss", competition }),
  (_, { history }) => ({
    type: "undo",
    target: history.undo.at(-1)?.commandId ?? "command-000000",
  }),
  (_, { history }) => ({
    type: "redo",
    target: history.redo.at(-1)?.commandId ?? "command-000000",
  }),
];

/** The worlds that a run of random commands of a Swiss goes through. Refused commands leave a world as it is. */
export function swissWorldsOf(start: World, rolls: readonly Roll[]): World[] {
  const worlds = [start];
  for (const roll of rolls) {
    const world = worlds.at(-1)!;
    worlds.push(tried(world, (moves[roll.which % moves.length] ?? enter)(roll, world)));
  }
  return worlds;
}
