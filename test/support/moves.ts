import type { CommandInput, EventState, MatchResult } from "@drawroom/shared";
import type { Roll } from "./arbitraries";
import { DOUBLES, entrant, LAWN_1, LAWN_2, nth, SINGLES } from "./builders";
import { tried, type World } from "./world";

type Move = (roll: Roll, world: World) => CommandInput;

const pick = <T>(list: readonly T[], number: number, otherwise: T): T =>
  list[number % Math.max(1, list.length)] ?? otherwise;
const anEntrant = (state: EventState, number: number): string =>
  pick(Object.keys(state.entrants), number, nth(1));
const aSeat = (state: EventState, number: number): string =>
  pick(Object.keys(state.seats), number, `${SINGLES}.A1`);
const aMatch = (state: EventState, number: number): string =>
  pick(Object.keys(state.matches), number, `${SINGLES}.A.1-2`);
const aBlock = (state: EventState, number: number): string =>
  pick(Object.keys(state.blocks), number, `${SINGLES}.A`);
const competition = SINGLES;
const MAIN = `${SINGLES}.main`;

function aResult({ b, c }: Roll): MatchResult {
  if (b % 7 === 0) return { walkover: c % 2 ? "a" : "b" };
  const game = c % 2 ? ([26, b % 26] as const) : ([b % 26, 26] as const);
  if (b % 11 === 0) return { games: [[b % 26, c % 26]], retired: c % 2 ? "a" : "b" };
  return { games: [game] };
}

