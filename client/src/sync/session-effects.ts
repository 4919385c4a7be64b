import { PROTOCOL, type EventId } from "@drawroom/shared";
import type { ShallowRef } from "vue";
import type { Input } from "./core/inputs";
import type { Ports } from "./driver";
import type { EventKeeper } from "./event-keeper";
import { fetchFirstPaint, type FirstPaint } from "./first-paint";
import type { Lit } from "./lit";
import type { Outbox } from "./outbox";
import type { Hearing, Transport } from "./transport";
import type { Presence } from "./wire";

type Effect = Parameters<Ports["perform"]>[0];

interface Parts {
  readonly path: string;
  readonly transport: Transport;
  readonly outbox: Outbox;
  readonly keeper: EventKeeper;
  readonly lit: Lit;
  readonly presence: ShallowRef<Presence>;
}

export interface Effects {
  readonly perform: (effect: Effect) => void;
  /** Leaves the event; nothing that is still under way is told any more. */
  readonly stop: () => void;
}

/** Does what the core wants done, and tells it by `dispatch` what came of it. */
export function createEffects(parts: Parts, dispatchOpen: (input: Input) => void): Effects {
  let isStopped = false;
  let leave: (() => void) | undefined;
  /** Then it is what the server says that counts. */
  let isAnswered = false;
  const dispatch = (input: Input): void => {
    if (!isStopped) dispatchOpen(input);
  };
  const follow = (eventId: EventId): void => {
    if (!isStopped) leave ??= parts.transport.listen(eventId, hearingOf(parts, dispatch));
  };
  const recallOnce = once(parts.keeper.recall, (kept) => {
    if (!kept || isAnswered) return;
    dispatch({ kind: "recalled", kept });
    follow(kept.eventId);
  });
  const fetchOnce = once(
    () => firstPaintOrElse(parts.path, recallOnce),
    (paint) => {
      isAnswered = paint.kind === "fetched" || paint.refusal !== null;
      dispatch(paint);
      if (paint.kind === "fetched") follow(paint.eventId);
      else if (!isAnswered) recallOnce();
    },
  );
  const loadAuthoringOnce = once(loadAuthoring, (authoring) => {
    if (authoring) dispatch({ kind: "authoringLoaded", authoring });
  });

  return {
    perform: (effect) => {
      if (effect.kind === "fetch") fetchOnce();
      else if (effect.kind === "loadAuthoring") loadAuthoringOnce();
      else if (effect.kind === "light") parts.lit.light(effect.keys);
      else if (effect.kind === "reconnect") parts.transport.renew();
      else if (effect.kind === "join" || effect.kind === "command")
        emit(effect, parts.transport, dispatch);
      else if (effect.kind === "keepEvent") parts.keeper.keep(effect.kept);
      else if (effect.kind === "keepChange") parts.keeper.keepChange(effect.change, effect.at);
      else if (effect.kind === "keepLiveAt") parts.keeper.keepLiveAt(effect.at);
      else if (effect.kind === "forgetEvent") parts.keeper.forget();
      else keep(effect, parts.outbox, dispatch);
    },
    stop: () => {
      isStopped = true;
      leave?.();
    },
  };
}

/** Null where the code can't be had, as without a network; the server decides alone then. */
const loadAuthoring = () =>
  import("./authoring").then(({ createAuthoring }) => createAuthoring()).catch(() => null);

/** How long the server may take to answer before the kept event is shown, milliseconds: the line may be half open. */
const PATIENCE_MS = 3_000;

async function firstPaintOrElse(path: string, otherwise: () => void): Promise<FirstPaint> {
  const timer = setTimeout(otherwise, PATIENCE_MS);
  return fetchFirstPaint(path).finally(() => clearTimeout(timer));
}

/** Starts something that is under way only once at a time. */
function once<T>(begin: () => Promise<T>, done: (result: T) => void): () => void {
  let isUnderWay = false;
  return () => {
    if (isUnderWay) return;
    isUnderWay = true;
    void begin().then((result) => {
      isUnderWay = false;
      done(result);
    });
  };
}

const hearingOf = ({ presence }: Parts, dispatch: (input: Input) => void): Hearing => ({
  connected: (connection) => dispatch({ kind: "connected", connection }),
  lost: (connection) => dispatch({ kind: "lost", connection }),
  changes: (connection, changes) => dispatch({ kind: "changes", connection, changes }),
  head: (connection, version) => dispatch({ kind: "head", connection, version }),
  presence: (connection, who) => {
    presence.value = who;
    dispatch({ kind: "heard", connection });
  },
  revoked: (connection) => dispatch({ kind: "revoked", connection }),
  outdated: () => dispatch({ kind: "outdated" }),
});

function emit(
  effect: Extract<Effect, { kind: "join" } | { kind: "command" }>,
  transport: Transport,
  dispatch: (input: Input) => void,
): void {
  if (effect.kind === "command") {
    const { eventId, command } = effect;
    transport.command({ eventId, command }, (connection, answer) =>
      dispatch({ kind: "answered", connection, answer }),
    );
    return;
  }
  const { eventId, joinId, since, unsettled } = effect;
  transport.join({ protocol: PROTOCOL, eventId, joinId, since, unsettled }, (connection, answer) =>
    dispatch({ kind: "joined", connection, answer }),
  );
}

function keep(
  effect: Extract<Effect, { kind: "store" } | { kind: "forget" } | { kind: "adopt" }>,
  outbox: Outbox,
  dispatch: (input: Input) => void,
): void {
  if (effect.kind === "store") void outbox.store(effect.eventId, effect.entry);
  else if (effect.kind === "forget") void outbox.forget(effect.commandId);
  else {
    void outbox.adopt(effect.eventId, effect.author, Date.now()).then((entries) => {
      if (entries.length > 0) dispatch({ kind: "adopted", entries });
    });
  }
}
