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
  "eventTakenOver",
  "ownershipMoved",
]);

/** Facts about people have no way back but a command of their own; what was done before them can still be undone. */
const NO_STEPS: ReadonlySet<Fact["type"]> = new Set([
  "managerJoined",
  "managerRemoved",
  "personChanged",
  "ownershipOffered",
  "ownershipOfferWithdrawn",
  "drawSealed",
]);

/** The history after a change; `before` is the state that the change was made on. */
export const advanceHistory = (history: History, before: EventState, change: Change): History =>
  recordStep(history, change, inverseOf(before, change));

/** The history after a change of which one knows what takes it back, as the journal does. */
export function recordStep(history: History, change: Change, inverse: RecordPatch): History {
  const first = change.facts[0];
  if (!first || CUTS.has(first.type)) return NO_HISTORY;
  if (NO_STEPS.has(first.type)) return history;
  const { commandId, version, actor, facts } = change;
  const step: Step = { commandId, version, actor, facts, inverse };
  if (first.type === "changeUndone") {
    const again: Step = { ...step, facts: first.facts };
    return { undo: history.undo.slice(0, -1), redo: [...history.redo, again] };
  }
  if (first.type === "changeRedone") {
    const back: Step = { ...step, facts: first.facts };
    return { undo: [...history.undo, back].slice(-STEPS_KEPT), redo: history.redo.slice(0, -1) };
  }
  return { undo: [...history.undo, step].slice(-STEPS_KEPT), redo: [] };
}
