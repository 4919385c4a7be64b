import { PROTOCOL } from "@drawroom/shared";
import type { ShallowRef } from "vue";
import type { Input } from "./core/inputs";
import type { Ports } from "./driver";
import { fetchFirstPaint } from "./first-paint";
import type { Lit } from "./lit";
import type { Outbox } from "./outbox";
import type { Hearing, Transport } from "./transport";
import type { Presence } from "./wire";

type Effect = Parameters<Ports["perform"]>[0];

interface Parts {
  readonly path: string;
  readonly transport: Transport;
  readonly outbox: Outbox;
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
  const dispatch = (input: Input): void => {
    if (!isStopped) dispatchOpen(input);
  };
  const fetchOnce = once(
    () => fetchFirstPaint(parts.path),
    (paint) => {
      dispatch(paint);
      if (!isStopped && paint.kind === "fetched") {
        leave ??= parts.transport.listen(paint.eventId, hearingOf(parts, dispatch));
      }
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
