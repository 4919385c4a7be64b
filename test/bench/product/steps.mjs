// The engine without a server: what a server holds of an event, and a command's whole step on it.
import { emptyState, inverseOf, NO_HISTORY, recordStep, step } from "@drawroom/shared";
import { withId } from "./owner.mjs";

/**
 * @typedef {import("@drawroom/shared").CommandInput} CommandInput
 * @typedef {{ held: import("@drawroom/shared").Held, history: import("@drawroom/shared").History }} Memory
 */

const actor = { id: "ownerann", name: "Ann Owner", wcfRules: false };

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

/**
 * @param {readonly CommandInput[]} commands
 * @returns {Memory} of a new event after them
 */
export const eventAfter = (commands) =>
  after({ held: { version: 0, state: emptyState() }, history: NO_HISTORY }, [created, ...commands]);

/**
 * @param {Memory} memory
 * @param {readonly CommandInput[]} commands
 * @returns {Memory}
 */
export const after = (memory, commands) => commands.reduce(stepped, memory);

/**
 * Everything the server does of a command but writing and telling. A refusal is thrown.
 * @param {Memory} memory
 * @param {CommandInput & { commandId?: string }} input its id is made here unless it has one
 * @returns {Memory}
 */
export function stepped({ held, history }, input) {
  const command = /** @type {import("@drawroom/shared").Command} */ (withId(input));
  const isServer = command.type === "createEvent";
  const context = {
    at: 1_800_000_000_000,
    actor: { ...actor, isServer },
    version: held.version + 1,
    history,
    secretOf: () => "0".repeat(64),
  };
  const made = step(held, command, context);
  if (!made.ok || !made.value) throw new Error(`${input.type}: ${JSON.stringify(made)}`);
  const { change, held: next } = made.value;
  return { held: next, history: recordStep(history, change, inverseOf(held.state, change)) };
}
