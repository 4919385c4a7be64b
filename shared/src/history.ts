import { inverseOf, type Change } from "./change.js";
import type { CommandId, PersonId } from "./model/ids.js";
import type { EventState } from "./model/state.js";
import type { Fact } from "./facts/fact.js";
import type { RecordPatch } from "./patch/patch.js";

/** A change that can be taken back or made again. */
export interface Step {
  readonly commandId: CommandId;
  readonly version: number;
  readonly actor: PersonId;
  /** What the change said, for the words on the button. */
  readonly facts: readonly Fact[];
  /** What restores the records. */
  readonly inverse: RecordPatch;
}

/** The last is the next to be taken back, or made again (HUB-8). */
export interface History {
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
}

export const NO_HISTORY: History = { undo: [], redo: [] };
export const STEPS_KEPT = 200;

/** Facts after which nothing before can be taken back. */
const CUTS: ReadonlySet<Fact["type"]> = new Set([
  "eventCreated",
  "ownershipMoved",
  "managerJoined",
  "managerRemoved",
  "personChanged",
]);

/** The history after a change; `before` is the state that the change was made on. */
export const advanceHistory = (history: History, before: EventState, change: Change): History =>
  recordStep(history, change, inverseOf(before, change));

/** The same where the inverse is known already, as of a change read from the journal. */
export function recordStep(history: History, change: Change, inverse: RecordPatch): History {
  const first = change.facts[0];
  if (!first || CUTS.has(first.type)) return NO_HISTORY;
  const step: Step = {
    commandId: change.commandId,
    version: change.version,
    actor: change.actor,
    facts: change.facts,
    inverse,
  };
  if (first.type === "changeUndone") {
    return { undo: history.undo.slice(0, -1), redo: [...history.redo, { ...step, facts: first.facts }] };
  }
  if (first.type === "changeRedone") {
    return { undo: [...history.undo, { ...step, facts: first.facts }], redo: history.redo.slice(0, -1) };
  }
  return { undo: [...history.undo, step].slice(-STEPS_KEPT), redo: [] };
}
