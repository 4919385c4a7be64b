import { canonicalJson, type CommandInput } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { visibleHistory } from "../../client/src/sync/core/undo";
import { eventWith } from "../support/builders";
import { after } from "../support/world";
import { Desk, NOTHING_NEW } from "./support/core-on-a-desk";

const START = eventWith({ courts: true, published: true });
const court = (id: string): CommandInput => ({
  type: "addCourt",
  court: { id, name: `Lawn ${id}` },
});
const courts = (desk: Desk): string[] => Object.keys(desk.state.shown!.state.courts).slice(2);
const undoable = (desk: Desk) => visibleHistory(desk.state).undo.map(({ commandId }) => commandId);
const redoable = (desk: Desk) => visibleHistory(desk.state).redo.length;

/** The server answers all that is sent, until nothing waits. */
function serve(desk: Desk, world: typeof START): typeof START {
  let server = world;
  while (desk.state.inFlight !== null) {
    server = after(server, desk.last("command").command);
    desk.changes(server.changes.at(-1)!);
  }
  return server;
}

describe("[HUB-8] undo in the browser", () => {
  it("takes back what the server confirmed, by a command", () => {
    const desk = new Desk().live(START, "owner");
    desk.give(court("aaaa"));
    const server = serve(desk, START);
    expect(desk.undo()).toBeNull();
    expect(courts(desk)).toEqual([]);
    expect(desk.last("command").command).toMatchObject({ type: "undo", target: "given-0001" });
    const end = serve(desk, server);
    expect(canonicalJson(desk.state.shown)).toBe(canonicalJson(end.held));
    expect(canonicalJson(desk.state.shownHistory)).toBe(canonicalJson(end.history));
  });

  it("begins with the history that the join brought", () => {
    const desk = new Desk().live(START, "owner");
    expect(undoable(desk)).toEqual(START.history.undo.map(({ commandId }) => commandId));
    desk.undo();
    expect(desk.last("command").command).toMatchObject({
      target: START.history.undo.at(-1)!.commandId,
    });
  });

  it("adds what came while the join waited", () => {
    const desk = new Desk().live(START, "owner");
    const later = after(START, court("aaaa"), court("bbbb"));
    desk.connect();
    desk.changes(...later.changes.slice(-2));
    const [first] = later.changes.slice(-2);
    desk.joined({ kind: "changes", changes: [first!] }, "owner", {
      history: after(START, court("aaaa")).history,
    });
    expect(canonicalJson(desk.state.history)).toBe(canonicalJson(later.history));
  });

  it("a command on its way is taken back by a command behind it", () => {
    const desk = new Desk().live(START, "owner");
    desk.give(court("aaaa"));
    desk.undo();
    expect(desk.state.pending.map(({ command }) => command.type)).toEqual(["addCourt", "undo"]);
    expect(courts(desk)).toEqual([]);
    const server = serve(desk, START);
    expect(canonicalJson(desk.state.shown)).toBe(canonicalJson(server.held));
  });

  it("a command that was never sent is simply dropped, and can be made again", () => {
    const desk = new Desk().live(START, "owner");
    desk.lose();
    desk.give(court("aaaa"));
    desk.give(court("bbbb"));
    desk.forget();
    expect(desk.undo()).toBeNull();
    expect(courts(desk)).toEqual(["aaaa"]);
    expect(desk.state.pending).toHaveLength(1);
    expect(desk.last("forget").commandId).toBe("given-0002");
    expect(desk.undo()).toBeNull();
    expect(desk.state.pending).toEqual([]);
    expect(desk.redo()).toBeNull();
    expect(desk.redo()).toBeNull();
    expect(courts(desk)).toEqual(["aaaa", "bbbb"]);
    desk.connect();
    desk.joined(NOTHING_NEW, "owner", { history: START.history });
    const server = serve(desk, START);
    expect(canonicalJson(desk.state.shown)).toBe(canonicalJson(server.held));
    expect(server.changes.length - START.changes.length).toBe(2);
  });

  it("offline, goes past the unsent into what was confirmed, and back again in the right order", () => {
    const desk = new Desk().live(START, "owner");
    desk.give(court("aaaa"));
    const server = serve(desk, START);
    desk.lose();
    desk.give(court("bbbb"));
    desk.undo();
    desk.undo();
    expect(courts(desk)).toEqual([]);
    expect(desk.state.pending.map(({ command }) => command.type)).toEqual(["undo"]);
    expect(redoable(desk)).toBe(2);
    desk.redo();
    expect(courts(desk)).toEqual(["aaaa"]);
    // The undo was never sent: both are gone without a word.
    expect(desk.state.pending).toEqual([]);
    desk.redo();
    expect(courts(desk)).toEqual(["aaaa", "bbbb"]);
    desk.connect();
    desk.joined(NOTHING_NEW, "owner", { history: server.history });
    const end = serve(desk, server);
    expect(canonicalJson(desk.state.shown)).toBe(canonicalJson(end.held));
  });

  it("a new command ends what can be made again", () => {
    const desk = new Desk().live(START, "owner");
    desk.lose();
    desk.give(court("aaaa"));
    desk.undo();
    expect(redoable(desk)).toBe(1);
    desk.give(court("bbbb"));
    expect(redoable(desk)).toBe(0);
    expect(desk.redo()).toEqual({ code: "undo.nothing" });
  });

  it("so does a change from another tab", () => {
    const desk = new Desk().live(START, "owner");
    desk.lose();
    desk.give(court("aaaa"));
    desk.undo();
    desk.connect();
    const elsewhere = after(START, court("zzzz"));
    desk.joined({ kind: "changes", changes: elsewhere.changes.slice(-1) }, "owner", {
      history: elsewhere.history,
    });
    expect(redoable(desk)).toBe(0);
  });

  it("redo makes a confirmed step again", () => {
    const desk = new Desk().live(START, "owner");
    desk.give(court("aaaa"));
    let server = serve(desk, START);
    desk.undo();
    server = serve(desk, server);
    desk.redo();
    expect(courts(desk)).toEqual(["aaaa"]);
    expect(desk.last("command").command.type).toBe("redo");
    expect(canonicalJson(serve(desk, server).held)).toBe(canonicalJson(desk.state.confirmed));
  });

  it("with nothing to take back says so", () => {
    const desk = new Desk().live(START, "owner");
    desk.state.shownHistory.undo.forEach(() => desk.undo());
    expect(desk.undo()).toEqual({ code: "undo.nothing" });
  });

  it("an adopted command may have been sent, so it is never dropped unasked", () => {
    const desk = new Desk().live(START, "owner");
    desk.lose();
    const command = { ...court("aaaa"), commandId: "other-0001" };
    const entry = {
      command,
      author: "ownerann",
      givenAt: 5,
      sentAt: 5,
      failures: 0,
      settledAt: null,
      facts: [],
      predicted: null,
    };
    desk.dispatch({ kind: "adopted", entries: [entry] });
    desk.undo();
    expect(desk.state.pending.map(({ command }) => command.type)).toEqual(["addCourt", "undo"]);
  });
});
