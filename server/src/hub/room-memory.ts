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
}

/** The memory after the next change; `inverse` is what takes the change back. */
export const remember = (memory: RoomMemory, change: Change, inverse: RecordPatch): RoomMemory => ({
  ...memory,
  held: applyChange(memory.held, change),
  history: recordStep(memory.history, change, inverse),
});
