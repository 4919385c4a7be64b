// What the engine takes for one step, without a server: it runs on the server and in the owner's browser.
import { matchId } from "@drawroom/shared";
import { inTurn } from "../measure/turns.mjs";
import { timeOfStep } from "../measure/young-heap.mjs";
import { ratioOf, spreadOf } from "../measure/statistics.mjs";
import { inventedField } from "../product/field.mjs";
import { COMPETITION, picks, preparing, seatsOf } from "../product/live-event.mjs";
import { withId } from "../product/owner.mjs";
import { after, eventAfter, stepped } from "../product/steps.mjs";
import { stepRows } from "../report/step-rows.mjs";
import { chessResults } from "./chess-results.mjs";

/**
 * @typedef {import("@drawroom/shared").CommandInput} CommandInput
 * @typedef {import("../product/steps.mjs").Memory} Memory
 * @typedef {import("../report/row.mjs").Row} Row
 */

const field = inventedField(80);
const seats = seatsOf(80, 8);
const ON = ", 80 in 8 blocks";
/** Picks made before, as many as a few draws have. */
const LONG = 500;

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>}
 */
export async function engine({ scale }) {
  const live = eventAfter(preparing(field, 8, true));
  const played = eventAfter(preparing(field, 8, false));
  const late = after(live, picks({ field, seats }, LONG));
  /** @type {Record<"pick" | "result" | "late" | "copies", number[]>} microseconds */
  const times = { pick: [], result: [], late: [], copies: [] };
  const takes = {
    pick: async () => void times.pick.push(timeOnNew(live, draw(43), draw(42))),
    result: async () => void times.result.push(timeOnNew(played, play(4), play(5))),
    late: async () => void times.late.push(timeOnNew(late, draw(43), draw(42))),
    copies: async () =>
      void times.copies.push(timeOfStep(() => JSON.parse(JSON.stringify(live.held.state)))),
  };
  await inTurn(takes, { turns: 400 * scale, warmUp: 200 }, () => {
    for (const taken of Object.values(times)) taken.length = 0;
  });
  const { copies, pick, result } = times;
  return [
    ...stepRows({ key: "engine.pick", what: "engine step: a pick", on: ON, times: pick, copies }),
    ...stepRows({
      key: "engine.result",
      what: "engine step: a result",
      on: ON,
      times: result,
      copies,
    }),
    lateRow(times.late, pick),
    ...(await chessResults({ scale })),
  ];
}

/**
 * @param {number[]} late
 * @param {number[]} first
 * @returns {Row}
 */
const lateRow = (late, first) => ({
  key: "engine.late",
  what: `engine step: a pick after ${LONG}${ON}`,
  ratio: ratioOf(late, first),
  ours: spreadOf(late),
  reference: spreadOf(first),
  against: "the first pick",
  unit: "µs",
  better: "less",
  goal: { on: "ratio", bound: 2 },
});

/**
 * The time of a command on a state that is new, as every state is that a command meets: nothing worked out before helps.
 * @param {Memory} memory
 * @param {CommandInput} before makes the new state
 * @param {CommandInput} input
 */
function timeOnNew(memory, before, input) {
  const met = stepped(memory, before);
  const command = withId(input);
  return timeOfStep(() => stepped(met, command));
}

/**
 * @param {number} entrant
 * @returns {CommandInput}
 */
const draw = (entrant) => ({
  type: "pickSeat",
  entrant: field[entrant]?.id ?? "",
  seat: seats[7] ?? "",
});

/**
 * @param {number} opponent
 * @returns {CommandInput}
 */
const play = (opponent) => ({
  type: "enterResult",
  match: matchId(`${COMPETITION}.D`, 2, opponent),
  result: { games: [[26, 14]] },
});
