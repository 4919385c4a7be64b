import type { Command, CommandId, Refusal } from "@drawroom/shared";
import { advance } from "./core";
import type { Effect, TimerName } from "./core/effects";
import { give, type Given } from "./core/give";
import type { Input } from "./core/inputs";
import type { SyncState } from "./core/state";
import { redoLast, undoLast } from "./core/undo";

/** Everything the core can't do itself. Each answers, if at all, by an input. */
export interface Ports {
  readonly now: () => number;
  readonly newCommandId: () => CommandId;
  readonly setTimer: (timer: TimerName, ms: number, isSpread: boolean) => void;
  readonly clearTimer: (timer: TimerName) => void;
  /** All effects but timers. */
  readonly perform: (
    effect: Exclude<Effect, { kind: "setTimer" } | { kind: "clearTimer" }>,
  ) => void;
  /** The state has moved on; called once an input, after it is in place and before its effects. */
  readonly changed: (state: SyncState) => void;
}

export interface Driver {
  readonly state: () => SyncState;
  readonly dispatch: (input: Input) => void;
  readonly give: (command: Command) => Refusal | null;
  readonly undo: () => Refusal | null;
  readonly redo: () => Refusal | null;
}

/** Runs the core: keeps its state and has its effects done, in order. */
export function createDriver(opening: SyncState, ports: Ports): Driver {
  let state = opening;

  function become(next: SyncState, effects: readonly Effect[]): void {
    const before = state;
    state = next;
    if (next !== before) ports.changed(next);
    for (const effect of effects) run(effect, ports);
  }

  function take({ state: next, effects, refusal }: Given): Refusal | null {
    become(next, effects);
    return refusal;
  }

  return {
    state: () => state,
    dispatch: (input) => {
      const next = advance(state, input, ports.now());
      become(next.state, next.effects);
    },
    give: (command) => take(give(state, command, ports.now())),
    undo: () => take(undoLast(state, ports.newCommandId(), ports.now())),
    redo: () => take(redoLast(state, ports.newCommandId(), ports.now())),
  };
}

function run(effect: Effect, ports: Ports): void {
  if (effect.kind === "setTimer") ports.setTimer(effect.timer, effect.ms, effect.isSpread);
  else if (effect.kind === "clearTimer") ports.clearTimer(effect.timer);
  else ports.perform(effect);
}
