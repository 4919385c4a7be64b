import { describe, expect, it } from "vitest";
import type { KeptEvent } from "../../client/src/sync/core/keep";
import { eventWith } from "../support/builders";
import { afterBy, OWNER } from "../support/world";
import { Desk, NOTHING_NEW } from "./support/core-on-a-desk";

const START = eventWith({ published: true });

const kept = (desk: Desk): KeptEvent => ({
  ...{ eventId: desk.eventId, role: "owner", personId: OWNER.id, held: START.held },
  ...{ history: START.history, liveAt: desk.clock.now - 60_000 },
});

/** Opened without a network, with this in the browser. */
function recalledOn(desk: Desk): KeptEvent {
  const event = kept(desk);
  desk.dispatch({ kind: "fetchFailed", refusal: null });
  desk.dispatch({ kind: "recalled", kept: event });
  return event;
}

describe("[WIR-5][WIR-6] an event recalled without a network", () => {
  it("stands as it did, not live since then, and takes up what was not sent", () => {
    const desk = new Desk();
    const { liveAt, held } = recalledOn(desk);
    expect(desk.state.shown).toEqual(held);
    expect(desk.status).toEqual({ kind: "notLive", since: liveAt });
    expect(desk.last("adopt")).toMatchObject({ author: OWNER.id });
    // The tab before may not have been gone yet.
    desk.forget();
    desk.clock.advance(2_000);
    expect(desk.all("adopt")).toHaveLength(1);
  });

  it("goes on being worked on; with the line it joins from there, and sends", () => {
    const desk = new Desk();
    const { held } = recalledOn(desk);
    desk.loadEngine();
    expect(desk.give({ type: "changeSettings", name: "Summer Open" })).toBeNull();
    expect(desk.state.shown?.version).toBe(held.version + 1);
    expect(desk.status.kind).toBe("notLive");
    desk.connect();
    expect(desk.last("join").since).toBe(held.version);
    desk.joined(NOTHING_NEW, "owner", { history: START.history });
    expect(desk.status).toEqual({ kind: "live" });
    expect(desk.last("command").command).toMatchObject({ name: "Summer Open" });
  });

  it("is joined whatever becomes of the first request", () => {
    const desk = new Desk();
    recalledOn(desk);
    desk.connect();
    desk.joined(NOTHING_NEW, "owner", { history: START.history });
    desk.dispatch({ kind: "fetchFailed", refusal: null });
    expect(desk.status).toEqual({ kind: "live" });
    desk.dispatch({ kind: "fetchFailed", refusal: { code: "event.notFound" } });
    expect(desk.state.shown).toBeNull();
  });

  it("is not shown in place of what the server said", () => {
    const answered = new Desk().live(START);
    const { confirmed } = answered.state;
    answered.dispatch({ kind: "recalled", kept: { ...kept(answered), role: "spectator" } });
    expect(answered.state.confirmed).toBe(confirmed);
    const refused = new Desk();
    refused.dispatch({ kind: "fetchFailed", refusal: { code: "event.notFound" } });
    refused.dispatch({ kind: "recalled", kept: kept(refused) });
    expect(refused.state.shown).toBeNull();
  });
});

describe("[WIR-6] what is kept for that", () => {
  it("the whole with each join, each change when it comes, and since when it is not live", () => {
    const desk = new Desk();
    desk.fetched(START, "owner");
    desk.connect();
    desk.joined(NOTHING_NEW, "owner", { history: START.history });
    expect(desk.last("keepEvent").kept).toMatchObject({ held: START.held, role: "owner" });
    desk.forget();
    const later = afterBy(START, OWNER, { type: "changeSettings", name: "Summer Open" });
    const change = later.changes.at(-1)!;
    desk.changes(change);
    expect(desk.last("keepChange")).toMatchObject({ change, at: desk.clock.now });
    expect(desk.all("keepEvent")).toEqual([]);
    const lastSign = desk.clock.now;
    desk.clock.advance(5_000);
    desk.lose();
    expect(desk.last("keepLiveAt").at).toBe(lastSign);
  });

  it("[ACC-3] nothing once the event may no longer be seen", () => {
    const desk = new Desk().live(START);
    desk.dispatch({ kind: "revoked", connection: desk.connection });
    desk.joinRefused({ code: "event.notFound" });
    expect(desk.all("forgetEvent")).toHaveLength(1);
    desk.dispatch({ kind: "pageHidden" });
    expect(desk.all("keepLiveAt")).toEqual([]);
  });
});
