import { canonicalJson, type Change, type Command, type CommandInput } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { eventWith, LAWN_1, nth, SINGLES } from "../support/builders";
import { after, type World } from "../support/world";
import { Desk, NOTHING_NEW, snapshotOf } from "./support/core-on-a-desk";

const START = eventWith({
  entrants: 8,
  blocks: 2,
  orderOfPlay: true,
  courts: true,
  manager: true,
  published: true,
});
const { version } = START.held;

const court = (id: string): CommandInput => ({
  type: "addCourt",
  court: { id, name: `Lawn ${id}` },
});
const renamed = (name: string): CommandInput => ({ type: "renameCourt", court: LAWN_1, name });
/** The change that a command makes on a world, as the server sends it. */
function changeOf(
  world: World,
  input: CommandInput,
  commandId: string,
): { change: Change; world: World } {
  const command: Command = { ...input, commandId };
  const next = after(world, command);
  return { change: next.changes.at(-1)!, world: next };
}
const idOf = (desk: Desk, index: number): string => desk.state.pending[index]!.command.commandId;

describe("[WIR-5] a command of the owner", () => {
  it("is shown at once; what is confirmed stays the server's", () => {
    const desk = new Desk().live(START, "owner");
    expect(desk.give(court("zzzz"))).toBeNull();
    expect(desk.state.shown?.state.courts["zzzz"]?.name).toBe("Lawn zzzz");
    expect(desk.state.confirmed).toEqual(START.held);
    expect(desk.state.pending[0]?.facts.map(({ type }) => type)).toEqual(["courtAdded"]);
    expect(desk.last("light").keys).toEqual(["courts/zzzz"]);
  });

  it("refused here is told at once, and nothing is sent or kept", () => {
    const desk = new Desk().live(START, "owner");
    expect(desk.give({ type: "removeCourt", court: "none" })).toEqual({
      code: "court.notFound",
      court: "none",
    });
    expect(desk.done).toEqual([]);
    expect(desk.state.pending).toEqual([]);
  });

  it("with a field that no schema knows is refused here as well", () => {
    const desk = new Desk().live(START, "owner");
    const wrong = { id: "zzzz", name: "x", roof: true };
    expect(desk.give({ type: "addCourt", court: wrong })?.code).toBe("protocol.invalid");
  });

  it("that only the server can decide is sent unseen, and shown by its change (KON-2)", () => {
    const desk = new Desk().live(START, "owner");
    expect(desk.give({ type: "sealDraw", competition: SINGLES })).toBeNull();
    expect(desk.state.shown).toEqual(START.held);
    expect(desk.last("command").command.type).toBe("sealDraw");
    expect(desk.last("store").entry.facts).toEqual([]);
    const sealed = changeOf(START, { type: "sealDraw", competition: SINGLES }, idOf(desk, 0));
    desk.changes(sealed.change);
    expect(canonicalJson(desk.state.shown)).toBe(canonicalJson(sealed.world.held));
    expect(desk.state.pending).toEqual([]);
  });

  it("that changes nothing is not sent", () => {
    const desk = new Desk().live(START, "owner");
    expect(desk.give(renamed(START.state.courts[LAWN_1]!.name))).toBeNull();
    expect(desk.done).toEqual([]);
  });

  it("is decided again on what the server confirms, on top of what others did", () => {
    const desk = new Desk().live(START, "owner");
    desk.give(renamed("Mine"));
    const other = changeOf(START, court("yyyy"), "other-0001");
    desk.changes(other.change);
    expect(desk.state.shown?.state.courts["yyyy"]).toBeDefined();
    expect(desk.state.shown?.state.courts[LAWN_1]?.name).toBe("Mine");
    expect(desk.state.shown?.version).toBe(version + 2);
  });

  it("that no longer decides shows nothing, and waits for the server's word", () => {
    const desk = new Desk().live(START, "owner");
    desk.give(renamed("Mine"));
    const other = changeOf(START, { type: "removeCourt", court: LAWN_1 }, "other-0001");
    desk.changes(other.change);
    expect(desk.state.pending[0]?.facts).toEqual([]);
    expect(canonicalJson(desk.state.shown)).toBe(canonicalJson(other.world.held));
    const refusal = { code: "court.notFound", court: LAWN_1 } as const;
    desk.answer({ outcome: "rejected", version: version + 1, refusal });
    expect(desk.state.pending).toEqual([]);
    expect(desk.state.refused.map((refused) => refused.refusal)).toEqual([refusal]);
  });

  it("given before the engine is there goes to the server unseen, and is shown when the engine is", () => {
    const desk = new Desk();
    desk.fetched(START, "owner");
    expect(desk.all("loadAuthoring")).toHaveLength(1);
    desk.give(court("zzzz"));
    expect(desk.state.shown).toEqual(START.held);
    desk.loadEngine();
    expect(desk.state.shown?.state.courts["zzzz"]).toBeDefined();
  });

  it("of a spectator is refused without asking", () => {
    const desk = new Desk().live(START);
    expect(desk.give(court("zzzz"))).toEqual({ code: "access.notOwner" });
    expect(desk.done).toEqual([]);
  });

  it("of a manager is left to the server, which has the last word on rights", () => {
    const desk = new Desk().live(START, "manager");
    desk.give({ type: "leaveEvent" });
    expect(desk.last("command").command.type).toBe("leaveEvent");
    expect(desk.last("store").entry.author).toBe(desk.state.personId);
  });
});

