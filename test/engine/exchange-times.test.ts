import { describe, expect, it } from "vitest";
import { eventWith, LAWN_1, LAWN_2, nth, SINGLES } from "../support/builders";
import { after, answerTo, refusalTo, undone, type World } from "../support/world";

const id = (pair: string): string => `${SINGLES}.A.${pair}`;
const at = (clock: string): string => `2026-05-13T${clock}`;
const schedule = (pair: string, clock: string, court: string) =>
  ({ type: "scheduleMatch", match: id(pair), at: at(clock), court }) as const;
const exchange = (pair: string, other: string) =>
  ({ type: "exchangeTimes", match: id(pair), with: id(other) }) as const;
/** Eight in one block; 1 v 8 at ten on one court, 2 v 7 at eleven on the other. */
const timed = (): World =>
  after(
    eventWith({ entrants: 8, blocks: 1, qualifiers: 2, orderOfPlay: true, courts: true }),
    schedule("1-8", "10:00", LAWN_1),
    schedule("2-7", "11:00", LAWN_2),
  );
const placesIn = ({ state }: World, ...pairs: string[]) =>
  pairs.map((pair) => [state.matches[id(pair)]?.at, state.matches[id(pair)]?.court]);

describe("two matches that exchange time and court", () => {
  it("[OOP-5][HUB-8] do so in one step, taken back in one", () => {
    const world = after(timed(), exchange("1-8", "2-7"));
    const [here, there] = [
      [at("10:00"), LAWN_1],
      [at("11:00"), LAWN_2],
    ];
    expect(placesIn(world, "1-8", "2-7")).toEqual([there, here]);
    expect(world.held.version).toBe(timed().held.version + 1);
    expect(placesIn(undone(world), "1-8", "2-7")).toEqual([here, there]);
  });

  it("[OOP-5] may be one that has none; two that stand alike are unchanged", () => {
    const world = after(timed(), exchange("3-6", "1-8"));
    expect(placesIn(world, "3-6", "1-8")).toEqual([
      [at("10:00"), LAWN_1],
      [undefined, undefined],
    ]);
    for (const pair of ["4-5", "3-6"]) {
      expect(answerTo(timed(), exchange("3-6", pair))).toEqual({ ok: true, value: [] });
    }
  });

  it("[OOP-5] are not in each other's way, but in that of a third", () => {
    const close = after(timed(), schedule("3-6", "10:00", LAWN_2));
    after(close, exchange("1-8", "3-6"));
    const booked = after(timed(), schedule("1-7", "12:00", LAWN_1));
    // 2 v 7 would begin while 1 v 7 is played.
    const late = after(booked, schedule("3-6", "12:30", LAWN_2));
    expect(refusalTo(late, exchange("2-7", "3-6"))).toEqual({
      code: "entrant.doubleBooked",
      entrant: nth(7),
      match: id("1-7"),
    });
  });

  it("[HUB-5] are refused where either is no longer what the user saw", () => {
    const seen = { at: at("10:00"), court: LAWN_1 };
    const seenWith = { at: at("11:00"), court: LAWN_2 };
    after(timed(), { ...exchange("1-8", "2-7"), seen, seenWith });
    expect(refusalTo(timed(), { ...exchange("1-8", "2-7"), seenWith: seen })).toEqual({
      code: "match.timeChanged",
      match: id("2-7"),
      ...seenWith,
    });
    expect(refusalTo(timed(), { ...exchange("1-8", "2-7"), seen: seenWith })).toMatchObject({
      code: "match.timeChanged",
      match: id("1-8"),
    });
    expect(refusalTo(timed(), exchange("1-8", "1-9")).code).toBe("match.notFound");
    expect(refusalTo(timed(), exchange("1-9", "1-8")).code).toBe("match.notFound");
  });
});
