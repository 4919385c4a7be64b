import { canonicalJson, NO_HISTORY, STEPS_KEPT, type CommandInput } from "@drawroom/shared";
import { describe, expect, test } from "vitest";
import { emptyEvent, entrant, eventWith, nth, SINGLES } from "../support/builders";
import {
  after,
  afterBy,
  lastFacts,
  MANAGER,
  redone,
  refusalTo,
  SERVER,
  undone,
  type World,
} from "../support/world";

const rename = (name: string): CommandInput => ({ type: "changeSettings", name });
const text = (world: World): string => canonicalJson(world.state);
const idOf = (world: World): string => world.changes.at(-1)?.commandId ?? "";

describe("undo and redo", () => {
  test("[HUB-8] step by step back to the first change, and forward again, byte for byte", () => {
    const worlds = [emptyEvent()];
    const commands: CommandInput[] = [
      {
        type: "addCompetition",
        competition: { id: SINGLES, name: "Open", kind: "blocks", doubles: false },
      },
      {
        type: "importEntrants",
        competition: SINGLES,
        entrants: [1, 2, 3, 4].map((n) => entrant(n)),
      },
      { type: "createBlocks", competition: SINGLES, count: 2, qualifiers: 1 },
      { type: "seedBlocks", competition: SINGLES },
      { type: "pickSeat", entrant: nth(4), seat: `${SINGLES}.B1` },
      { type: "makeOrderOfPlay", competition: SINGLES },
      { type: "withdrawEntrant", entrant: nth(3) },
    ];
    for (const command of commands) worlds.push(after(worlds.at(-1)!, command));
    const texts = worlds.map(text);
    let world = worlds.at(-1)!;
    for (const expected of texts.slice(0, -1).reverse()) {
      world = undone(world);
      expect(text(world)).toBe(expected);
    }
    for (const expected of texts.slice(1)) {
      world = redone(world);
      expect(text(world)).toBe(expected);
    }
    expect(world.held.version).toBe(1 + 3 * commands.length);
    expect(world.history.redo).toEqual([]);
  });

  test("[HUB-8] taken back, made again and taken back once more, the log too is as before", () => {
    const before = eventWith({ entrants: 4, blocks: 1 });
    const picked = after(before, { type: "pickSeat", entrant: nth(4), seat: `${SINGLES}.A1` });
    expect(Object.keys(picked.state.log)).not.toEqual(Object.keys(before.state.log));
    const again = redone(undone(picked));
    expect(text(again)).toBe(text(picked));
    expect(text(undone(again))).toBe(text(before));
  });

  test("[HUB-8] each is a change of its own that says what it took back", () => {
    const renamed = after(emptyEvent(), rename("May Open"));
    expect(lastFacts(undone(renamed))[0]).toMatchObject({
      type: "changeUndone",
      of: idOf(renamed),
      facts: [{ type: "settingsChanged" }],
    });
    expect(lastFacts(redone(undone(renamed)))[0]).toMatchObject({
      type: "changeRedone",
      facts: [{ type: "settingsChanged" }],
    });
  });

  test("[HUB-8] only the last step is taken back, and the refusal names it", () => {
    const first = after(emptyEvent(), rename("First"));
    const second = after(first, rename("Second"));
    expect(refusalTo(second, { type: "undo", target: idOf(first) })).toEqual({
      code: "undo.notLast",
      last: idOf(second),
    });
    expect(refusalTo(emptyEvent(), { type: "undo", target: "whatever" })).toEqual({
      code: "undo.nothing",
    });
    expect(refusalTo(second, { type: "redo", target: idOf(second) })).toEqual({
      code: "undo.nothing",
    });
  });

  test("[HUB-8] a new step leaves nothing to make again", () => {
    const world = after(undone(after(emptyEvent(), rename("First"))), rename("Second"));
    expect(world.history.redo).toEqual([]);
  });

  test("[HUB-8] a manager who joins, leaves or declines takes no step from the owner", () => {
    const renamed = after(eventWith({ manager: true }), rename("May Open"));
    const offered = after(renamed, { type: "offerOwnership", to: MANAGER.id });
    const declined = afterBy(offered, MANAGER, { type: "declineOwnership" });
    const person = { id: "managcat", name: "Cat", wcfRules: false };
    const joined = afterBy(declined, SERVER, { type: "joinAsManager", person });
    expect(joined.history).toEqual(renamed.history);
    expect(undone(joined).state.people.managcat?.role).toBe("manager");
  });

  test("[ACC-2] a step back neither renews an offer that is gone nor takes one away", () => {
    const offered = after(eventWith({ manager: true }), { type: "offerOwnership", to: MANAGER.id });
    const declined = afterBy(after(offered, rename("May Open")), MANAGER, {
      type: "declineOwnership",
    });
    expect(undone(declined).state.settings.event?.offeredTo).toBeUndefined();
    const later = after(after(eventWith({ manager: true }), rename("May Open")), {
      type: "offerOwnership",
      to: MANAGER.id,
    });
    expect(undone(later).state.settings.event?.offeredTo).toBe(MANAGER.id);
  });

  test("[ACC-2] a new owner takes back nothing that the old one did", () => {
    const offered = after(eventWith({ manager: true }), { type: "offerOwnership", to: MANAGER.id });
    expect(afterBy(offered, MANAGER, { type: "acceptOwnership" }).history).toEqual(NO_HISTORY);
  });

  test("[ACC-3] a step back never restores an older publication", () => {
    const hidden = after(eventWith({ published: true }), rename("Shown"), {
      type: "unpublishEvent",
    });
    const shown = undone(hidden);
    expect(shown.state.settings.event?.published).toBe(shown.held.version);
    const back = undone(shown);
    expect(back.state.settings.event).toMatchObject({
      name: "Spring Open",
      published: shown.held.version,
    });
  });

  test("[HUB-8] as many steps are kept as said", () => {
    let world = emptyEvent();
    for (let count = 0; count < STEPS_KEPT + 5; count++)
      world = after(world, rename(`Name ${count}`));
    expect(world.history.undo).toHaveLength(STEPS_KEPT);
  });
});
