import { NO_HISTORY } from "../history.js";
import { emptyState, SETTINGS } from "../model/state.js";
import { checkEntry, type Checked } from "./check-entry.js";
import { NO_HASH } from "./entry.js";
import type { Fault } from "./fault.js";
import type { ReadExport } from "./read-export.js";
import { secretsIn } from "./secrets.js";
import { hashOfState } from "./state-hash.js";
import { ok, refuse, type Result } from "../result.js";

/** What a check came to. */
export type CheckOutcome = Result<Checked, Fault>;

/**
 * Checks a whole export, change by change: its chain, its patches, and every decision of this engine's version made again
 * (JRN-2). It gives way after each change with what is reached, so that who runs it may show that or see to others first.
 */
export function* checkExport(read: ReadExport): Generator<Checked, CheckOutcome> {
  const { base, entries, end } = read;
  if (base && hashOfState(base.state) !== base.stateHash) return refuse({ kind: "head" });
  const secrets = secretsIn(entries.map(({ change }) => change));
  const commands = new Set<string>();
  let checked = startOf(read);
  for (const entry of entries) {
    const { version, commandId } = entry.change;
    if (commands.has(commandId)) return refuse({ kind: "repeated", version });
    commands.add(commandId);
    const next = checkEntry(checked, entry, secrets);
    if (!next.ok) return next;
    checked = next.value;
    yield checked;
  }
  const { version, state } = checked.held;
  if (state.settings[SETTINGS]?.slug !== read.slug) return refuse({ kind: "head" });
  const isEnd =
    end.version === version && end.hash === checked.hash && end.stateHash === hashOfState(state);
  return isEnd ? ok(checked) : refuse({ kind: "end", version });
}

const startOf = ({ base }: ReadExport): Checked => ({
  held: base ? { version: base.version, state: base.state } : { version: 0, state: emptyState() },
  history: NO_HISTORY,
  hash: base ? base.hash : NO_HASH,
  decided: 0,
  ofOtherEngine: 0,
  fromBefore: 0,
  isPartial: base !== null,
});
