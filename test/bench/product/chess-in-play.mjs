// A club Swiss and group stages in the middle of play, without a server.
import { openGames, stagesOf } from "@drawroom/shared";
import { inventedField } from "./field.mjs";
import { after, eventAfter } from "./steps.mjs";

/**
 * @typedef {import("@drawroom/shared").CommandInput} CommandInput
 * @typedef {import("@drawroom/shared").BoardResult} BoardResult
 * @typedef {import("@drawroom/shared").StageResult} StageResult
 */

/**
 * An event with results to enter without end: one after the other, then all of them once more, each of which changes what
 * stands.
 * @typedef {{ memory: import("./steps.mjs").Memory, resultOf: (number: number) => CommandInput }} InPlay
 */

const competition = "chss";
const ROUNDS = 7;
/** @type {readonly BoardResult[]} */
const BOARD_RESULTS = ["1-0", "=", "0-1"];
/** @type {readonly StageResult[]} */
const GAME_RESULTS = ["1-0", "0-1", "1-0t"];

/**
 * All rounds but the last are played, that one is paired.
 * @param {number} players
 * @returns {InPlay}
 */
export function swissInPlay(players) {
  const boards = players / 2;
  let memory = eventAfter([
    ...field("swiss", players),
    { type: "changeSwissSettings", competition, rounds: ROUNDS },
    { type: "sealDraw", competition },
  ]);
  for (let round = 1; round <= ROUNDS; round++) {
    memory = after(memory, [{ type: "pairRound", competition, round }]);
    if (round < ROUNDS) {
      const all = Array.from({ length: boards }, (_, at) => boardResult(round, at, at * 7 + round));
      memory = after(memory, all);
    }
  }
  const resultOf = (/** @type {number} */ number) =>
    boardResult(ROUNDS, number % boards, (number % boards) + Math.floor(number / boards));
  return { memory, resultOf };
}

/**
 * The first stage is in play, no result is in.
 * @param {number} teams
 * @returns {InPlay}
 */
export function stageInPlay(teams) {
  const memory = eventAfter([
    ...field("stages", teams),
    { type: "proposeStage", competition },
    { type: "startStage", stage: `${competition}.1` },
  ]);
  const { state } = memory.held;
  const [stage] = stagesOf(state, competition);
  const games = stage ? openGames(state, stage) : [];
  const resultOf = (/** @type {number} */ number) => {
    const at = number % games.length;
    const result = GAME_RESULTS[(at + Math.floor(number / games.length)) % GAME_RESULTS.length];
    return /** @type {CommandInput} */ ({ type: "enterGameResult", game: games[at]?.id, result });
  };
  return { memory, resultOf };
}

/**
 * @param {number} round
 * @param {number} at which board, from 0
 * @param {number} number which of the results
 * @returns {CommandInput}
 */
const boardResult = (round, at, number) => ({
  type: "enterBoardResult",
  board: `${competition}.${round}.${at + 1}`,
  result: BOARD_RESULTS[number % BOARD_RESULTS.length] ?? "=",
});

/**
 * @param {"swiss" | "stages"} kind
 * @param {number} count
 * @returns {CommandInput[]}
 */
const field = (kind, count) => [
  {
    type: "addCompetition",
    competition: { id: competition, name: "Chess", kind, doubles: false },
  },
  {
    type: "importEntrants",
    competition,
    entrants: inventedField(count).map(({ id, name }, at) => ({
      id,
      name,
      current: 2400 - Math.floor((1500 * at) / count),
    })),
  },
];
