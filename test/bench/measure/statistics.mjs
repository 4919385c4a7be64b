/**
 * A figure that was taken several times: its median, and the quartiles as its spread.
 * @typedef {{ median: number, low: number, high: number }} Spread
 */

/**
 * @param {readonly number[]} values
 * @param {number} share between 0 and 1
 * @returns {number} the value below which that share lies, between neighbours in proportion; NaN for no values
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? NaN;
  const high = sorted[Math.ceil(at)] ?? NaN;
  return low + (high - low) * (at - Math.floor(at));
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/**
 * @param {readonly number[]} values
 * @returns {Spread}
 */
export const spreadOf = (values) => ({
  median: median(values),
  low: quantile(values, 0.25),
  high: quantile(values, 0.75),
});

/**
 * Ratios turn by turn: what disturbs a whole turn disturbs both sides of it.
 * @param {readonly number[]} ours
 * @param {readonly number[]} reference taken in the same turns
 * @returns {Spread}
 */
export const ratioOf = (ours, reference) =>
  spreadOf(ours.map((value, turn) => value / (reference[turn] ?? NaN)));
