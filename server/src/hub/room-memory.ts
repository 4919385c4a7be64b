import {
  applyChange,
  recordStep,
  type Change,
  type Held,
  type History,
  type RecordPatch,
} from "@drawroom/shared";

/** What decisions on an event need: its state and the steps that can be taken back. A value; never changed in place. */
export interface RoomMemory {
  readonly held: Held;
  readonly history: History;
  /** What the secrets of its random draws are made of (KON-2). Told to nobody. */
  readonly drawKey: string;
  /** The hash of the newest change; null: not known, since another node told of that change without its command (JRN-2). */
  readonly newest: string | null;
}

/** A memory that the next change can be chained to. */
export type ChainedMemory = RoomMemory & { readonly newest: string };

/** The memory after the next change; `inverse` is what takes the change back, `newest` its hash where that is known. */
export const remember = (
  memory: RoomMemory,
  change: Change,
  inverse: RecordPatch,
  newest: string | null,
): RoomMemory => ({
  ...memory,
  newest,
  held: applyChange(memory.held, change),
  history: recordStep(memory.history, change, inverse),
});
