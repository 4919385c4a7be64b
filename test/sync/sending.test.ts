import type { CommandInput } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { eventWith } from "../support/builders";
import { Desk, NOTHING_NEW } from "./support/core-on-a-desk";

const START = eventWith({ manager: true, published: true });
const { version } = START.held;
const court = (id: string): CommandInput => ({
  type: "addCourt",
  court: { id, name: `Lawn ${id}` },
});

describe("[WIR-4] sending", () => {
  it("one at a time, in the order given", () => {
    const desk = new Desk().live(START, "owner");
    for (const id of ["aaaa", "bbbb", "cccc"]) desk.give(court(id));
    expect(desk.all("command")).toHaveLength(1);
    desk.answer({ outcome: "accepted", version: version + 1 });
    desk.answer({ outcome: "accepted", version: version + 2 });
    const sent = desk.all("command").map(({ command }) => command.commandId);
    expect(sent).toEqual(["given-0001", "given-0002", "given-0003"]);
  });

  it("no reply in five seconds: the same again, by the same id", () => {
    const desk = new Desk().live(START, "owner");
    desk.give(court("zzzz"));
    desk.clock.advance(4_999);
    expect(desk.all("command")).toHaveLength(1);
    desk.clock.advance(1);
    const [first, again] = desk.all("command");
    expect(again).toEqual(first);
  });

  it("on return all that waits is sent in order, the unanswered first", () => {
    const desk = new Desk().live(START, "owner");
    desk.give(court("aaaa"));
    desk.lose();
    desk.give(court("bbbb"));
    desk.forget();
    desk.connect();
    expect(desk.all("command")).toEqual([]);
    desk.joined(NOTHING_NEW, "owner");
    expect(desk.last("command").command.commandId).toBe("given-0001");
    desk.answer({ outcome: "accepted", version: version + 1 });
    expect(desk.last("command").command.commandId).toBe("given-0002");
  });

  it("is kept from the moment it is given until it is answered", () => {
    const desk = new Desk().live(START, "owner");
    desk.lose();
    desk.give(court("zzzz"));
    const { entry, eventId } = desk.last("store");
    expect(eventId).toBe(desk.eventId);
    expect(entry.command.commandId).toBe("given-0001");
    desk.connect();
    desk.joined(NOTHING_NEW, "owner");
    expect(desk.all("forget")).toEqual([]);
    desk.answer({ outcome: "accepted", version: version + 1 });
    expect(desk.all("forget")).toHaveLength(1);
  });

  it.each([{ code: "protocol.tooFast" }, { code: "server.draining" }] as const)(
    "$code is about the moment: again after a pause, in order",
    (refusal) => {
      const desk = new Desk().live(START, "owner");
      desk.give(court("aaaa"));
      desk.give(court("bbbb"));
      desk.answer({ outcome: "rejected", version, refusal });
      expect(desk.all("command")).toHaveLength(1);
      desk.clock.advance(1_000);
      expect(desk.last("command").command.commandId).toBe("given-0001");
      expect(desk.state.refused).toEqual([]);
    },
  );

  it("a failure in the server is tried three times more, then told", () => {
    const desk = new Desk().live(START, "owner");
    desk.give(court("aaaa"));
    const refusal = { code: "server.failed", requestId: "r1" } as const;
    for (let times = 0; times < 4; times += 1) {
      desk.answer({ outcome: "rejected", version, refusal });
      desk.clock.advance(4_000);
    }
    expect(desk.all("command")).toHaveLength(4);
    expect(desk.state.refused.map((refused) => refused.refusal)).toEqual([refusal]);
  });
});

describe("[WIR-4] an ended login", () => {
  const refusal = { code: "access.notOwner" } as const;

  it("keeps what waits until the same account is back", () => {
    const desk = new Desk().live(START, "owner");
    desk.give(court("aaaa"));
    desk.give(court("bbbb"));
    desk.answer({ outcome: "rejected", version, refusal });
    expect(desk.all("command")).toHaveLength(1);
    desk.joined(NOTHING_NEW, "spectator");
    desk.clock.advance(3_000);
    expect(desk.all("command")).toHaveLength(1);
    expect(desk.state.pending).toHaveLength(2);
    expect(desk.state.refused).toEqual([]);
    desk.lose();
    desk.connect();
    desk.joined(NOTHING_NEW, "owner", { history: START.history });
    expect(desk.last("command").command.commandId).toBe("given-0001");
  });

  it("never sends one account's commands as another's; they stay kept", () => {
    const desk = new Desk().live(START, "owner");
    desk.lose();
    desk.give(court("aaaa"));
    desk.forget();
    desk.connect();
    desk.joined(NOTHING_NEW, "manager");
    expect(desk.all("command")).toEqual([]);
    expect(desk.all("forget")).toEqual([]);
    expect(desk.state.pending).toEqual([]);
  });

  it("who is still here and may not, is told", () => {
    const desk = new Desk().live(START, "manager");
    desk.give(court("aaaa"));
    desk.answer({ outcome: "rejected", version, refusal });
    desk.joined(NOTHING_NEW, "manager");
    desk.answer({ outcome: "rejected", version, refusal });
    expect(desk.state.refused.map((refused) => refused.refusal)).toEqual([refusal]);
  });
});

describe("[WIR-4] commands that another tab left behind", () => {
  const left = (commandId: string) => ({
    command: { ...court(commandId.slice(0, 4)), commandId },
    author: START.state.people["ownerann"]!.id,
    givenAt: 1,
    sentAt: 1,
    failures: 0,
    settledAt: null,
    facts: [],
    predicted: null,
  });

  it("are asked for with every join, sent before all that was never sent, and shown", () => {
    const desk = new Desk().live(START, "owner");
    desk.give(court("aaaa"));
    desk.give(court("bbbb"));
    desk.dispatch({ kind: "adopted", entries: [left("zzzz-0001"), left("yyyy-0002")] });
    expect(desk.state.pending.map(({ command }) => command.commandId)).toEqual([
      "given-0001",
      "zzzz-0001",
      "yyyy-0002",
      "given-0002",
    ]);
    expect(desk.state.shown?.state.courts["zzzz"]).toBeDefined();
    desk.lose();
    desk.connect();
    desk.joined(NOTHING_NEW, "owner");
    expect(desk.last("adopt")).toMatchObject({ eventId: desk.eventId, author: "ownerann" });
  });

  it("of another account are left alone", () => {
    const desk = new Desk().live(START, "manager");
    desk.dispatch({ kind: "adopted", entries: [left("zzzz-0001")] });
    expect(desk.state.pending).toEqual([]);
  });
});
