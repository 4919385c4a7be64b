import { parseArgs } from "node:util";
import { PlainError } from "../../server/launch/steps.mjs";

/**
 * @typedef {object} Options
 * @property {string[]} only names of figures; empty: all
 * @property {string | null} json a file to write the rows to
 * @property {boolean} save whether the ratios become the baseline
 * @property {boolean} check whether to say what is worse than the baseline
 * @property {number} scale how many times the usual number of turns
 */

/** @param {string[]} names the figures there are */
const usageOf = (names) => `npm run bench -- [options]
  --only a,b   these figures only, of ${names.join(", ")}
  --long       four times as many turns: steadier figures in four times the time
  --json FILE  writes all rows to a file too
  --save       keeps the ratios as the baseline, test/bench/baseline.json
  --check      says what is more than a fifth worse than the baseline`;

/**
 * @param {string[]} args
 * @param {string[]} names the figures there are
 * @returns {Options}
 */
export function readOptions(args, names) {
  const { values } = parsed(args, usageOf(names));
  const only = (values.only ?? "").split(",").filter(Boolean);
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new PlainError(`There is no figure "${unknown[0]}".\n${usageOf(names)}`);
  return {
    only,
    json: values.json ?? null,
    save: values.save ?? false,
    check: values.check ?? false,
    scale: values.long ? 4 : 1,
  };
}

/**
 * @param {string[]} args
 * @param {string} usage
 */
function parsed(args, usage) {
  try {
    return parseArgs({
      args,
      options: {
        only: { type: "string" },
        json: { type: "string" },
        long: { type: "boolean" },
        save: { type: "boolean" },
        check: { type: "boolean" },
      },
    });
  } catch (error) {
    throw new PlainError(`${/** @type {Error} */ (error).message}\n${usage}`);
  }
}
