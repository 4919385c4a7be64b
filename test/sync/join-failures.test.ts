import { describe, expect, it } from "vitest";
import { eventWith } from "../support/builders";
import { Desk, NOTHING_NEW, snapshotOf } from "./support/core-on-a-desk";

const START = eventWith({ published: true, manager: true });

describe("[WIR-4] joins that fail", () => {
  it("no reply in five seconds: again, by another id", () => {
    const desk = new Desk();
    desk.fetched(START);
    desk.connect();
    const { joinId } = desk.last("join");
    desk.clock.advance(5_000);
    expect(desk.all("join")).toHaveLength(1);
    desk.clock.advance(1_000);
    expect(desk.all("join")).toHaveLength(2);
    expect(desk.last("join").joinId).not.toBe(joinId);
  });

  it("three in a row are an error, tried again slowly; one that succeeds ends it", () => {
    const desk = new Desk().live(START);
    const lastSign = desk.clock.now;
    desk.connect();
    const refusal = { code: "server.failed", requestId: "r1" } as const;
    for (const pause of [1_000, 2_000]) {
      desk.joinRefused(refusal);
      expect(desk.state.trouble).toBeNull();
      desk.clock.advance(pause);
    }
    desk.joinRefused(refusal);
    expect(desk.state.trouble).toEqual({ kind: "failing", refusal });
    expect(desk.status).toEqual({ kind: "notLive", since: lastSign });
    desk.forget();
    desk.clock.advance(29_999);
    expect(desk.all("join")).toEqual([]);
    desk.clock.advance(1);
    desk.joined(NOTHING_NEW);
    expect(desk.state.trouble).toBeNull();
    expect(desk.status).toEqual({ kind: "live" });
  });

  it("the first paint is tried again as well", () => {
    const desk = new Desk();
    desk.dispatch({ kind: "fetchFailed", refusal: null });
    desk.clock.advance(1_000);
    expect(desk.all("fetch")).toHaveLength(2);
    desk.fetched(START);
    expect(desk.state.shown).toEqual(START.held);
  });
});

describe("[WIR-9] another protocol", () => {
  it("asks for a reload, and neither asks nor sends any more", () => {
    const desk = new Desk();
    desk.fetched(START, "owner");
    desk.connect();
    desk.joinRefused({ code: "protocol.outdated" });
    expect(desk.state.trouble).toEqual({ kind: "outdated" });
    expect(desk.status.kind).toBe("notLive");
    desk.forget();
    desk.give({ type: "addCourt", court: { id: "lawn", name: "Lawn" } });
    desk.lose();
    desk.connect();
    desk.clock.advance(120_000);
    expect(desk.all("join")).toEqual([]);
    expect(desk.all("command")).toEqual([]);
    // For the reloaded page.
    expect(desk.all("store")).toHaveLength(1);
    expect(desk.all("forget")).toEqual([]);
  });

  it("said of a command, it keeps the command", () => {
    const desk = new Desk().live(START, "owner");
    desk.give({ type: "addCourt", court: { id: "lawn", name: "Lawn" } });
    desk.answer({
      outcome: "rejected",
      version: START.held.version,
      refusal: { code: "protocol.outdated" },
    });
    expect(desk.state.trouble).toEqual({ kind: "outdated" });
    expect(desk.state.pending).toHaveLength(1);
    expect(desk.all("forget")).toEqual([]);
  });
});

describe("[ACC-3] an event that is not to be seen", () => {
  it("is gone from the screen when a right is lost, and comes back when it is published", () => {
    const desk = new Desk().live(START);
    desk.dispatch({ kind: "revoked", connection: desk.connection });
    desk.joinRefused({ code: "event.notFound" });
    expect(desk.state.shown).toBeNull();
    expect(desk.state.trouble).toEqual({ kind: "notFound" });
    desk.clock.advance(30_000);
    expect(desk.last("join").since).toBe(-1);
    desk.joined(snapshotOf(START.held));
    expect(desk.state.shown).toEqual(START.held);
    expect(desk.state.trouble).toBeNull();
  });

  it("is not found at the first paint, and looked for again slowly", () => {
    const desk = new Desk();
    desk.dispatch({ kind: "fetchFailed", refusal: { code: "event.notFound" } });
    expect(desk.state.trouble).toEqual({ kind: "notFound" });
    desk.clock.advance(29_000);
    expect(desk.all("fetch")).toHaveLength(1);
    desk.clock.advance(1_000);
    expect(desk.all("fetch")).toHaveLength(2);
  });
});
