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

/** Half of what falls normally lies within so many standard deviations. */
const HALF = 0.6745;

/**
 * What lies at the far end of a run, with quartiles that say how far chance moves it: few values decide it, so it is far less
 * steady than a median. The share of values below the true one is off by chance as a binomial's share is.
 * @param {readonly number[]} values
 * @param {number} share between 0 and 1
 * @returns {Spread}
 */
export function tailOf(values, share) {
  const off = HALF * Math.sqrt((share * (1 - share)) / values.length);
  return {
    median: quantile(values, share),
    low: quantile(values, share - off),
    high: quantile(values, Math.min(1, share + off)),
  };
}

/**
 * @param {Spread} spread
 * @param {number} factor
 * @returns {Spread}
 */
export const scaled = ({ median, low, high }, factor) => ({
  median: median * factor,
  low: low * factor,
  high: high * factor,
});
