import type { CommandId } from "../model/ids.js";
import { applyRecords, type RecordPatch } from "../patch/patch.js";
import { defineFact } from "./define.js";
import type { Fact } from "./fact.js";

/** A change was taken back, by a change of its own (HUB-8). */
export interface ChangeUndone {
  readonly type: "changeUndone";
  readonly of: CommandId;
  /** What that change said, without the bulk of a draw log: for words. */
  readonly facts: readonly Fact[];
  readonly restored: RecordPatch;
}

export const changeUndone = defineFact<ChangeUndone>({
  type: "changeUndone",
  evolve: (state, { restored }) => applyRecords(state, restored),
});
