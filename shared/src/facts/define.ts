import type { EventState } from "../model/state.js";

/** A kind of fact: what it does to the state. Facts are past tense and spell out every consequence (HUB-2). */
export interface FactKind<F extends { readonly type: string }> {
  readonly type: F["type"];
  /** The state after the fact. Total: it never refuses and never throws. */
  readonly evolve: (state: EventState, fact: F) => EventState;
}

export const defineFact = <F extends { readonly type: string }>(kind: FactKind<F>): FactKind<F> =>
  kind;
