import { canonicalJson } from "@drawroom/shared";
import { describe, expect, test } from "vitest";
import { emptyEvent, entrants, eventWith, nth, SINGLES } from "../support/builders";
import { after, answerTo, lastFacts, refusalTo, undone } from "../support/world";

const kinds = ["blocks", "knockout", "swiss", "stages"] as const;

describe("competitions", () => {
  test("[RES-2] one starts with the usual order of a block and the current grade", () => {
    const { competitions } = eventWith().state;
    expect(competitions[SINGLES]).toMatchObject({
      order: 1,
      basis: "current",
      criteria: ["wins", "headToHead", "netPoints"],
      drawRules: { spreadCountries: false, lastRoundApart: false },
    });
  });

  test("[HUB-2] all four kinds are kept, and what is only for blocks is refused elsewhere", () => {
    for (const kind of kinds) {
      const world = eventWith({ competition: { kind } });
      expect(world.state.competitions[SINGLES]?.kind).toBe(kind);
      if (kind === "blocks") continue;
      const wrongKind = { code: "competition.wrongKind", competition: SINGLES, kind };
      const change = { type: "changeCompetition", competition: SINGLES } as const;
      const held = after(world, {
        type: "importEntrants",
        competition: SINGLES,
        entrants: entrants(4),
      });
      expect(refusalTo(held, { ...change, qualifiers: 2 })).toEqual(wrongKind);
      expect(refusalTo(held, { ...change, criteria: ["wins"] })).toEqual(wrongKind);
      expect(
        refusalTo(held, { type: "setBallNumbers", competition: SINGLES, balls: { [nth(1)]: 4 } }),
      ).toEqual(wrongKind);
      const create = {
        type: "createBlocks",
        competition: SINGLES,
        count: 2,
        qualifiers: 2,
      } as const;
      expect(refusalTo(held, create)).toEqual(wrongKind);
    }
  });

  test("[HUB-5] an edit of what was seen otherwise is refused with what stands", () => {
    const world = after(eventWith(), {
      type: "changeCompetition",
      competition: SINGLES,
      name: "Main",
    });
    const stale = { type: "changeCompetition", competition: SINGLES, name: "Best" } as const;
    expect(refusalTo(world, { ...stale, seen: { name: "Open Singles" } })).toEqual({
      code: "competition.changed",
      competition: world.state.competitions[SINGLES],
    });
    expect(answerTo(world, { ...stale, seen: { name: "Main" } }).ok).toBe(true);
  });

  test("[RES-1] a format is not changed to one that entered results break", () => {
    const match = `${SINGLES}.A.1-2`;
    const world = after(eventWith({ entrants: 4, blocks: 1, orderOfPlay: true }), {
      type: "enterResult",
      match,
      result: { games: [[12, 10]] },
    });
    const change = { type: "changeCompetition", competition: SINGLES } as const;
    const toSeven = { bestOf: 1, gameTo: 7, ties: false } as const;
    expect(refusalTo(world, { ...change, format: toSeven })).toEqual({
      code: "competition.resultsForbidFormat",
      matches: [match],
    });
    const free = { bestOf: 1, gameTo: null, ties: true } as const;
    expect(after(world, { ...change, format: free }).state.competitions[SINGLES]?.format).toEqual(
      free,
    );
  });

  test("[OOP-4] another number of qualifiers asks where it moves times, then lays the matches out anew", () => {
    const world = eventWith({ entrants: 8, blocks: 1, qualifiers: 2, orderOfPlay: true });
    const four = { type: "changeCompetition", competition: SINGLES, qualifiers: 4 } as const;
    expect(Object.keys(after(world, four).state.matches)).toHaveLength(28);
    const timed = after(world, {
      type: "scheduleMatch",
      match: `${SINGLES}.A.1-2`,
      at: "2026-05-13T10:00",
    });
    expect(refusalTo(timed, four)).toEqual({
      code: "qualifiers.needsConfirmation",
      blocks: [`${SINGLES}.A`],
      times: 1,
      results: 0,
    });
    const changed = after(timed, { ...four, confirmed: true });
    expect(changed.state.competitions[SINGLES]?.qualifiers).toBe(4);
    expect(Object.values(changed.state.matches).filter(({ at }) => at)).toHaveLength(1);
  });

  test("[SCR-7] removing one with entrants asks first, says what goes, and is undoable", () => {
    const world = eventWith({ entrants: 8, blocks: 2, orderOfPlay: true });
    const remove = { type: "removeCompetition", competition: SINGLES } as const;
    expect(refusalTo(world, remove)).toEqual({
      code: "competition.needsConfirmation",
      entrants: 8,
      blocks: 2,
      results: 0,
    });
    const removed = after(world, { ...remove, confirmed: true });
    const { competitions, entrants, blocks, seats, matches } = removed.state;
    expect([competitions, entrants, blocks, seats, matches]).toEqual([{}, {}, {}, {}, {}]);
    expect(canonicalJson(undone(removed).state)).toBe(canonicalJson(world.state));
  });

  test("[HUB-2] one without anything in it goes at once; ids are not taken twice", () => {
    const world = eventWith();
    const removed = after(world, { type: "removeCompetition", competition: SINGLES });
    expect(lastFacts(removed)).toHaveLength(1);
    expect(removed.state).toMatchObject({ competitions: {} });
    const twice = {
      type: "addCompetition",
      competition: { id: SINGLES, name: "Again", kind: "blocks", doubles: false },
    } as const;
    expect(refusalTo(world, twice)).toEqual({ code: "id.taken", id: SINGLES });
    expect(answerTo(emptyEvent(), twice).ok).toBe(true);
  });
});