describe("[WIR-3] the answer to a command", () => {
  it("accepted with a version we don't have yet: it stays shown until the change is there", () => {
    const desk = new Desk().live(START, "owner");
    desk.give(court("zzzz"));
    const id = idOf(desk, 0);
    desk.answer({ outcome: "accepted", version: version + 1 });
    expect(desk.state.pending).toHaveLength(1);
    expect(desk.state.shown?.state.courts["zzzz"]).toBeDefined();
    expect(desk.last("forget").commandId).toBe(id);
    desk.changes(changeOf(START, court("zzzz"), id).change);
    expect(desk.state.pending).toEqual([]);
    expect(desk.state.shown).toBe(desk.state.confirmed);
    expect(desk.all("forget")).toHaveLength(1);
  });

  it("the change alone settles it too, and its late answer says nothing new", () => {
    const desk = new Desk().live(START, "owner");
    desk.give(court("zzzz"));
    desk.give(court("yyyy"));
    desk.changes(changeOf(START, court("zzzz"), idOf(desk, 0)).change);
    expect(desk.state.pending.map(({ command }) => command.commandId)).toEqual(["given-0002"]);
    expect(desk.last("command").command.commandId).toBe("given-0002");
    const late = { commandId: "given-0001", outcome: "accepted", version: version + 1 } as const;
    desk.dispatch({ kind: "answered", connection: desk.connection, answer: late });
    expect(desk.all("forget")).toHaveLength(1);
    expect(desk.all("command")).toHaveLength(2);
  });

  it("what was lit when it was given is not lit again when it is confirmed", () => {
    const desk = new Desk().live(START, "owner");
    desk.give(court("zzzz"));
    desk.changes(changeOf(START, court("zzzz"), idOf(desk, 0)).change);
    expect(desk.all("light")).toHaveLength(1);
  });

  it("unchanged: it is done", () => {
    const desk = new Desk().live(START, "owner");
    desk.give(court("zzzz"));
    desk.answer({ outcome: "unchanged", version });
    expect(desk.state.pending).toEqual([]);
    expect(desk.state.shown).toEqual(START.held);
  });

  it("rejected: dropped and told with the reason and what stood; told no more when it was read", () => {
    const desk = new Desk().live(START, "owner");
    const [match] = Object.keys(START.state.matches);
    desk.give({ type: "enterResult", match: match!, result: { games: [[26, 1]] }, seen: null });
    const refusal = { code: "match.changed", match: match!, result: { games: [[1, 26]] } } as const;
    desk.answer({
      outcome: "rejected",
      version,
      refusal: { ...refusal, result: { games: [[1, 26]] } },
    });
    expect(desk.state.shown).toEqual(START.held);
    expect(desk.state.refused).toMatchObject([{ refusal, command: { type: "enterResult" } }]);
    expect(desk.all("forget")).toHaveLength(1);
    desk.dispatch({ kind: "dismissed", commandId: "given-0001" });
    expect(desk.state.refused).toEqual([]);
  });

  it("a join settles what was answered while we were away", () => {
    const desk = new Desk().live(START, "owner");
    desk.give(court("zzzz"));
    const made = changeOf(START, court("zzzz"), idOf(desk, 0));
    desk.lose();
    desk.connect();
    expect(desk.last("join").unsettled).toEqual(["given-0001"]);
    const settled = [
      { commandId: "given-0001", outcome: "accepted", version: version + 1 },
    ] as const;
    desk.joined(snapshotOf(made.world.held), "owner", { settled });
    expect(desk.state.pending).toEqual([]);
    expect(desk.state.shown).toBe(desk.state.confirmed);
    expect(desk.all("command")).toHaveLength(1);
  });
});

describe("[HUB-3] a server with another engine", () => {
  it("has the last word on what a command did, also under those that wait behind it", () => {
    const desk = new Desk().live(START, "owner");
    desk.give(renamed("Mine"));
    desk.give(court("zzzz"));
    desk.changes(changeOf(START, renamed("Mine, as I see it"), idOf(desk, 0)).change);
    expect(desk.state.shown?.state.courts[LAWN_1]?.name).toBe("Mine, as I see it");
    expect(desk.state.shown?.state.courts["zzzz"]).toBeDefined();
  });
});

describe("[HUB-3] a live draw without a network", () => {
  it("every pick is shown at once and all arrive in order", () => {
    const started = after(START, { type: "startLiveDraw", competition: SINGLES, order: "seat" });
    const desk = new Desk().live(started, "owner");
    desk.lose();
    const seats = Object.keys(started.state.seats);
    for (const [index, seat] of seats.entries()) {
      expect(desk.give({ type: "pickSeat", entrant: nth(index + 1), seat })).toBeNull();
    }
    const drawn = Object.values(desk.state.shown!.state.seats).map((seat) => seat.drawn);
    expect(drawn.every((pick) => pick !== undefined)).toBe(true);
    let server = started;
    desk.connect();
    desk.joined(NOTHING_NEW, "owner", { history: started.history });
    while (desk.state.pending.length > 0) {
      const { command } = desk.last("command");
      server = after(server, command);
      desk.answer({ outcome: "accepted", version: server.held.version });
      desk.changes(server.changes.at(-1)!);
    }
    expect(desk.state.pending).toEqual([]);
    expect(canonicalJson(desk.state.shown)).toBe(canonicalJson(server.held));
  });
});
