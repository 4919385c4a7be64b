// What the computed draw takes with both draw rules on, beside the snake alone, over fields that differ (SPR, LRA).
import { drawBlocks } from "@drawroom/shared";
import { inTurn } from "../measure/turns.mjs";
import { ratioOf, scaled, spreadOf, tailOf } from "../measure/statistics.mjs";
import { inventedField } from "../product/field.mjs";
import { COMPETITION } from "../product/live-event.mjs";

/**
 * @typedef {import("@drawroom/shared").Entrant} Entrant
 * @typedef {import("../report/row.mjs").Row} Row
 */

const SIZES = [
  { entrants: 80, blocks: 8, bound: 30 },
  { entrants: 128, blocks: 16, bound: 300 },
];
/** A third of a field comes from the first, a quarter of the rest from the second: what makes exchanges necessary. */
const COUNTRIES = ["ENG", "NZL", "AUS", "USA", "EGY", "IRL", "ESP", "SCO", "WAL", "CAN", null];

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>}
 */
export async function draw({ scale }) {
  const rows = [];
  for (const size of SIZES) rows.push(...(await ofSize(size, 60 * scale)));
  return rows;
}

/**
 * @param {{ entrants: number, blocks: number, bound: number }} size
 * @param {number} turns one field each
 * @returns {Promise<Row[]>}
 */
async function ofSize({ entrants, blocks, bound }, turns) {
  const warmUp = 20;
  const fields = Array.from({ length: turns + warmUp }, (_, number) => fieldOf(entrants, number));
  /** @type {Record<"rules" | "snake", number[]>} milliseconds */
  const times = { rules: [], snake: [] };
  const takes = {
    rules: async () => void times.rules.push(timeOf(fields[times.rules.length], blocks, true)),
    snake: async () => void times.snake.push(timeOf(fields[times.snake.length], blocks, false)),
  };
  await inTurn(takes, { turns, warmUp }, () => {
    times.rules.length = times.snake.length = 0;
  });
  const worst = tailOf(times.rules, 0.99);
  const snake = spreadOf(times.snake);
  /** @type {Omit<Row, "key" | "what" | "ratio" | "ours">} */
  const common = {
    reference: snake,
    against: "the snake alone",
    unit: "ms",
    better: "less",
    goal: { on: "ours", bound },
  };
  const what = `a draw with both rules, ${entrants} in ${blocks} blocks`;
  return [
    {
      ...common,
      key: `draw.${entrants}`,
      what,
      ratio: ratioOf(times.rules, times.snake),
      ours: spreadOf(times.rules),
    },
    {
      ...common,
      key: `draw.${entrants}.p99`,
      what: `${what}, 99 of 100 within`,
      ratio: scaled(worst, 1 / snake.median),
      ours: worst,
    },
  ];
}

/**
 * Processor time, as for the engine's steps.
 * @param {readonly Entrant[] | undefined} field
 * @param {number} blocks
 * @param {boolean} isOn both rules
 */
function timeOf(field, blocks, isOn) {
  const drawRules = { spreadCountries: isOn, lastRoundApart: isOn };
  const from = process.cpuUsage();
  const drawn = drawBlocks(field ?? [], { blocks, qualifiers: 4, basis: "max12", drawRules });
  const { user, system } = process.cpuUsage(from);
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.refusal));
  return (user + system) / 1000;
}

/**
 * The `number`-th field, the same in every run.
 * @param {number} count
 * @param {number} number
 * @returns {Entrant[]}
 */
function fieldOf(count, number) {
  let state = number * 7_919 + 1;
  const roll = (/** @type {number} */ sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % sides;
  };
  return inventedField(count).map((entrant) => {
    const grade = 1500 + roll(1200);
    const country =
      COUNTRIES[roll(3) === 0 ? 0 : roll(4) === 0 ? 1 : roll(COUNTRIES.length)] ?? null;
    return {
      ...entrant,
      competition: COMPETITION,
      country,
      current: grade,
      max12: grade + roll(60),
      estimated: null,
    };
  });
}
