import { matchesOf } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { pick, resultOf } from "../support/blocks";
import { eventWith, LAWN_1, nth, SINGLES } from "../support/builders";
import { after, answerTo, lastFacts, refusalTo, type World } from "../support/world";

const MAKE = { type: "makeOrderOfPlay", competition: SINGLES } as const;
const id = (pair: string, letter = "A"): string => `${SINGLES}.${letter}.${pair}`;
const schedule = (pair: string, at: string | null, court: string | null = LAWN_1) =>
  ({ type: "scheduleMatch", match: id(pair), at, court }) as const;
const qualifiers = (through: number, confirmed?: true) =>
  ({
    type: "createBlocks",
    competition: SINGLES,
    count: 1,
    qualifiers: through,
    confirmed,
  }) as const;
/** Eight in one block, with courts and an order of play; two go through. */
const eight = (): World =>
  eventWith({ entrants: 8, blocks: 1, qualifiers: 2, orderOfPlay: true, courts: true });

describe("the order of play of a competition", () => {
  it("[OOP-1] is made for every block by its size", () => {
    const { state } = eventWith({ entrants: 9, blocks: 2, orderOfPlay: true });
    expect(matchesOf(state, { block: `${SINGLES}.A` })).toHaveLength(10);
    expect(matchesOf(state, { block: `${SINGLES}.B` })).toHaveLength(6);
  });

  it("[OOP-1] made again is unchanged", () => {
    expect(answerTo(eight(), MAKE)).toEqual({ ok: true, value: [] });
  });

  it("[OOP-1] needs seats", () => {
    const unseeded = after(eventWith({ entrants: 8 }), qualifiers(2));
    expect(refusalTo(unseeded, MAKE)).toEqual({ code: "blocks.none", competition: SINGLES });
  });

  it("[HND-2] keeps a match's time and court when its entrants change", () => {
    const timed = after(eight(), schedule("3-6", "2026-05-13T10:40"));
    const exchanged = after(timed, pick(nth(7), "A3"));
    expect(exchanged.state.matches).toEqual(timed.state.matches);
    const [match] = matchesOf(exchanged.state, { court: LAWN_1 });
    expect(match).toMatchObject({
      at: "2026-05-13T10:40",
      a: { entrant: nth(7) },
      b: { entrant: nth(6) },
    });
  });

  it("[BLK-4] follows a re-seed that changes a block's size, times by round and position", () => {
    const timed = after(
      eight(),
      schedule("1-8", "2026-05-13T10:00"),
      schedule("4-5", "2026-05-13T11:00"),
    );
    const grown = after(timed, {
      type: "addEntrant",
      entrant: { id: "latexx", competition: SINGLES, name: "Late" },
    });
    const seeded = after(grown, { type: "seedBlocks", competition: SINGLES });
    expect(matchesOf(seeded.state)).toHaveLength(36);
    expect(seeded.state.matches[id("2-8")]).toMatchObject({ round: 1, at: "2026-05-13T10:00" });
    expect(seeded.state.matches[id("6-9")]).toMatchObject({ round: 1, at: "2026-05-13T11:00" });
  });

  it("[BLK-4] a re-seed that leaves no place for a time asks first", () => {
    const timed = after(
      eight(),
      schedule("1-8", "2026-05-13T10:00"),
      schedule("4-5", "2026-05-13T11:00"),
    );
    const shrunk = after(timed, { type: "withdrawEntrant", entrant: nth(8) });
    const seed = { type: "seedBlocks", competition: SINGLES } as const;
    expect(refusalTo(shrunk, seed)).toEqual({
      code: "blocks.needsConfirmation",
      seats: 0,
      times: 1,
    });
    const seeded = after(shrunk, { ...seed, confirmed: true });
    expect(matchesOf(seeded.state)).toHaveLength(21);
  });
});

describe("another number of qualifiers", () => {
  const played = () => after(eight(), schedule("1-8", "2026-05-13T10:00"), resultOf("A", 1, 7));

  it("[OOP-4] gives the same table from 3 to 8 and from 0 to 2 without asking", () => {
    const world = played();
    expect(after(world, qualifiers(1)).state.matches).toEqual(world.state.matches);
  });

  it("[OOP-4] asks first where times or results stand", () => {
    expect(refusalTo(played(), qualifiers(4))).toEqual({
      code: "qualifiers.needsConfirmation",
      blocks: [`${SINGLES}.A`],
      times: 1,
      results: 1,
    });
    expect(after(eight(), qualifiers(4)).state.matches[id("1-6")]?.round).toBe(1);
  });

  it("[OOP-4] leaves results with their pair, times and courts with their round and position", () => {
    const { matches } = after(played(), qualifiers(4, true)).state;
    expect(matches[id("1-7")]).toEqual({ round: 7, result: { games: [[7, 4]] } });
    expect(matches[id("1-6")]).toEqual({ round: 1, at: "2026-05-13T10:00", court: LAWN_1 });
    expect(matches[id("1-8")]).toEqual({ round: 6 });
  });

  it("[OOP-4] there and back again gives the order of play as it was", () => {
    const world = played();
    const back = after(world, qualifiers(4, true), qualifiers(2, true));
    expect(back.state.matches).toEqual(world.state.matches);
  });

  it("[OOP-4] changes nothing of blocks of four", () => {
    const world = eventWith({
      entrants: 8,
      blocks: 2,
      qualifiers: 2,
      orderOfPlay: true,
      courts: true,
    });
    const timed = after(world, schedule("1-4", "2026-05-13T10:00"));
    const changed = after(timed, { ...qualifiers(4), count: 2 });
    expect(lastFacts(changed).map((fact) => fact.type)).toEqual(["competitionChanged"]);
  });
});

describe("clearing it", () => {
  const clear = { type: "clearOrderOfPlay", competition: SINGLES } as const;

  it("[OOP-1] takes the matches out, and asks first where times or results go", () => {
    expect(after(eight(), clear).state.matches).toEqual({});
    const played = after(eight(), schedule("1-8", "2026-05-13T10:00"), resultOf("A", 1, 7));
    expect(refusalTo(played, clear)).toEqual({
      code: "orderOfPlay.needsConfirmation",
      times: 1,
      results: 1,
    });
    expect(after(played, { ...clear, confirmed: true }).state.matches).toEqual({});
  });
});
