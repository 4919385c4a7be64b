import { logged, type Change } from "./change.js";
import { evolve } from "./facts/evolve.js";
import { isLogged, type Fact } from "./facts/fact.js";
import type { Held } from "./model/state.js";
import { diffRecords } from "./patch/diff.js";
import type { Patch } from "./patch/patch.js";

/** The change that these facts make of what is held, and what is held after it. */
export function makeChange(
  held: Held,
  facts: readonly Fact[],
  stamp: Pick<Change, "commandId" | "actor" | "at">,
): { readonly change: Change; readonly held: Held } {
  const evolved = facts.reduce(evolve, held.state);
  const records = diffRecords(held.state, evolved);
  const log = facts.flatMap((fact, index) => (isLogged(fact) ? [index] : []));
  const patch: Patch = { ...records, ...(log.length > 0 && { log }) };
  const change: Change = { version: held.version + 1, ...stamp, facts, patch };
  // The same as the patch applied, without copying its tables a second time.
  return { change, held: { version: change.version, state: logged(evolved, change) } };
}
