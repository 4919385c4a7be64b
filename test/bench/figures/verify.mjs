// A journal of 1,000 changes, read and checked as `npm run verify` does it: every command decided again (JRN-2).
import {
  advanceHistory,
  atOnce,
  checkExport,
  emptyState,
  ENGINE,
  ENTRY_END,
  entryLine,
  exportEnd,
  exportFoot,
  exportHead,
  hashOfEntry,
  NO_HASH,
  NO_HISTORY,
  readExport,
  step,
} from "@drawroom/shared";
import { inTurn } from "../measure/turns.mjs";
import { inventedField } from "../product/field.mjs";
import { picks, preparing, seatsOf } from "../product/live-event.mjs";
import { withId } from "../product/owner.mjs";
import { timeRow } from "../report/time-row.mjs";

/**
 * @typedef {import("@drawroom/shared").CommandInput} CommandInput
 * @typedef {import("../report/row.mjs").Row} Row
 */

const CHANGES = 1_000;
const LIMIT_MS = 5_000;
const actor = { id: "ownerann", name: "Ann Owner", wcfRules: false };

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>}
 */
export async function verify({ scale }) {
  const text = exported();
  /** @type {Record<"check" | "parse", number[]>} microseconds */
  const times = { check: [], parse: [] };
  const takes = {
    check: async () => void times.check.push(timeOf(() => checked(text))),
    parse: async () => void times.parse.push(timeOf(() => JSON.parse(text))),
  };
  await inTurn(takes, { turns: 5 * scale, warmUp: 1 }, () => {
    times.check.length = times.parse.length = 0;
  });
  const row = timeRow({
    key: `verify.${CHANGES}`,
    what: `verifying ${CHANGES} changes, ${Math.round(text.length / 1024)} kB`,
    ours: times.check,
    reference: times.parse,
    against: "parsing the file",
  });
  return [{ ...row, goal: { on: "ours", bound: LIMIT_MS } }];
}

/** @param {string} text */
function checked(text) {
  const read = atOnce(readExport(text));
  const outcome = read.ok ? atOnce(checkExport(read.value)) : read;
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
}

/**
 * Processor time, as for a step of the engine.
 * @param {() => unknown} work
 */
function timeOf(work) {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return user + system;
}

/** An event with a field of 80 in 8 blocks, drawn and exchanged until there are enough changes. */
function exported() {
  /** @type {CommandInput} */
  const created = {
    type: "createEvent",
    slug: "bench",
    name: "Bench",
    venue: "Long Meadow",
    zone: "Europe/London",
    startsOn: "2026-05-13",
    endsOn: "2026-05-17",
  };
  const field = inventedField(80);
  const first = [created, ...preparing(field, 8, true)];
  const inputs = [...first, ...picks({ field, seats: seatsOf(80, 8) }, CHANGES - first.length)];
  let held = { version: 0, state: emptyState() };
  let history = NO_HISTORY;
  let previous = NO_HASH;
  const lines = inputs.map((input, index) => {
    const command = /** @type {import("@drawroom/shared").Command} */ (withId(input));
    const by = { ...actor, isServer: index === 0 };
    const at = 1_800_000_000_000 + index;
    const made = step(held, command, { at, actor: by, version: index + 1, history });
    if (!made.ok || !made.value) throw new Error(`${input.type}: ${JSON.stringify(made)}`);
    const { change } = made.value;
    history = advanceHistory(history, held.state, change);
    held = made.value.held;
    const entry = {
      engine: ENGINE,
      previous,
      command: JSON.stringify({ command, at, actor: by }),
      body: JSON.stringify(change),
    };
    previous = hashOfEntry(entry);
    return entryLine(entry);
  });
  const foot = exportFoot(exportEnd(held, previous));
  return `${exportHead("bench", null)}${lines.join(ENTRY_END)}${foot}`;
}
