import { canonicalJson, type Change } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { eventWith } from "../support/builders";
import { after, type World } from "../support/world";
import { Desk, NOTHING_NEW, snapshotOf } from "./support/core-on-a-desk";

const START = eventWith({ published: true });
/** The event after some courts more: the versions that follow START. */
const LATER = after(
  START,
  ...["aaaa", "bbbb", "cccc", "dddd", "eeee"].map((id) => ({
    type: "addCourt" as const,
    court: { id, name: id },
  })),
);
const [first, second, third, fourth, fifth] = LATER.changes.slice(START.changes.length) as [
  Change,
  Change,
  Change,
  Change,
  Change,
];
const heldAt = (version: number) =>
  [...LATER.before, LATER.held].find((held) => held.version === version)!;
const textAt = (version: number): string => canonicalJson(heldAt(version).state);
const worldAt = (version: number): World => ({ ...LATER, held: heldAt(version) });

describe("[WIR-3] changes, one by one", () => {
  it("the next is applied", () => {
    const desk = new Desk().live(START);
    desk.changes(first);
    expect(desk.version).toBe(first.version);
    expect(canonicalJson(desk.state.shown?.state)).toBe(textAt(first.version));
  });

  it("several of one commit are applied in order", () => {
    const desk = new Desk().live(START);
    desk.changes(first, second, third);
    expect(canonicalJson(desk.state.confirmed?.state)).toBe(textAt(third.version));
  });

  it("older ones are ignored", () => {
    const desk = new Desk().live(START);
    desk.changes(first, second);
    const { confirmed } = desk.state;
    desk.changes(first, second);
    expect(desk.state.confirmed).toBe(confirmed);
    expect(desk.state.held.size).toBe(0);
  });

  it("later ones are held until the missing one comes, in whatever order", () => {
    const desk = new Desk().live(START);
    desk.changes(third);
    desk.changes(second);
    expect(desk.version).toBe(START.held.version);
    expect(desk.state.held.size).toBe(2);
    desk.changes(first);
    expect(canonicalJson(desk.state.confirmed?.state)).toBe(textAt(third.version));
    expect(desk.state.held.size).toBe(0);
    desk.clock.advance(5_000);
    expect(desk.all("join")).toEqual([]);
  });

  it("a gap that is still there after 300 ms asks for what is missing", () => {
    const desk = new Desk().live(START);
    desk.changes(first, third);
    desk.clock.advance(299);
    expect(desk.all("join")).toEqual([]);
    expect(desk.status.kind).toBe("live");
    desk.clock.advance(1);
    expect(desk.last("join").since).toBe(first.version);
    expect(desk.status.kind).toBe("catchingUp");
    desk.joined({ kind: "changes", changes: [second, third] });
    expect(desk.version).toBe(third.version);
    expect(desk.status.kind).toBe("live");
  });

  it("another gap gets its own 300 ms", () => {
    const desk = new Desk().live(START);
    desk.changes(second);
    desk.clock.advance(200);
    desk.changes(first, fourth);
    desk.clock.advance(200);
    expect(desk.all("join")).toEqual([]);
    desk.clock.advance(100);
    expect(desk.last("join").since).toBe(second.version);
  });

  it("a head ahead for over a second asks for what is missing; caught up in time, it doesn't", () => {
    const desk = new Desk().live(START);
    desk.head(first.version);
    desk.clock.advance(900);
    desk.changes(first);
    desk.clock.advance(5_000);
    expect(desk.all("join")).toEqual([]);
    desk.head(third.version);
    desk.clock.advance(1_000);
    expect(desk.last("join").since).toBe(first.version);
  });

  it("an answer tells of a version as a head does", () => {
    const desk = new Desk().live(START, "owner");
    desk.give({ type: "addCourt", court: { id: "zzzz", name: "Far lawn" } });
    desk.answer({ outcome: "accepted", version: first.version });
    desk.clock.advance(1_000);
    expect(desk.last("join").since).toBe(START.held.version);
  });

  it("while one join waits, no gap starts another", () => {
    const desk = new Desk().live(START);
    desk.changes(second);
    desk.clock.advance(300);
    desk.changes(fourth);
    desk.head(fifth.version);
    desk.clock.advance(3_000);
    expect(desk.all("join")).toHaveLength(1);
  });
});

