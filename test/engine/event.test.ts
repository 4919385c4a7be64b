import { canonicalJson, emptyState } from "@drawroom/shared";
import { describe, expect, test } from "vitest";
import { emptyEvent, eventWith, LAWN_1, LAWN_2, SINGLES } from "../support/builders";
import {
  after,
  answerTo,
  lastFacts,
  NOTHING_YET,
  OWNER,
  refusalTo,
  undone,
} from "../support/world";

const NO_CHANGE = { ok: true, value: [] };

describe("an event", () => {
  const event = emptyEvent();

  test("[HUB-1] its first change is version 1 and makes who gave it the owner", () => {
    expect(event.held.version).toBe(1);
    expect(event.state.people).toEqual({
      [OWNER.id]: { id: OWNER.id, name: OWNER.name, role: "owner", wcfRules: true },
    });
    expect(event.state.settings.event?.slug).toBe("spring-open");
  });

  test("[HUB-1] what is refused or changes nothing raises no version", () => {
    expect(answerTo(event, { type: "changeSettings", name: "Spring Open" })).toEqual(NO_CHANGE);
    expect(answerTo(event, { type: "unpublishEvent" })).toEqual(NO_CHANGE);
    const refused = refusalTo(event, { type: "changeSettings", endsOn: "2026-05-01" });
    expect(refused).toEqual({
      code: "settings.datesReversed",
      startsOn: "2026-05-13",
      endsOn: "2026-05-01",
    });
  });

  test("[HUB-2] it is created once", () => {
    const create = { ...event.state.settings.event!, type: "createEvent" } as const;
    expect(refusalTo(event, create, { ...OWNER, isServer: true }).code).toBe("event.exists");
  });

  test("[HUB-2] a decision leaves the state it was made on untouched", () => {
    const before = canonicalJson(event.state);
    after(event, { type: "changeSettings", venue: "The Other Meadow" });
    expect(canonicalJson(event.state)).toBe(before);
    expect(canonicalJson(NOTHING_YET.state)).toBe(canonicalJson(emptyState()));
  });

  test("[HUB-5] an edit of settings seen otherwise is refused with what stands", () => {
    const renamed = after(event, { type: "changeSettings", name: "May Open" });
    const stale = {
      type: "changeSettings",
      name: "My Open",
      seen: { name: "Spring Open" },
    } as const;
    expect(refusalTo(renamed, stale)).toEqual({
      code: "settings.changed",
      settings: renamed.state.settings.event,
    });
    const other = {
      type: "changeSettings",
      venue: "Elsewhere",
      seen: { venue: "Long Meadow" },
    } as const;
    expect(after(renamed, other).state.settings.event).toMatchObject({
      name: "May Open",
      venue: "Elsewhere",
    });
  });
});

describe("courts", () => {
  const world = eventWith({ entrants: 4, blocks: 1, orderOfPlay: true, courts: true });

  test("[HUB-2] they are numbered in the order in which they come, renamed, and known by id", () => {
    expect(Object.values(world.state.courts).map(({ name, order }) => [name, order])).toEqual([
      ["Lawn 1", 1],
      ["Lawn 2", 2],
    ]);
    const renamed = after(world, { type: "renameCourt", court: LAWN_1, name: "Centre" });
    expect(renamed.state.courts[LAWN_1]?.name).toBe("Centre");
    const again = { type: "addCourt", court: { id: LAWN_1, name: "Again" } } as const;
    expect(refusalTo(world, again)).toEqual({ code: "id.taken", id: LAWN_1 });
    expect(refusalTo(world, { type: "renameCourt", court: "none", name: "X" }).code).toBe(
      "court.notFound",
    );
  });

  test("[SCR-7] removing one says which matches lose it, keeps their times, and is undoable", () => {
    const match = `${SINGLES}.A.1-2`;
    const played = after(
      world,
      { type: "scheduleMatch", match, at: "2026-05-13T10:00", court: LAWN_1 },
      { type: "scheduleMatch", match: `${SINGLES}.A.3-4`, at: "2026-05-13T10:00", court: LAWN_2 },
    );
    const removed = after(played, { type: "removeCourt", court: LAWN_1 });
    expect(lastFacts(removed)).toEqual([
      { type: "courtRemoved", court: LAWN_1, name: "Lawn 1", matches: [match] },
    ]);
    expect(removed.state.matches[match]).toEqual({
      ...world.state.matches[match],
      at: "2026-05-13T10:00",
    });
    expect(canonicalJson(undone(removed).state)).toBe(canonicalJson(played.state));
  });
});

describe("displays", () => {
  const display = { id: "scrn", name: "Bar", view: "blocks", competition: SINGLES } as const;
  const world = after(eventWith(), { type: "addDisplay", display });

  test("[SCR-3] one is named, steered and re-targeted by the owner", () => {
    expect(world.state.displays.scrn).toEqual({ ...display, theme: "lawn" });
    const steered = after(world, {
      type: "changeDisplay",
      display: "scrn",
      name: "Terrace",
      view: "live-draw",
      competition: null,
      theme: "paper",
    });
    expect(steered.state.displays.scrn).toEqual({
      id: "scrn",
      name: "Terrace",
      view: "live-draw",
      theme: "paper",
    });
    expect(answerTo(world, { type: "changeDisplay", display: "scrn", name: "Bar" })).toEqual(
      NO_CHANGE,
    );
    expect(after(world, { type: "removeDisplay", display: "scrn" }).state.displays).toEqual({});
  });

  test("[SCR-3] one shows a competition that there is", () => {
    const other = { type: "changeDisplay", display: "scrn", competition: "none" } as const;
    expect(refusalTo(world, other)).toEqual({ code: "competition.notFound", competition: "none" });
    expect(refusalTo(world, { type: "removeDisplay", display: "none" }).code).toBe(
      "display.notFound",
    );
  });

  test("[SCR-3] one whose competition is removed shows the first", () => {
    const removed = after(world, { type: "removeCompetition", competition: SINGLES });
    expect(removed.state.displays.scrn?.competition).toBeUndefined();
  });
});
