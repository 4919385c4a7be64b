import { commandKinds, type Command } from "./commands/registry.js";
import type { z } from "zod";
import type { CommandKind, Context, Decision } from "./commands/define.js";
import { refusalOfAccess } from "./commands/access.js";
import type { Change } from "./change.js";
import { makeChange } from "./make-change.js";
import type { Held } from "./model/state.js";
import type { Refusal } from "./refusal.js";
import { refuse, type Result } from "./result.js";

/** A command's type names its kind, which the compiler can't follow through the table. */
type AnyKind = Pick<CommandKind<z.ZodType<Command>>, "by" | "decide">;

/**
 * What follows from a command: facts (none: nothing would change) or a coded refusal.
 * Pure: the same state, command and context give the same answer everywhere (HUB-2).
 */
export function decide(held: Held, command: Command, context: Context): Decision {
  const kind = commandKinds[command.type] as AnyKind;
  const denied = refusalOfAccess(held.state, kind, context.actor);
  return denied ? refuse(denied) : kind.decide(held.state, command, context);
}

/** `decide`, then the change it makes; null where nothing would change. */
export function step(
  held: Held,
  command: Command,
  context: Context,
): Result<{ readonly change: Change; readonly held: Held } | null, Refusal> {
  const decision = decide(held, command, context);
  if (!decision.ok) return decision;
  if (decision.value.length === 0) return { ok: true, value: null };
  const stamp = { commandId: command.commandId, actor: context.actor.id, at: context.at };
  return { ok: true, value: makeChange(held, decision.value, stamp) };
}
