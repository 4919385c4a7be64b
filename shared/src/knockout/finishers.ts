import type { EntrantId, Letter } from "../model/ids.js";

/** An entrant as they enter a draw: name and grade of this moment. */
export interface Finisher {
  readonly id: EntrantId;
  readonly name: string;
  readonly country: string | null;
  /** On the competition's basis; null: none. */
  readonly grade: number | null;
}

/** Those of a block whom the bracket takes, in finishing order. */
export interface BlockFinishers {
  readonly block: Letter;
  readonly finishers: readonly Finisher[];
}
