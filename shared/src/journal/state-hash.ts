import { TABLES, type EventState } from "../model/state.js";
import { canonicalJson } from "../patch/canonical.js";
import { hashOfText } from "./entry.js";

/** SHA-256 of the state's canonical JSON. Empty tables are left out: an engine that knows more kinds of records hashes alike. */
export function hashOfState(state: EventState): string {
  const filled = TABLES.filter((table) => Object.keys(state[table]).length > 0);
  return hashOfText(
    canonicalJson(Object.fromEntries(filled.map((table) => [table, state[table]]))),
  );
}
