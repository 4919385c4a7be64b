import type { Command, CommandInput } from "@drawroom/shared";
import { isUnanswered } from "./core/pending-list";
import { openingState } from "./core/state";
import { createDriver, type Ports } from "./driver";
import { createEventKeeper } from "./event-keeper";
import { pathOf } from "./event-path";
import { createLit } from "./lit";
import { newCommandId, randomId } from "./new-id";
import { createOutbox } from "./outbox";
import { createCloseWarning, onPageHidden, onPageShown } from "./page-signs";
import { pageTransport } from "./page-transport";
import { createSender, type Sender } from "./sender";
import type { EventSession } from "./session-contract";
import { createEffects } from "./session-effects";
import { createSessionRefs, show } from "./session-refs";
import { createTimers } from "./timers";
import type { Transport } from "./transport";

/** Opens an event by the name in its address. To be closed when the page is left. */
export const openEvent = (slug: string): EventSession =>
  openSession({
    path: pathOf(slug, null),
    transport: pageTransport(),
    sender: createSender(),
  });

/** Opens the event of a big screen by the screen's code. */
export const openDisplay = (code: string): EventSession =>
  openSession({
    path: `/api/displays/${encodeURIComponent(code)}`,
    transport: pageTransport(code),
    sender: createSender(),
  });

export interface SessionParts {
  /** Where the first paint is fetched. */
  readonly path: string;
  readonly transport: Transport;
  readonly sender: Sender;
}

/** An open event on these parts. */
export function openSession({ path, transport, sender }: SessionParts): EventSession {
  const refs = createSessionRefs();
  const lit = createLit();
  const warnBeforeClosing = createCloseWarning();
  const timers = createTimers((timer) => driver.dispatch({ kind: "timer", timer }));
  const effects = createEffects(
    {
      ...{ path, transport, lit, presence: refs.presence },
      outbox: createOutbox(sender),
      keeper: createEventKeeper(path),
    },
    (input) => driver.dispatch(input),
  );
  const ports: Ports = {
    now: Date.now,
    newCommandId,
    setTimer: timers.set,
    clearTimer: timers.clear,
    perform: effects.perform,
    changed: (state) => {
      show(refs, state);
      warnBeforeClosing(state.pending.some(isUnanswered));
    },
  };
  const driver = createDriver(openingState(randomId(8), Date.now()), ports);
  const stopLooking = onPageShown(() => driver.dispatch({ kind: "pageShown" }));
  const stopWatching = onPageHidden(() => driver.dispatch({ kind: "pageHidden" }));
  driver.dispatch({ kind: "opened" });

  return {
    ...refs,
    lit: lit.records,
    send: (input) => driver.give(commandOf(input)),
    undo: driver.undo,
    redo: driver.redo,
    dismiss: (commandId) => driver.dispatch({ kind: "dismissed", commandId }),
    close: () => {
      stopLooking();
      stopWatching();
      effects.stop();
      sender.leave();
      timers.clearAll();
      lit.stop();
      warnBeforeClosing(false);
    },
  };
}

/** A plain copy: what a form holds is reactive and goes on changing, and the storage takes neither. */
const commandOf = (input: CommandInput): Command =>
  JSON.parse(JSON.stringify({ ...input, commandId: newCommandId() })) as Command;
