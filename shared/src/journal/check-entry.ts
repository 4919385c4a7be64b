import { applyChange, type Change } from "../change.js";
import { makeChange } from "../make-change.js";
import type { Context } from "../commands/define.js";
import { commandSchema, type Command } from "../commands/registry.js";
import { decide } from "../engine.js";
import { isLogged } from "../facts/fact.js";
import { advanceHistory, type History } from "../history.js";
import type { Held } from "../model/state.js";
import { canonicalJson } from "../patch/canonical.js";
import { diffRecords } from "../patch/diff.js";
import { ok, refuse, type Result } from "../result.js";
import { differencesOf } from "./differences.js";
import { ENGINE } from "./engine-version.js";
import type { Fault } from "./fault.js";
import type { ReadEntry } from "./read-export.js";
import { secretsOfChange, withShownSeals, type Secrets } from "./secrets.js";

/** How far a check has come. */
export interface Checked {
  readonly held: Held;
  readonly history: History;
  /** The hash of the change that made `held`. */
  readonly hash: string;
  /** Changes that the engine decided again. */
  readonly decided: number;
  /** Changes that another version of the engine decided: of them, chain and patch are checked. */
  readonly ofOtherEngine: number;
  /** Undone or redone steps from before the export begins: the same. */
  readonly fromBefore: number;
  /** Whether the export begins with a state, and so without the steps that led to it. */
  readonly isPartial: boolean;
}

type Way = "decided" | "ofOtherEngine" | "fromBefore";

/** How a change was checked; `made`: what the engine's own facts make of what was held. */
interface Again {
  readonly way: Way;
  readonly made: Held | null;
}

/** Compares two states of one origin by the records that they don't share. */
const isSameState = (a: Held, b: Held): boolean =>
  Object.keys(diffRecords(a.state, b.state)).length === 0;

/** Checks the next change: that it follows the one before, and that the engine decides it so (JRN-2). Pure; never throws. */
export function checkEntry(
  before: Checked,
  entry: ReadEntry,
  secrets: Secrets,
): Result<Checked, Fault> {
  const { change } = entry;
  const version = before.held.version + 1;
  if (entry.previous !== before.hash) return refuse({ kind: "chain", version });
  if (change.version !== version)
    return refuse({ kind: "version", version, found: change.version });
  if (!isStamped(entry)) return refuse({ kind: "stamp", version });
  if (!isLogSound(change)) return refuse({ kind: "patch", version });
  try {
    const decided = decidedAgain(before, entry, secrets);
    if (!decided.ok) return decided;
    const { way, made } = decided.value;
    const { held, history } = before;
    const next = applyChange(held, change);
    if (made && !isSameState(made, next)) return refuse({ kind: "state", version });
    return ok({
      ...before,
      held: next,
      history: advanceHistory(history, held.state, change),
      hash: entry.hash,
      [way]: before[way] + 1,
    });
  } catch {
    // Only a change that no engine of ours made brings it to that.
    return refuse({ kind: "patch", version });
  }
}

const isStamped = ({ command: { command, at, actor }, change }: ReadEntry): boolean =>
  change.at === at &&
  change.actor === actor.id &&
  change.commandId === (command as { commandId?: unknown }).commandId;

const isLogSound = ({ facts, patch }: Change): boolean =>
  facts.length > 0 &&
  (patch.log ?? []).every((index) => {
    const fact = facts[index];
    return fact !== undefined && isLogged(fact);
  });

/** Decides the command again and compares. */
function decidedAgain(before: Checked, entry: ReadEntry, secrets: Secrets): Result<Again, Fault> {
  const { change, command, engine } = entry;
  const { version, commandId } = change;
  if (engine !== ENGINE) return ok({ way: "ofOtherEngine", made: null });
  const read = commandSchema.safeParse(command.command);
  if (!read.success) return refuse({ kind: "refused", version, code: "protocol.invalid" });
  const { at, actor } = command;
  const { held, history } = before;
  const secretOf = secretsOfChange(change, secrets);
  const context: Context = { at, actor, version, history, secretOf };
  const decision = decide(held, read.data, context);
  if (!decision.ok) {
    const { code } = decision.refusal;
    const reachesBack = before.isPartial && isStep(read.data) && code.startsWith("undo.");
    return reachesBack
      ? ok({ way: "fromBefore", made: null })
      : refuse({ kind: "refused", version, code });
  }
  if (decision.value.length === 0) return refuse({ kind: "refused", version, code: null });
  const facts = withShownSeals(decision.value, change.facts, secrets);
  const made = makeChange(held, facts, { commandId, actor: actor.id, at });
  if (canonicalJson(made.change) === canonicalJson(change))
    return ok({ way: "decided", made: made.held });
  const differences = differencesOf(change, JSON.parse(JSON.stringify(made.change)));
  return refuse({ kind: "decision", version, differences });
}

const isStep = ({ type }: Command): boolean => type === "undo" || type === "redo";
