// `npm run golden -- blocks knockout swiss stages`: the expected answers only, or those in the folder VECTORS_DIR.
import { existsSync } from "node:fs";
import path from "node:path";
import { installed } from "../server/launch/install.mjs";
import { orExit, pathOf, PlainError } from "../server/launch/steps.mjs";
import { close, runVitest } from "./support/vitest.mjs";

const all = ["blocks", "knockout", "swiss", "stages"];

/**
 * @param {string} name
 * @returns {string} the test file, below the project's folder
 */
function fileOf(name) {
  const file = `test/golden/${name}.test.ts`;
  if (existsSync(pathOf(file))) return file;
  throw new PlainError(`There are no golden tests named "${name}"; there are: ${all.join(", ")}.`);
}

/** npm runs scripts in the project's folder; a relative path is meant from where the user stands. */
function vectorsDir() {
  const given = process.env.VECTORS_DIR;
  return given && { VECTORS_DIR: path.resolve(process.env.INIT_CWD ?? "", given) };
}

await orExit(async () => {
  const names = process.argv.slice(2);
  const files = (names.length > 0 ? names : all).map(fileOf);
  await installed();
  close(await runVitest(["--project", "golden", ...files], { ...vectorsDir() }));
});
