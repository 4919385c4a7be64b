// What the engine takes for one step, without a server: it runs on the server and in the owner's browser.
import { inverseOf, NO_HISTORY, recordStep, emptyState, matchId, step } from "@drawroom/shared";
import { inTurn } from "../measure/turns.mjs";
import { clearYoung } from "../measure/young-heap.mjs";
import { median, quantile, ratioOf, spreadOf } from "../measure/statistics.mjs";
import { inventedField } from "../product/field.mjs";
import { COMPETITION, picks, preparing, seatsOf } from "../product/live-event.mjs";
import { withId } from "../product/owner.mjs";

/**
 * @typedef {import("@drawroom/shared").CommandInput} CommandInput
 * @typedef {import("@drawroom/shared").Held} Held
 * @typedef {import("../report/row.mjs").Row} Row
 * @typedef {import("../measure/statistics.mjs").Spread} Spread
 * @typedef {{ held: Held, history: import("@drawroom/shared").History }} Memory
 */

const actor = { id: "ownerann", name: "Ann Owner", wcfRules: false };
const field = inventedField(80);
const seats = seatsOf(80, 8);
/** Picks made before, as many as a few draws have. */
const LONG = 500;

/** That of one result of a knockout: nobody waits for a step. @type {import("../report/row.mjs").Goal} */
const goal = { on: "ours", bound: 500 };

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>}
 */
export async function engine({ scale }) {
  const turns = 400 * scale;
  const live = prepared(true);
  const long = after(live, picks({ field, seats }, LONG));
  const takes = {
    pick: { from: live, command: draw() },
    result: { from: prepared(false), command: play() },
    late: { from: long, command: draw() },
  };
  /** @type {Record<string, number[]>} */
  const times = { pick: [], result: [], late: [], copy: [] };
  const timed = Object.entries(takes).map(([name, { from, command }]) => [
    name,
    async () => void times[name]?.push(timeOf(() => stepped(from, command))),
  ]);
  const copy = async () =>
    void times.copy?.push(timeOf(() => JSON.parse(JSON.stringify(live.held.state))));
  await inTurn(Object.fromEntries([...timed, ["copy", copy]]), { turns, warmUp: 200 }, () => {
    for (const taken of Object.values(times)) taken.length = 0;
  });
  const { pick = [], result = [], late = [], copy: copies = [] } = times;
  return [
    row("pick", "engine step: a pick", spreadOf(pick), ratioOf(pick, copies), copies),
    { ...row("pick.p99", "engine step: a pick, 99 of 100 within", ...worstOf(pick, copies)), goal },
    row("result", "engine step: a result", spreadOf(result), ratioOf(result, copies), copies),
    {
      ...row("result.p99", "engine step: a result, 99 of 100 within", ...worstOf(result, copies)),
      goal,
    },
    {
      ...row(
        "late",
        `engine step: a pick after ${LONG}`,
        spreadOf(late),
        ratioOf(late, pick),
        pick,
      ),
      against: "the first pick",
      goal: { on: "ratio", bound: 2 },
    },
  ];
}

/**
 * @param {number[]} times
 * @param {number[]} copies
 * @returns {[Spread, Spread, number[]]}
 */
function worstOf(times, copies) {
  const worst = spreadOf([quantile(times, 0.99)]);
  return [worst, spreadOf([worst.median / median(copies)]), copies];
}

/**
 * @param {string} key
 * @param {string} what
 * @param {Spread} ours microseconds
 * @param {Spread} ratio
 * @param {number[]} reference
 * @returns {Row}
 */
const row = (key, what, ours, ratio, reference) => ({
  key: `engine.${key}`,
  what: `${what}, 80 in 8 blocks`,
  ratio,
  ours,
  reference: spreadOf(reference),
  against: "copying the state",
  unit: "µs",
  better: "less",
  goal: null,
});

/**
 * Microseconds, begun on a cleared young heap.
 * @param {() => unknown} work
 */
function timeOf(work) {
  clearYoung();
  const from = performance.now();
  work();
  return (performance.now() - from) * 1000;
}

/** @param {boolean} isLive */
function prepared(isLive) {
  /** @type {CommandInput} */
  const created = {
    type: "createEvent",
    slug: "bench",
    name: "Bench",
    venue: "Long Meadow",
    zone: "Europe/London",
    startsOn: "2026-05-13",
    endsOn: "2026-05-17",
  };
  const nothing = { held: { version: 0, state: emptyState() }, history: NO_HISTORY };
  return after(nothing, [created, ...preparing(field, 8, isLive)]);
}

/**
 * @param {Memory} memory
 * @param {readonly CommandInput[]} commands
 * @returns {Memory}
 */
const after = (memory, commands) => commands.reduce(stepped, memory);

/**
 * Everything the server does of a command but writing and telling.
 * @param {Memory} memory
 * @param {CommandInput} input
 * @returns {Memory}
 */
function stepped({ held, history }, input) {
  const command = /** @type {import("@drawroom/shared").Command} */ (withId(input));
  const isServer = command.type === "createEvent";
  const context = {
    at: 1_800_000_000_000,
    actor: { ...actor, isServer },
    version: held.version + 1,
    history,
  };
  const made = step(held, command, context);
  if (!made.ok || !made.value) throw new Error(`${input.type}: ${JSON.stringify(made)}`);
  const { change, held: next } = made.value;
  return { held: next, history: recordStep(history, change, inverseOf(held.state, change)) };
}

/** @returns {CommandInput} */
const draw = () => ({ type: "pickSeat", entrant: field[42]?.id ?? "", seat: seats[7] ?? "" });

/** @returns {CommandInput} */
const play = () => ({
  type: "enterResult",
  match: matchId(`${COMPETITION}.D`, 2, 5),
  result: { games: [[26, 14]] },
});
