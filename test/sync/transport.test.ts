import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTransport, type Hearing, type Transport } from "../../client/src/sync/transport";
import { eventWith } from "../support/builders";
import { FakeSocket } from "./support/fake-socket";

const { held, changes } = eventWith();

/** Notes all that an open event hears. */
function ear(): { heard: unknown[][]; hearing: Hearing } {
  const heard: unknown[][] = [];
  const note =
    (name: string) =>
    (...args: unknown[]): void =>
      void heard.push([name, ...args]);
  const names = ["connected", "lost", "changes", "head", "presence", "revoked", "outdated"];
  const hearing = Object.fromEntries(names.map((name) => [name, note(name)]));
  return { heard, hearing: hearing as unknown as Hearing };
}

const join = (transport: Transport, answered = vi.fn()) => {
  const message = { protocol: 1, eventId: "spring", joinId: "j1", since: -1, unsettled: [] };
  transport.join(message, answered);
  return answered;
};

let socket: FakeSocket;
let transport: Transport;

beforeEach(() => {
  vi.useFakeTimers();
  socket = new FakeSocket();
  transport = createTransport(socket.page);
});
afterEach(() => {
  transport.close();
  vi.useRealTimers();
});

describe("[WIR-4] one socket for the page", () => {
  it("each connection has its own number, and messages carry it", () => {
    const { heard, hearing } = ear();
    transport.listen("spring", hearing);
    socket.isConnected();
    socket.hear("event:head", { eventId: "spring", version: 4 });
    socket.isLost("transport close");
    socket.isConnected();
    socket.hear("event:changes", { eventId: "spring", changes });
    expect(heard).toEqual([
      ["connected", 1],
      ["head", 1, 4],
      ["lost", 1],
      ["connected", 2],
      ["changes", 2, changes],
    ]);
  });

  it("three reconnects leave one listener", () => {
    const { heard, hearing } = ear();
    transport.listen("spring", hearing);
    for (let times = 0; times < 3; times += 1) {
      socket.isConnected();
      socket.isLost("transport close");
    }
    socket.isConnected();
    expect(socket.listenerCount("event:changes")).toBe(1);
    socket.hear("event:changes", { eventId: "spring", changes });
    expect(heard.filter(([name]) => name === "changes")).toHaveLength(1);
  });

  it("an event opened on a connected socket hears so at once", () => {
    socket.isConnected();
    const { heard, hearing } = ear();
    transport.listen("spring", hearing);
    expect(heard).toEqual([["connected", 1]]);
  });

  it("the answer to what an earlier connection asked carries the earlier number", () => {
    socket.isConnected();
    const answered = join(transport);
    socket.isLost("transport close");
    socket.isConnected();
    const refused = { ok: false, joinId: "j1", refusal: { code: "event.notFound" } };
    socket.sent[0]?.answer(refused);
    expect(answered).toHaveBeenCalledWith(1, refused);
  });

  it("without a connection nothing is sent, now or later", () => {
    join(transport);
    socket.isConnected();
    expect(socket.names()).toEqual([]);
  });
});

describe("[WIR-1] rooms", () => {
  it("offline one event is left and another opened: on return only the other is heard", () => {
    const [spring, autumn] = [ear(), ear()];
    const leave = transport.listen("spring", spring.hearing);
    socket.isConnected();
    socket.isLost("transport close");
    leave();
    transport.listen("autumn", autumn.hearing);
    socket.isConnected();
    socket.hear("event:changes", { eventId: "spring", changes });
    expect(spring.heard.map(([name]) => name)).toEqual(["connected", "lost"]);
    expect(autumn.heard.map(([name]) => name)).toEqual(["connected"]);
  });

  it("the room is left when the last page of the event is closed, not before", () => {
    socket.isConnected();
    const leave = [
      transport.listen("spring", ear().hearing),
      transport.listen("spring", ear().hearing),
    ];
    leave[0]?.();
    expect(socket.names()).toEqual([]);
    leave[1]?.();
    expect(socket.names()).toEqual(["event:leave"]);
  });

  it("a snapshot's bytes are read", () => {
    socket.isConnected();
    const answered = join(transport);
    const state = new TextEncoder().encode(JSON.stringify(held.state));
    const base = { kind: "snapshot", version: held.version, state };
    socket.sent[0]?.answer({
      ok: true,
      joinId: "j1",
      role: "spectator",
      personId: null,
      settled: [],
      base,
    });
    expect(answered).toHaveBeenCalledWith(
      1,
      expect.objectContaining({ base: { kind: "snapshot", ...held } }),
    );
  });

  it("a lost right is told to its event, an old page to all", () => {
    const [spring, autumn] = [ear(), ear()];
    transport.listen("spring", spring.hearing);
    transport.listen("autumn", autumn.hearing);
    socket.hear("server:notice", { code: "access.revoked", eventId: "spring" });
    socket.hear("server:notice", { code: "protocol.outdated" });
    expect(spring.heard.map(([name]) => name)).toEqual(["revoked", "outdated"]);
    expect(autumn.heard.map(([name]) => name)).toEqual(["outdated"]);
  });
});

describe("[WIR-8] coming back", () => {
  it("after the server closed the socket, when a pause is over", () => {
    socket.isConnected();
    socket.isLost("io server disconnect");
    vi.advanceTimersByTime(999);
    expect(socket.connects).toBe(0);
    vi.advanceTimersByTime(2_001);
    expect(socket.connects).toBe(1);
  });

  it("after the server refused the socket; for an old page, which is told", () => {
    const { heard, hearing } = ear();
    transport.listen("spring", hearing);
    socket.active = false;
    socket.hear(
      "connect_error",
      Object.assign(new Error("no"), { data: { code: "protocol.outdated" } }),
    );
    expect(heard).toEqual([["outdated"]]);
    vi.advanceTimersByTime(3_000);
    expect(socket.connects).toBe(1);
  });

  it("where Socket.IO comes back by itself it is left to it", () => {
    socket.isConnected();
    socket.isLost("transport close");
    vi.advanceTimersByTime(60_000);
    expect(socket.connects).toBe(0);
  });

  it("a renewed socket connects at once, with a new number", () => {
    const { heard, hearing } = ear();
    transport.listen("spring", hearing);
    socket.isConnected();
    transport.renew();
    expect(socket.connects).toBe(1);
    socket.isConnected();
    vi.advanceTimersByTime(60_000);
    expect(socket.connects).toBe(1);
    expect(heard).toEqual([
      ["connected", 1],
      ["lost", 1],
      ["connected", 2],
    ]);
  });
});
