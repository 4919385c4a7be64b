/** A place where two values part: `put.seats.k3x9.A1.entrant`, and both values as JSON, cut short; absent: nothing stands there. */
export interface Difference {
  readonly path: string;
  readonly kept?: string;
  readonly decided?: string;
}

/** What is wrong with an export, and where (JRN-2). */
export type Fault =
  /** A line that is not as exports are written; counted from 1. */
  | { readonly kind: "line"; readonly line: number }
  /** The change does not carry the hash of the one before it: one of the two was altered. */
  | { readonly kind: "chain"; readonly version: number }
  /** Another version stands where this one should. */
  | { readonly kind: "version"; readonly version: number; readonly found: number }
  /** A command that the journal has twice. */
  | { readonly kind: "repeated"; readonly version: number }
  /** Change and command disagree on id, time or giver. */
  | { readonly kind: "stamp"; readonly version: number }
  /** The change can't be applied, or its log names facts that are none. */
  | { readonly kind: "patch"; readonly version: number }
  /** The engine refuses the command, or finds that nothing changes. */
  | { readonly kind: "refused"; readonly version: number; readonly code: string | null }
  /** The engine decides otherwise. */
  | {
      readonly kind: "decision";
      readonly version: number;
      readonly differences: readonly Difference[];
    }
  /** The change's facts and its patch make two different states. */
  | { readonly kind: "state"; readonly version: number }
  /** The file's head says another thing than its changes: its base or its address. */
  | { readonly kind: "head" }
  /** The file's end says another newest version, hash or state than its changes give. */
  | { readonly kind: "end"; readonly version: number };
