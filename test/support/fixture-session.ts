import {
  emptyState,
  NO_HISTORY,
  type CommandInput,
  type EventId,
  type History,
  type PersonId,
  type Refusal,
} from "@drawroom/shared";
import { shallowRef } from "vue";
import type { Status } from "../../client/src/sync/core/liveness";
import type { Trouble } from "../../client/src/sync/core/state";
import type {
  EventSession,
  PendingCommand,
  RefusedCommand,
} from "../../client/src/sync/session-contract";
import { answerTo, tried, type World } from "./world";

export interface FixtureSession extends EventSession {
  /** Gives a command as if it came from elsewhere; what changed is lit. */
  receive(input: CommandInput): void;
  show(world: World): void;
  world(): World;
}

export interface FixtureOptions {
  readonly role?: EventSession["role"]["value"];
  readonly status?: Status;
  readonly watching?: number;
  readonly pending?: readonly PendingCommand[];
}

/** An event session without a server: the engine itself answers. For tests and for looking; never in the product. */
export function fixtureSession(from: World | null, options: FixtureOptions = {}): FixtureSession {
  let world = from;
  const held = shallowRef(world?.held ?? null);
  const lit = shallowRef<ReadonlyMap<string, number>>(new Map());
  const history = shallowRef<History>(world?.history ?? NO_HISTORY);
  const show = (next: World): void => {
    world = next;
    held.value = next.held;
    history.value = next.history;
  };
  const give = (input: CommandInput): Refusal | null => {
    if (!world) return { code: "event.notFound" };
    const answer = answerTo(world, input);
    if (!answer.ok) return answer.refusal;
    const before = world.changes.length;
    show(tried(world, input));
    const put = world.changes.slice(before).flatMap(({ patch }) => Object.entries(patch.put ?? {}));
    const keys = put.flatMap(([table, records]) =>
      Object.keys(records ?? {}).map((id) => [`${table}/${id}`, Date.now()] as const),
    );
    lit.value = new Map([...lit.value, ...keys]);
    return null;
  };
  return {
    shown: held,
    confirmed: held,
    stoodAt: shallowRef(null),
    status: shallowRef<Status>(options.status ?? { kind: "live" }),
    trouble: shallowRef<Trouble | null>(from ? null : { kind: "notFound" }),
    role: shallowRef(options.role ?? "spectator"),
    eventId: shallowRef<EventId | null>(from ? "evabcd" : null),
    personId: shallowRef<PersonId | null>(options.role === "owner" ? "ownerann" : null),
    presence: shallowRef({
      watching: options.watching ?? 143,
      managers: ["Ann Owner"],
      displays: [],
    }),
    pending: shallowRef(options.pending ?? []),
    refused: shallowRef<readonly RefusedCommand[]>([]),
    history,
    lit,
    send: give,
    undo: () => give({ type: "undo", target: history.value.undo.at(-1)?.commandId ?? "" }),
    redo: () => give({ type: "redo", target: history.value.redo.at(-1)?.commandId ?? "" }),
    dismiss: () => undefined,
    close: () => undefined,
    receive: (input) => void give(input),
    show,
    world: () =>
      world ?? {
        held: { version: 0, state: emptyState() },
        state: emptyState(),
        history: NO_HISTORY,
        changes: [],
        commands: [],
        before: [],
        given: 0,
      },
  };
}