/** Commands that a manager gives, with parts that mostly exist and sometimes don't. */
const moves: readonly Move[] = [
  ({ a }) => ({ type: "changeSettings", name: `Event ${a % 5}` }),
  ({ a }) => ({ type: a % 2 ? "publishEvent" : "unpublishEvent" }),
  ({ a }) => ({ type: "addCourt", court: { id: a % 2 ? LAWN_1 : LAWN_2, name: "Lawn" } }),
  ({ a }) => ({ type: "removeCourt", court: a % 2 ? LAWN_1 : LAWN_2 }),
  ({ a }) => ({
    type: "addDisplay",
    display: { id: "scrn", name: "Bar", view: "blocks", ...(a % 2 && { competition }) },
  }),
  ({ a }) => ({ type: "removeDisplay", display: a % 3 ? "scrn" : "none" }),
  ({ a }) => ({
    type: "addCompetition",
    competition: {
      id: a % 2 ? DOUBLES : SINGLES,
      name: "Other",
      kind: "blocks",
      doubles: a % 2 === 1,
    },
  }),
  ({ a, b }) => ({
    type: "removeCompetition",
    competition: a % 3 ? DOUBLES : SINGLES,
    ...(b % 8 === 0 && { confirmed: true }),
  }),
  ({ a, b }) => ({
    type: "changeCompetition",
    competition,
    ...(a % 2 ? { qualifiers: b % 6 } : { basis: b % 2 ? "max12" : "current" }),
    ...(a % 3 === 0 && { confirmed: true }),
  }),
  ({ a, b }) => ({
    type: "addEntrant",
    entrant: { ...entrant(1 + (a % 60), { current: 1500 + (b % 20) }), competition },
  }),
  ({ a, b }) => ({
    type: "importEntrants",
    competition,
    entrants: Array.from({ length: 1 + (b % 4) }, (_, index) => entrant(1 + ((a + index) % 60))),
  }),
  ({ a, b }, { state }) => ({
    type: "editEntrant",
    entrant: anEntrant(state, a),
    current: 1500 + (b % 20),
  }),
  ({ a, b }, { state }) => ({
    type: "editEntrant",
    entrant: anEntrant(state, a),
    ball: b % 3 ? (b % 40) + 1 : null,
  }),
  ({ a }, { state }) => ({ type: "removeEntrant", entrant: anEntrant(state, a) }),
  ({ a, b }, { state }) => ({
    type: "withdrawEntrant",
    entrant: anEntrant(state, a),
    ...(b % 2 && { strike: b % 3 === 0 }),
  }),
  ({ a, b }, { state }) => ({
    type: "replaceEntrant",
    entrant: anEntrant(state, a),
    by: b % 2 ? entrant(61 + (b % 40)) : anEntrant(state, b),
  }),
  ({ a, b, c }, { state }) => ({
    type: "refreshGrades",
    competition,
    grades: [
      { entrant: anEntrant(state, a), ...(b % 2 ? { current: 1500 + (c % 20) } : { max12: null }) },
    ],
  }),
  ({ a }, { state }) => ({ type: "takeBackWithdrawal", entrant: anEntrant(state, a) }),
  ({ a, b }, { state }) => ({
    type: "setBallNumbers",
    competition,
    balls: { [anEntrant(state, a)]: (b % 40) + 1 },
  }),
  ({ a, b, c }) => ({
    type: "createBlocks",
    competition,
    count: 1 + (a % 4),
    qualifiers: b % 5,
    ...(c % 3 === 0 && { confirmed: true }),
  }),
  ({ a, b, c }) => ({
    type: "setDrawRules",
    competition,
    ...(a % 3 && { spreadCountries: b % 2 === 0 }),
    ...(a % 3 !== 1 && { lastRoundApart: b % 3 === 0 }),
    ...(c % 2 && { confirmed: true }),
  }),
  ({ a }) => ({ type: "seedBlocks", competition, ...(a % 2 && { confirmed: true }) }),
  ({ a }) => ({ type: "startLiveDraw", competition, order: a % 2 ? "seat" : "tier" }),
  ({ a, b }, { state }) => ({
    type: "pickSeat",
    entrant: anEntrant(state, a),
    seat: aSeat(state, b),
  }),
  ({ a, b }, { state }) => ({
    type: "pickSeat",
    entrant: anEntrant(state, b),
    seat: aSeat(state, a),
  }),
  () => ({ type: "closeLiveDraw", competition }),
  () => ({ type: "makeOrderOfPlay", competition }),
  ({ a }) => ({ type: "clearOrderOfPlay", competition, ...(a % 2 && { confirmed: true }) }),
  ({ a, b }, { state }) => ({
    type: "scheduleMatch",
    match: aMatch(state, a),
    at: b % 4 ? `2026-05-13T${String(8 + (b % 10)).padStart(2, "0")}:00` : null,
    court: b % 3 ? LAWN_1 : null,
  }),
  (roll, { state }) => ({
    type: "enterResult",
    match: aMatch(state, roll.a),
    result: aResult(roll),
  }),
  (roll, { state }) => ({
    type: "enterResult",
    match: aMatch(state, roll.a),
    result: aResult(roll),
  }),
  ({ a, b, c }) => ({
    type: "layOutOrderOfPlay",
    competition,
    options: {
      courts: a % 2 ? [LAWN_1] : [LAWN_1, LAWN_2],
      days: [
        { date: "2026-05-13", from: "09:00" },
        { date: "2026-05-14", from: "09:30" },
      ].slice(0, 1 + (b % 2)),
      minutes: 20 + (c % 3) * 10,
    },
    ...(b % 3 && { confirmed: true }),
  }),
  ({ a }, { state }) => ({ type: "clearResult", match: aMatch(state, a) }),
  ({ a, b, c }, { state }) => ({
    type: "setHandOrder",
    block: aBlock(state, a),
    order: [anEntrant(state, b), anEntrant(state, c)],
  }),
  ({ a }) => ({
    type: "addBracket",
    competition,
    bracket: { id: "main", name: "Main", places: { from: 1, to: 1 + (a % 3) } },
  }),
  ({ a }) => ({ type: "removeBracket", bracket: MAIN, ...(a % 2 && { confirmed: true }) }),
  ({ a }) =>
    a % 3
      ? { type: "generateBracket", bracket: MAIN }
      : { type: "reseedBracket", bracket: MAIN, ...(a % 2 && { confirmed: true }) },
  ({ a, b }) => ({ type: "exchangeLines", bracket: MAIN, lines: [1 + (a % 8), 1 + (b % 8)] }),
  ({ a, b }, { state }) => ({
    type: "replaceInBracket",
    bracket: MAIN,
    entrant: anEntrant(state, a),
    by: anEntrant(state, b),
  }),
  (roll) => ({
    type: "enterResult",
    match: `${MAIN}.${1 + (roll.a % 3)}-${1 + (roll.b % 4)}`,
    result: aResult(roll),
    ...(roll.c % 3 && { clearLater: true }),
  }),
  (_, { history }) => ({
    type: "undo",
    target: history.undo.at(-1)?.commandId ?? "command-000000",
  }),
  (_, { history }) => ({
    type: "redo",
    target: history.redo.at(-1)?.commandId ?? "command-000000",
  }),
];

export const commandOf = (roll: Roll, world: World): CommandInput =>
  (moves[roll.which % moves.length] ?? moves[0])!(roll, world);

/** The worlds that a run of random commands goes through, the last last. Refused commands leave a world as it is. */
export function worldsOf(start: World, rolls: readonly Roll[]): World[] {
  const worlds = [start];
  for (const roll of rolls) {
    const world = worlds.at(-1) ?? start;
    worlds.push(tried(world, commandOf(roll, world)));
  }
  return worlds;
}
