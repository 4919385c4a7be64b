/**
 * @typedef {import("./row.mjs").Row} Row
 * @typedef {import("./baseline.mjs").Baseline} Baseline
 * @typedef {import("./baseline.mjs").Kept} Kept
 */

const TOLERATED = 1.2;

/**
 * What got worse by more than a fifth, a line each. "Worse" is what lies outside the spread of both runs: the better quartile
 * of now is worse than the worse quartile of then. What does not may be chance, and is said to be "perhaps worse".
 * @param {readonly Row[]} rows
 * @param {Baseline | null} baseline
 * @param {{ machine: string, isWhole: boolean }} run whole: no figure was left out on purpose
 * @returns {string[]}
 */
export function checked(rows, baseline, { machine, isWhole }) {
  if (baseline === null) return ["There is no baseline yet: npm run bench -- --save makes one."];
  const { ratios } = baseline;
  const measured = rows.filter(({ ratio }) => Number.isFinite(ratio.median));
  const compared = measured.filter(({ key }) => key in ratios);
  const worse = compared.flatMap((row) => lineOf(row, /** @type {Kept} */ (ratios[row.key])));
  const found = new Set(compared.map(({ key }) => key));
  const wanted = isWhole ? Object.keys(ratios) : rows.map(({ key }) => key);
  const missing = wanted.filter((key) => key in ratios && !found.has(key));
  const others = measured.filter(({ key }) => !(key in ratios));
  return [
    ...(machine === baseline.machine
      ? []
      : [`The baseline is of another machine, ${baseline.machine}: its ratios need not be ours.`]),
    ...worse,
    ...missing.map((key) => `In the baseline, but not measured: ${key}`),
    ...others.map(({ key }) => `Not in the baseline yet: ${key}`),
    ...(worse.length > 0
      ? []
      : [`Of ${compared.length} figures none is more than a fifth worse than the baseline.`]),
  ];
}

/**
 * @param {Row} row
 * @param {Kept} kept
 * @returns {string[]} one line, or none
 */
function lineOf({ what, against, ratio, better }, [low, median, high]) {
  const isLess = better === "less";
  const factor = isLess ? ratio.median / median : median / ratio.median;
  if (factor <= TOLERATED) return [];
  const isApart = isLess ? ratio.low > high : ratio.high < low;
  const by = `by ${Math.round((factor - 1) * 100)} %`;
  const now = inWords([ratio.low, ratio.median, ratio.high]);
  return [
    `${isApart ? "Worse" : "Perhaps worse, but within the spread,"} ${by}: ${what}, against ${against}: ` +
      `ratio ${now}, was ${inWords([low, median, high])}`,
  ];
}

/** @param {Kept} kept */
function inWords(kept) {
  const [low, median, high] = kept.map((value) => value.toPrecision(3));
  return `${median} (${low}–${high})`;
}
