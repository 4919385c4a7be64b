import { describe, expect, it } from "vitest";
import { eventWith } from "../support/builders";
import { Desk, NOTHING_NEW } from "./support/core-on-a-desk";

const START = eventWith({ published: true });
const { version } = START.held;

describe("[WIR-6] whether it is live", () => {
  it("after ten seconds without a sign of life it is not live since the last one", () => {
    const desk = new Desk().live(START);
    desk.clock.advance(3_000);
    desk.head(version);
    const lastSign = desk.clock.now;
    desk.clock.advance(9_999);
    expect(desk.status).toEqual({ kind: "live" });
    desk.clock.advance(1);
    expect(desk.status).toEqual({ kind: "notLive", since: lastSign });
  });

  it("any message is a sign of life", () => {
    const desk = new Desk().live(START);
    for (let times = 0; times < 10; times += 1) {
      desk.clock.advance(9_000);
      desk.dispatch({ kind: "heard", connection: desk.connection });
    }
    expect(desk.status).toEqual({ kind: "live" });
  });

  it("a lost socket is catching up at once, and not live after ten seconds", () => {
    const desk = new Desk().live(START);
    const lastSign = desk.clock.now;
    desk.clock.advance(2_000);
    desk.lose();
    expect(desk.status).toEqual({ kind: "catchingUp" });
    desk.clock.advance(8_000);
    expect(desk.status).toEqual({ kind: "notLive", since: lastSign });
  });

  it("cut for thirty seconds: not live since before the cut, live again with the join, not with the socket", () => {
    const desk = new Desk().live(START);
    const lastSign = desk.clock.now;
    desk.lose();
    desk.clock.advance(30_000);
    desk.connect();
    expect(desk.status).toEqual({ kind: "notLive", since: lastSign });
    desk.joined(NOTHING_NEW);
    expect(desk.status).toEqual({ kind: "live" });
  });

  it("who hears the server but never catches up is not called live", () => {
    const desk = new Desk().live(START);
    const lastLive = desk.clock.now;
    desk.head(version + 1);
    for (let seconds = 0; seconds < 12; seconds += 1) {
      desk.clock.advance(1_000);
      desk.head(version + 1);
    }
    expect(desk.status).toEqual({ kind: "notLive", since: lastLive });
  });

  it("a silent socket is asked; without an answer another is opened", () => {
    const desk = new Desk().live(START);
    desk.clock.advance(10_000);
    expect(desk.all("join")).toHaveLength(1);
    desk.clock.advance(5_000);
    expect(desk.all("reconnect")).toHaveLength(1);
  });

  it("one answer that stays away from a server that talks is the server's matter; after the second another socket is opened", () => {
    const desk = new Desk().live(START);
    desk.head(version + 1);
    for (let seconds = 0; seconds < 6; seconds += 1) {
      desk.clock.advance(1_000);
      desk.head(version + 1);
    }
    expect(desk.all("join")).toHaveLength(1);
    expect(desk.all("reconnect")).toEqual([]);
    desk.clock.advance(1_000 + 5_000);
    expect(desk.all("reconnect")).toHaveLength(1);
  });

  it("a clock that is set back by an hour hides no silence", () => {
    const desk = new Desk().live(START);
    desk.clock.advance(5_000);
    desk.head(version);
    desk.clock.setBack(3_600_000);
    desk.clock.advance(20_000);
    expect(desk.status.kind).toBe("notLive");
  });

  it("what was sent before a device slept is no sign of life: it asks, and is live with the answer", () => {
    const desk = new Desk().live(START);
    const lastSign = desk.clock.now;
    // No timer runs while it sleeps, and what it then reads first is old.
    desk.clock.now += 60_000;
    desk.head(version);
    expect(desk.status).toEqual({ kind: "notLive", since: lastSign });
    desk.head(version);
    expect(desk.status.kind).toBe("notLive");
    expect(desk.all("join")).toHaveLength(1);
    desk.joined(NOTHING_NEW);
    expect(desk.status).toEqual({ kind: "live" });
  });

  it.each([1, -1])(
    "a clock that is set %d days on: it asks, and is live again with the answer",
    (days) => {
      const desk = new Desk().live(START);
      desk.clock.setBack(-days * 86_400_000);
      desk.head(version);
      expect(desk.status.kind).toBe("notLive");
      desk.joined(NOTHING_NEW);
      expect(desk.status).toEqual({ kind: "live" });
      desk.clock.advance(3_000);
      desk.head(version);
      expect(desk.status).toEqual({ kind: "live" });
    },
  );

  it("nothing to see yet: catching up, then not live since the page was opened", () => {
    const desk = new Desk();
    const opened = desk.clock.now;
    expect(desk.status).toEqual({ kind: "catchingUp" });
    desk.clock.advance(10_000);
    expect(desk.status).toEqual({ kind: "notLive", since: opened });
  });
});

describe("[WIR-6] a page that was hidden", () => {
  it("for ten minutes, shown again: at once not live, asks, and is live with the answer", () => {
    const desk = new Desk().live(START);
    const lastSign = desk.clock.now;
    // Hidden pages' timers sleep.
    desk.clock.now += 600_000;
    desk.dispatch({ kind: "pageShown" });
    expect(desk.status).toEqual({ kind: "notLive", since: lastSign });
    expect(desk.all("join")).toHaveLength(1);
    desk.joined(NOTHING_NEW);
    expect(desk.status).toEqual({ kind: "live" });
  });

  it("shown again without a connection: the socket is opened at once", () => {
    const desk = new Desk().live(START);
    desk.lose();
    desk.clock.now += 60_000;
    desk.dispatch({ kind: "pageShown" });
    expect(desk.all("reconnect")).toHaveLength(1);
  });

  it("after a glance elsewhere nothing is asked", () => {
    const desk = new Desk().live(START);
    desk.clock.advance(3_000);
    desk.dispatch({ kind: "pageShown" });
    expect(desk.all("join")).toEqual([]);
    expect(desk.status).toEqual({ kind: "live" });
  });
});
