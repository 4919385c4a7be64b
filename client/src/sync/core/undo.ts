import type { Command, CommandId, History, Step } from "@drawroom/shared";
import { give, refusedAtOnce, type Given } from "./give";
import { tidy } from "./housekeeping";
import { dropWhere } from "./pending-list";
import type { Pending, Retracted, SyncState } from "./state";
import { Turn } from "./turn";

/**
 * The steps that the user can take back or make again: confirmed, pending, and those retracted before they were
 * sent, each at the depth at which it was.
 */
export function visibleHistory({ shownHistory, retracted }: SyncState): History {
  if (retracted.length === 0) return shownHistory;
  const sent = shownHistory.redo.map((step, index) => ({ step, depth: index + 0.5 }));
  const redo = [...retracted, ...sent].sort((a, b) => a.depth - b.depth).map(({ step }) => step);
  return { undo: shownHistory.undo, redo };
}

/** Takes back the last step (HUB-8). `id`: for the command, should one be needed. */
export function undoLast(state: SyncState, id: CommandId, now: number): Given {
  const last = state.shownHistory.undo.at(-1);
  if (!last) return refusedAtOnce(state, { code: "undo.nothing" });
  const unsent = unsentStep(state, last);
  if (unsent) return retract(state, unsent, now, retractedWith(state, unsent, last));
  const command: Command = { commandId: id, type: "undo", target: last.commandId };
  return give(state, command, now, state.retracted);
}

/** Makes the step again that was taken back last (HUB-8). */
export function redoLast(state: SyncState, id: CommandId, now: number): Given {
  const last = visibleHistory(state).redo.at(-1);
  if (!last) return refusedAtOnce(state, { code: "undo.nothing" });
  const retracted = state.retracted.find(({ step }) => step === last);
  if (retracted) {
    const rest = state.retracted.filter((other) => other !== retracted);
    return give(state, { ...retracted.command, commandId: id }, now, rest);
  }
  const unsent = unsentStep(state, last);
  if (unsent) return retract(state, unsent, now, state.retracted);
  const command: Command = { commandId: id, type: "redo", target: last.commandId };
  return give(state, command, now, state.retracted);
}

/** The command of this step, if nobody but this browser knows of it yet and nothing was given after it. */
function unsentStep(state: SyncState, step: Step): Pending | null {
  const last = state.pending.at(-1);
  return last?.sentAt === 0 && last.command.commandId === step.commandId ? last : null;
}

const retractedWith = (state: SyncState, { command }: Pending, step: Step): readonly Retracted[] =>
  command.type === "redo"
    ? state.retracted
    : [...state.retracted, { command, step, depth: state.shownHistory.redo.length }];

function retract(
  state: SyncState,
  unsent: Pending,
  now: number,
  retracted: readonly Retracted[],
): Given {
  const turn = new Turn(state, now);
  dropWhere(turn, (entry) => entry === unsent);
  turn.set({ retracted });
  tidy(turn);
  return { state: turn.state, effects: turn.effects, refusal: null };
}
