/**
 * One line of the table.
 * @typedef {object} Row
 * @property {string} key names the row in the baseline; it stays when the words change
 * @property {string} what
 * @property {Spread} ratio ours by the reference's
 * @property {Spread} ours
 * @property {Spread} reference
 * @property {string} against what the reference is
 * @property {Unit} unit
 * @property {"less" | "more"} better which way is better
 * @property {Goal | null} goal
 */

/**
 * @typedef {import("../measure/statistics.mjs").Spread} Spread
 * @typedef {"B" | "kB" | "ms" | "µs" | "/s" | "frames"} Unit
 */

/**
 * A goal is on the ratio or on our own value, whose median is asked.
 * @typedef {{ on: "ratio" | "ours", bound: number }} Goal
 */

/**
 * @param {Row} row
 * @returns {boolean | null} null: there is no goal, or nothing was measured
 */
export function isMet({ goal, better, ...row }) {
  if (goal === null) return null;
  // As it is shown: a figure is not known better than that.
  const value = Number(row[goal.on].median.toPrecision(3));
  if (Number.isNaN(value)) return null;
  return better === "less" ? value <= goal.bound : value >= goal.bound;
}
