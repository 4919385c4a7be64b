// @vitest-environment happy-dom
import type { EventJoined } from "@drawroom/shared";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reactive } from "vue";
import { openSession } from "../../client/src/sync/event-session";
import { openOutboxDatabase } from "../../client/src/sync/outbox-store";
import type { EventSession } from "../../client/src/sync/session-contract";
import type { Sender } from "../../client/src/sync/sender";
import { createTransport } from "../../client/src/sync/transport";
import { eventWith } from "../support/builders";
import { OWNER } from "../support/world";
import { FakeSocket } from "./support/fake-socket";

const START = eventWith({ published: true });
const { version, state } = START.held;

let socket: FakeSocket;
const opened: EventSession[] = [];
const senders = new Set<string>();

/** Opens the event in a new tab; `living` tells the tabs apart. */
function open(name: string): EventSession {
  senders.add(name);
  const sender: Sender = {
    id: name,
    living: () => Promise.resolve(new Set(senders)),
    leave: () => void senders.delete(name),
  };
  socket = new FakeSocket();
  const session = openSession({
    path: "/api/events/spring-open",
    transport: createTransport(socket.page),
    sender,
  });
  opened.push(session);
  return session;
}

function answerJoin(): void {
  const { message, answer } = socket.sent.find(({ name }) => name === "event:join")!;
  const joined: EventJoined = {
    ok: true,
    joinId: (message as { joinId: string }).joinId,
    role: "owner",
    personId: OWNER.id,
    base: { kind: "changes", changes: [] },
    settled: [],
    history: START.history,
  };
  answer(joined);
}

async function openAsOwner(name: string): Promise<EventSession> {
  const session = open(name);
  await vi.waitFor(() => expect(session.shown.value).not.toBeNull());
  socket.isConnected();
  answerJoin();
  return session;
}

const kept = async () => (await openOutboxDatabase()).getAll("commands");
const closing = (): boolean =>
  !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

beforeEach(() => {
  const body = { eventId: "spring", slug: "spring-open", role: "owner", version, state };
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(Response.json(body))),
  );
});
afterEach(async () => {
  for (const session of opened.splice(0)) session.close();
  await (await openOutboxDatabase()).clear("commands");
  vi.unstubAllGlobals();
});

describe("[WIR-5] an open event", () => {
  it("is painted by HTTP, then followed over the socket", async () => {
    const session = open("one");
    expect(session.shown.value).toBeNull();
    expect(session.status.value).toEqual({ kind: "catchingUp" });
    await vi.waitFor(() => expect(session.shown.value).toEqual(START.held));
    expect(session.role.value).toBe("owner");
    socket.isConnected();
    answerJoin();
    expect(session.status.value).toEqual({ kind: "live" });
    expect(session.history.value).toEqual(START.history);
    socket.hear("event:presence", {
      eventId: "spring",
      watching: 3,
      managers: ["Ann"],
      displays: [],
    });
    expect(session.presence.value.watching).toBe(3);
  });

  it("shows a command in the same moment, from a form that is reactive", async () => {
    const session = await openAsOwner("one");
    const court = reactive({ id: "zzzz", name: "Far lawn" });
    expect(session.send({ type: "addCourt", court })).toBeNull();
    court.name = "typed on";
    await vi.waitFor(() =>
      expect(session.shown.value?.state.courts["zzzz"]?.name).toBe("Far lawn"),
    );
    expect(session.pending.value).toHaveLength(1);
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
  });

  it("a page that is not there says so", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve(new Response(null, { status: 404 }))),
    );
    const session = open("one");
    await vi.waitFor(() => expect(session.trouble.value).toEqual({ kind: "notFound" }));
  });
});

describe("[WIR-4] closing the tab", () => {
  it("is warned of while a command is unanswered, and only then", async () => {
    const session = await openAsOwner("one");
    expect(closing()).toBe(false);
    session.send({ type: "addCourt", court: { id: "zzzz", name: "Far lawn" } });
    expect(closing()).toBe(true);
    const sent = socket.sent.at(-1)!;
    const { commandId } = session.pending.value[0]!.command;
    sent.answer({ commandId, outcome: "accepted", version: version + 1 });
    expect(closing()).toBe(false);
  });

  it("what was unanswered is sent by the reloaded page, by the same id", async () => {
    const before = await openAsOwner("one");
    before.send({ type: "addCourt", court: { id: "zzzz", name: "Far lawn" } });
    const { commandId } = before.pending.value[0]!.command;
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
    before.close();
    const after = await openAsOwner("two");
    await vi.waitFor(() => expect(after.pending.value).toHaveLength(1));
    expect(socket.sent.at(-1)).toMatchObject({
      name: "event:command",
      message: { command: { commandId } },
    });
  });

  it("a closed event hears and sends nothing more", async () => {
    const session = await openAsOwner("one");
    session.close();
    expect(socket.names().at(-1)).toBe("event:leave");
    socket.hear("event:head", { eventId: "spring", version: version + 9 });
    socket.isLost("transport close");
    expect(session.status.value).toEqual({ kind: "live" });
  });
});
