import { median, ratioOf, scaled, spreadOf, tailOf } from "../measure/statistics.mjs";

/** That of one result of a knockout: nobody waits for a step. @type {import("./row.mjs").Goal} */
const WITHIN_500 = { on: "ours", bound: 500 };

/**
 * A step of the engine, and what 99 of 100 of them stay within; both beside copying the state.
 * @param {object} figure
 * @param {string} figure.key
 * @param {string} figure.what
 * @param {string} [figure.on] what it was measured on
 * @param {readonly number[]} figure.times microseconds
 * @param {readonly number[]} figure.copies taken in the same turns
 * @returns {import("./row.mjs").Row[]}
 */
export function stepRows({ key, what, on = "", times, copies }) {
  const worst = tailOf(times, 0.99);
  /** @type {Pick<import("./row.mjs").Row, "reference" | "against" | "unit" | "better">} */
  const common = {
    reference: spreadOf(copies),
    against: "copying the state",
    unit: "µs",
    better: "less",
  };
  return [
    {
      ...common,
      key,
      what: `${what}${on}`,
      ratio: ratioOf(times, copies),
      ours: spreadOf(times),
      goal: null,
    },
    {
      ...common,
      key: `${key}.p99`,
      what: `${what}, 99 of 100 within${on}`,
      ratio: scaled(worst, 1 / median(copies)),
      ours: worst,
      goal: WITHIN_500,
    },
  ];
}
