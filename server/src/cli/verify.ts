import fs from "node:fs";
import { checkExport, readExport } from "@drawroom/shared";
import { orOneLine, StartError } from "../config/start-error.js";
import { exportText } from "../journal/export-text.js";
import { linesOfCheck, linesOfFault } from "./verify-words.js";

const PATIENCE_MS = 1_000;

/** `npm run verify -- <file>`: checks an export, offline. Exit code 0: all is well; 1: it is not (JRN-2). */
await orOneLine(() => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new StartError("Name the export: npm run verify -- <file>");
  const { isSound, lines } = verify(bytesOf(file));
  for (const line of lines) console.log(line);
  process.exitCode = isSound ? 0 : 1;
  return Promise.resolve();
});

function verify(bytes: Uint8Array): {
  readonly isSound: boolean;
  readonly lines: readonly string[];
} {
  const text = exportText(bytes);
  if (text === null) return { isSound: false, lines: ["The file is no UTF-8 text."] };
  const read = watched(readExport(text), (line) => `reading line ${line}`);
  if (!read.ok) return { isSound: false, lines: linesOfFault(read.refusal) };
  const newest = read.value.end.version;
  const outcome = watched(
    checkExport(read.value),
    ({ held }) => `checking change ${held.version} of ${newest}`,
  );
  return outcome.ok
    ? { isSound: true, lines: linesOfCheck(outcome.value) }
    : { isSound: false, lines: linesOfFault(outcome.refusal) };
}

/** Runs the work to its end; from the first second on it says every second how far it is. */
function watched<Step, Outcome>(
  work: Generator<Step, Outcome>,
  words: (step: Step) => string,
): Outcome {
  let next = performance.now() + PATIENCE_MS;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() < next) continue;
    next = performance.now() + PATIENCE_MS;
    console.error(words(value));
  }
}

function bytesOf(file: string): Uint8Array {
  try {
    return fs.readFileSync(file);
  } catch {
    throw new StartError(`There is no file ${file} that can be read.`);
  }
}
