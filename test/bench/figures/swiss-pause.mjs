// How long a server's event loop stands still while a round is paired, beside pairing it there and then.
import { nextRound, swissHistoryOf } from "@drawroom/shared";
import { ratioOf, spreadOf } from "../measure/statistics.mjs";
import { emptyDatabase } from "../product/databases.mjs";
import { inventedField } from "../product/field.mjs";
import { newEvent } from "../product/live-event.mjs";
import { startProduct } from "../product/product.mjs";

/**
 * @typedef {import("@drawroom/shared").CommandInput} CommandInput
 * @typedef {import("../product/product.mjs").Product} Product
 * @typedef {import("../report/row.mjs").Row} Row
 */

const competition = "club";
const ROUNDS = 5;
/** Results that are on their way at once. */
const AT_ONCE = 50;
/** The best counts: whatever else the machine does only ever adds. */
const TRIES = 3;
const LONGEST_MS = 10;

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>}
 */
export async function swissPauses({ scale }) {
  const product = await startProduct(await emptyDatabase("embedded"));
  const rows = [];
  for (const players of [200, 500]) {
    /** @type {Times} */
    const times = { ours: [], reference: [] };
    for (let event = 0; event < scale; event++) {
      await play(product, { slug: `club-${players}-${event}`, players }, times);
    }
    rows.push(rowOf(players, times));
  }
  await product.stop();
  return rows;
}

/** @typedef {{ ours: number[], reference: number[] }} Times milliseconds, one for each round after the first */

/**
 * @param {number} players
 * @param {Times} times
 * @returns {Row}
 */
const rowOf = (players, { ours, reference }) => ({
  key: `swiss.${players}.pause`,
  what: `a server stands still for a Swiss round of ${players}`,
  ratio: ratioOf(ours, reference),
  ours: spreadOf(ours),
  reference: spreadOf(reference),
  against: "pairing on its event loop",
  unit: "ms",
  better: "less",
  goal: { on: "ours", bound: LONGEST_MS },
});

/**
 * An event through the server, round by round.
 * @param {Product} product
 * @param {{ slug: string, players: number }} size
 * @param {Times} times
 */
async function play(product, { slug, players }, { ours, reference }) {
  const { owner } = product;
  await newEvent(owner, slug);
  for (const command of preparing(players)) await owner.give(slug, command);
  for (let round = 1; round <= ROUNDS; round++) {
    if (round > 1) {
      const tries = await triesOf(product, slug, round);
      ours.push(Math.min(...tries.ours));
      reference.push(Math.min(...tries.reference));
    }
    await owner.give(slug, { type: "pairRound", competition, round });
    await enterResults(owner, slug, players / 2, round);
  }
}

/**
 * The round is paired and taken back, again and again.
 * @param {Product} product
 * @param {string} slug
 * @param {number} round
 */
async function triesOf({ owner, ask }, slug, round) {
  const { state } = await owner.json("GET", `/api/events/${slug}`);
  const history = swissHistoryOf(state, competition);
  /** @type {Times} */
  const tries = { ours: [], reference: [] };
  for (let left = TRIES; left > 0; left--) {
    await ask("pause");
    await owner.give(slug, { type: "pairRound", competition, round });
    tries.ours.push(await ask("pause"));
    tries.reference.push(timeOf(() => nextRound(history)));
    await owner.give(slug, { type: "takeBackRound", competition, round });
  }
  return tries;
}

/**
 * @param {number} players
 * @returns {CommandInput[]}
 */
const preparing = (players) => [
  {
    type: "addCompetition",
    competition: { id: competition, name: "Club Swiss", kind: "swiss", doubles: false },
  },
  {
    type: "importEntrants",
    competition,
    entrants: inventedField(players).map(({ id, name }, at) => ({
      id,
      name,
      current: 2400 - Math.floor((1500 * at) / players),
    })),
  },
  { type: "changeSwissSettings", competition, rounds: ROUNDS },
  { type: "sealDraw", competition },
];

/**
 * @param {Product["owner"]} owner
 * @param {string} slug
 * @param {number} boards
 * @param {number} round
 */
async function enterResults(owner, slug, boards, round) {
  /** @type {import("@drawroom/shared").BoardResult[]} */
  const results = ["1-0", "=", "0-1", "1-0", "0-1"];
  for (let from = 0; from < boards; from += AT_ONCE) {
    const chunk = Array.from({ length: Math.min(AT_ONCE, boards - from) }, (_, at) => from + at);
    await Promise.all(
      chunk.map((at) =>
        owner.give(slug, {
          type: "enterBoardResult",
          board: `${competition}.${round}.${at + 1}`,
          result: results[(at * 7 + round) % results.length] ?? "=",
        }),
      ),
    );
  }
}

/** @param {() => unknown} work */
function timeOf(work) {
  const from = performance.now();
  work();
  return performance.now() - from;
}
