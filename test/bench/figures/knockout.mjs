// What one result of a full knockout takes, beside another library's update of a bracket of the same size.
import { emptyState, inverseOf, NO_HISTORY, step } from "@drawroom/shared";
import { BracketsManager } from "brackets-manager";
import { InMemoryDatabase } from "brackets-memory-db";
import { inTurn } from "../measure/turns.mjs";
import { clearYoung } from "../measure/young-heap.mjs";
import { quantile, ratioOf, spreadOf } from "../measure/statistics.mjs";
import { inventedField } from "../product/field.mjs";
import { COMPETITION } from "../product/live-event.mjs";
import { withId } from "../product/owner.mjs";

/**
 * @typedef {import("@drawroom/shared").CommandInput} CommandInput
 * @typedef {import("@drawroom/shared").Held} Held
 * @typedef {import("../report/row.mjs").Row} Row
 */

const ENTRANTS = 512;
const MATCHES = ENTRANTS / 2;
const BRACKET = `${COMPETITION}.main`;
const actor = { id: "ownerann", name: "Ann Owner", wcfRules: false };

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>}
 */
export async function knockout({ scale }) {
  const theirs = await theirBracket();
  /** @type {Record<"ours" | "theirs", number[]>} microseconds */
  const times = { ours: [], theirs: [] };
  const turns = { ours: 0, theirs: 0 };
  let held = drawn();
  const takes = {
    ours: async () => {
      // Its id comes with a command.
      const command = withId(resultOf(turns.ours++));
      clearYoung();
      const from = performance.now();
      held = stepped(held, command);
      times.ours.push(since(from));
    },
    theirs: async () => {
      clearYoung();
      const from = performance.now();
      await theirs(turns.theirs++);
      times.theirs.push(since(from));
    },
  };
  await inTurn(takes, { turns: 600 * scale, warmUp: 2 * MATCHES }, () => {
    times.ours.length = times.theirs.length = 0;
  });
  return rowsOf(times);
}

/**
 * @param {Record<"ours" | "theirs", number[]>} times microseconds
 * @returns {Row[]}
 */
function rowsOf(times) {
  const worst = spreadOf([quantile(times.ours, 0.99)]);
  const reference = spreadOf(times.theirs);
  /** @type {Omit<Row, "key" | "what" | "ratio" | "ours">} */
  const common = {
    reference,
    against: "brackets-manager, in memory",
    unit: "µs",
    better: "less",
    goal: null,
  };
  return [
    {
      ...common,
      key: "knockout.result",
      what: `engine step: a result in a knockout of ${ENTRANTS}`,
      ratio: ratioOf(times.ours, times.theirs),
      ours: spreadOf(times.ours),
    },
    {
      ...common,
      key: "knockout.result.p99",
      what: `engine step: a result in a knockout of ${ENTRANTS}, 99 of 100 within`,
      ratio: spreadOf([worst.median / reference.median]),
      ours: worst,
      goal: { on: "ours", bound: 500 },
    },
  ];
}

/** @param {number} from milliseconds */
const since = (from) => (performance.now() - from) * 1000;

/** Everybody drawn, nothing played. */
function drawn() {
  /** @type {CommandInput[]} */
  const commands = [
    {
      type: "createEvent",
      slug: "bench",
      name: "Bench",
      venue: "Long Meadow",
      zone: "Europe/London",
      startsOn: "2026-05-13",
      endsOn: "2026-05-17",
    },
    {
      type: "addCompetition",
      competition: { id: COMPETITION, name: "Open", kind: "knockout", doubles: false },
    },
    { type: "importEntrants", competition: COMPETITION, entrants: inventedField(ENTRANTS) },
    {
      type: "addBracket",
      competition: COMPETITION,
      bracket: { id: "main", name: "Main", thirdPlace: true },
    },
    { type: "generateBracket", bracket: BRACKET },
  ];
  /** @type {Held} */
  const nothing = { version: 0, state: emptyState() };
  return commands.reduce((held, input) => stepped(held, withId(input)), nothing);
}

/** All of round one is entered, then corrected again and again. */
const placeOf = (/** @type {number} */ turn) => ({
  at: turn % MATCHES,
  lost: Math.floor(turn / MATCHES) % 20,
});

/**
 * @param {number} turn
 * @returns {CommandInput}
 */
function resultOf(turn) {
  const { at, lost } = placeOf(turn);
  return { type: "enterResult", match: `${BRACKET}.1-${at + 1}`, result: { games: [[26, lost]] } };
}

/**
 * Everything the server does of a command but writing and telling.
 * @param {Held} held
 * @param {ReturnType<typeof withId>} given
 * @returns {Held}
 */
function stepped(held, given) {
  const command = /** @type {import("@drawroom/shared").Command} */ (given);
  const context = {
    at: 1_800_000_000_000,
    actor: { ...actor, isServer: command.type === "createEvent" },
    version: held.version + 1,
    history: NO_HISTORY,
  };
  const made = step(held, command, context);
  if (!made.ok || !made.value) throw new Error(`${command.type}: ${JSON.stringify(made)}`);
  inverseOf(held.state, made.value.change);
  return made.value.held;
}

/** Its bracket of the same size, and what enters a result of the n-th match in it. */
async function theirBracket() {
  const manager = new BracketsManager(new InMemoryDatabase());
  await manager.create.stage({
    tournamentId: 0,
    name: "Main",
    type: "single_elimination",
    seeding: Array.from({ length: ENTRANTS }, (_, index) => `P${index + 1}`),
    settings: { seedOrdering: ["inner_outer"], consolationFinal: true },
  });
  return async (/** @type {number} */ turn) => {
    const { at, lost } = placeOf(turn);
    const opponent1 = { score: 26, result: /** @type {const} */ ("win") };
    await manager.update.match({ id: at, opponent1, opponent2: { score: lost } });
  };
}