describe("[WIR-1] what a join brings", () => {
  it("a snapshot replaces what was confirmed; held changes after it are applied, those before it dropped", () => {
    const desk = new Desk().live(START);
    desk.changes(second, fourth, fifth);
    desk.clock.advance(300);
    desk.joined(snapshotOf(heldAt(third.version)));
    expect(canonicalJson(desk.state.confirmed?.state)).toBe(textAt(fifth.version));
    expect(desk.state.held.size).toBe(0);
  });

  it("changes that come before the answer to the join are neither lost nor doubled", () => {
    const desk = new Desk();
    desk.fetched(START);
    desk.connect();
    desk.changes(first);
    desk.changes(third);
    desk.joined({ kind: "changes", changes: [first, second] });
    expect(canonicalJson(desk.state.confirmed?.state)).toBe(textAt(third.version));
  });

  it("a snapshot that changes have overtaken meanwhile takes nothing back", () => {
    const desk = new Desk();
    desk.fetched(START);
    desk.connect();
    desk.changes(first, second);
    desk.joined(snapshotOf(heldAt(first.version)));
    expect(desk.version).toBe(second.version);
  });

  it("a snapshot below what we hold is right: the server was restored", () => {
    const desk = new Desk().live(worldAt(third.version));
    desk.head(third.version);
    desk.connect();
    desk.joined(snapshotOf(heldAt(first.version)));
    expect(canonicalJson(desk.state.shown?.state)).toBe(textAt(first.version));
    desk.forget();
    desk.clock.advance(5_000);
    expect(desk.all("join")).toEqual([]);
  });

  it("changes held from before the server was restored are not applied to what it has made since", () => {
    const desk = new Desk().live(worldAt(third.version));
    desk.changes(fifth);
    desk.connect();
    desk.joined(snapshotOf(heldAt(second.version)));
    desk.changes({ ...third, commandId: "other-third" }, { ...fourth, commandId: "other-fourth" });
    expect(desk.version).toBe(fourth.version);
  });

  it("a command answered by a server that has lost it since is sent again, with what waited behind it", () => {
    const desk = new Desk().live(worldAt(third.version), "owner");
    for (const id of ["yyyy", "zzzz"]) desk.give({ type: "addCourt", court: { id, name: id } });
    desk.answer({ outcome: "accepted", version: fourth.version });
    desk.lose();
    desk.forget();
    desk.connect();
    desk.joined(snapshotOf(heldAt(first.version)), "owner");
    expect(desk.last("store").entry.command.commandId).toBe("given-0001");
    expect(desk.last("command").command.commandId).toBe("given-0001");
    desk.answer({ outcome: "accepted", version: second.version });
    expect(desk.last("command").command.commandId).toBe("given-0002");
    expect(desk.version).toBe(first.version);
    expect(Object.keys(desk.state.shown?.state.courts ?? {})).toEqual(
      expect.arrayContaining(["yyyy", "zzzz"]),
    );
  });

  it("a server that is one change behind in its answer is waited for, then asked again", () => {
    const desk = new Desk().live(START);
    desk.changes(third);
    desk.clock.advance(300);
    desk.joined({ kind: "changes", changes: [first] });
    expect(desk.version).toBe(first.version);
    desk.forget();
    desk.clock.advance(300);
    expect(desk.last("join").since).toBe(first.version);
  });

  it("connected, nothing received, dropped for a second while a change is made: on return it is there", () => {
    const desk = new Desk().live(START);
    desk.lose();
    desk.clock.advance(1_000);
    desk.connect();
    expect(desk.last("join").since).toBe(START.held.version);
    desk.joined({ kind: "changes", changes: [first] });
    expect(desk.version).toBe(first.version);
  });

  it("the page's first paint is shown before the socket is up, as catching up", () => {
    const desk = new Desk();
    expect(desk.all("fetch")).toHaveLength(1);
    desk.fetched(START);
    expect(desk.state.shown).toEqual(START.held);
    expect(desk.status.kind).toBe("catchingUp");
    desk.connect();
    desk.joined(NOTHING_NEW);
    expect(desk.status.kind).toBe("live");
  });
});

describe("[WIR-4] what is ignored", () => {
  it("messages of a replaced socket", () => {
    const desk = new Desk().live(START);
    const old = desk.connection;
    desk.lose();
    desk.connect();
    desk.dispatch({ kind: "changes", connection: old, changes: [first] });
    desk.dispatch({ kind: "lost", connection: old });
    expect(desk.version).toBe(START.held.version);
    desk.joined(NOTHING_NEW);
    expect(desk.status.kind).toBe("live");
  });

  it("the answer to an earlier join", () => {
    const desk = new Desk();
    desk.fetched(START);
    desk.connect();
    const { joinId } = desk.last("join");
    desk.clock.advance(6_000);
    expect(desk.last("join").joinId).not.toBe(joinId);
    const { connection } = desk;
    const answer = { ok: true, joinId, role: "spectator", personId: null, settled: [] } as const;
    desk.dispatch({
      kind: "joined",
      connection,
      answer: { ...answer, base: snapshotOf(heldAt(second.version)) },
    });
    expect(desk.version).toBe(START.held.version);
    expect(desk.status.kind).not.toBe("live");
  });

  it("three reconnects: one change is applied once", () => {
    const desk = new Desk().live(START);
    for (let times = 0; times < 3; times += 1) {
      desk.lose();
      desk.connect();
      desk.joined(NOTHING_NEW);
    }
    desk.forget();
    desk.changes(first);
    desk.changes(first);
    expect(desk.version).toBe(first.version);
    expect(desk.all("light")).toHaveLength(1);
  });
});
