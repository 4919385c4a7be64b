// What one result of a full knockout takes, beside another library's update of a bracket of the same size.
import { BracketsManager } from "brackets-manager";
import { InMemoryDatabase } from "brackets-memory-db";
import { inTurn } from "../measure/turns.mjs";
import { beginOnClearedHeap } from "../measure/young-heap.mjs";
import { ratioOf, scaled, spreadOf, tailOf } from "../measure/statistics.mjs";
import { inventedField } from "../product/field.mjs";
import { COMPETITION } from "../product/live-event.mjs";
import { withId } from "../product/owner.mjs";
import { eventAfter, stepped } from "../product/steps.mjs";

/**
 * @typedef {import("@drawroom/shared").CommandInput} CommandInput
 * @typedef {import("../report/row.mjs").Row} Row
 */

const ENTRANTS = 512;
const MATCHES = ENTRANTS / 2;
const BRACKET = `${COMPETITION}.main`;

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>}
 */
export async function knockout({ scale }) {
  const theirs = await theirBracket();
  /** @type {Record<"ours" | "theirs", number[]>} microseconds */
  const times = { ours: [], theirs: [] };
  const turns = { ours: 0, theirs: 0 };
  let memory = drawn();
  const takes = {
    ours: async () => {
      // Its id comes with a command.
      const command = withId(resultOf(turns.ours++));
      const taken = beginOnClearedHeap();
      memory = stepped(memory, command);
      times.ours.push(taken());
    },
    theirs: async () => {
      const taken = beginOnClearedHeap();
      await theirs(turns.theirs++);
      times.theirs.push(taken());
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
  const worst = tailOf(times.ours, 0.99);
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
      ratio: scaled(worst, 1 / reference.median),
      ours: worst,
      goal: { on: "ours", bound: 500 },
    },
  ];
}

/** Everybody drawn, nothing played. */
const drawn = () =>
  eventAfter([
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
  ]);

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
