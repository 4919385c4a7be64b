import { ratioOf, spreadOf } from "../measure/statistics.mjs";

/**
 * A row of times, taken in turn with those of its reference.
 * @param {object} figure
 * @param {string} figure.key
 * @param {string} figure.what
 * @param {readonly number[]} figure.ours microseconds
 * @param {readonly number[]} figure.reference
 * @param {string} figure.against
 * @param {number} [figure.bound] of the ratio
 * @returns {import("./row.mjs").Row} in milliseconds
 */
export function timeRow({ key, what, ours, reference, against, bound }) {
  const inMs = (/** @type {readonly number[]} */ values) =>
    spreadOf(values.map((value) => value / 1000));
  return {
    key,
    what,
    ratio: ratioOf(ours, reference),
    ours: inMs(ours),
    reference: inMs(reference),
    against,
    unit: "ms",
    better: "less",
    goal: bound === undefined ? null : { on: "ratio", bound },
  };
}
