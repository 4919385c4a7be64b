import { layOut, matchesOf, type CommandInput, type LayoutOptions } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { resultOf } from "../support/blocks";
import { eventWith, LAWN_1, LAWN_2, SINGLES } from "../support/builders";
import { after, lastFacts, refusalTo, type World } from "../support/world";

const DAY = "2026-05-13";
const NEXT = "2026-05-14";
const base: LayoutOptions = {
  courts: [LAWN_1, LAWN_2],
  days: [{ date: DAY, from: "09:00" }],
};
const layOutWith = (options: Partial<LayoutOptions> = {}, confirmed?: true): CommandInput => ({
  type: "layOutOrderOfPlay",
  competition: SINGLES,
  options: { ...base, ...options },
  ...(confirmed && { confirmed }),
});

/** Blocks of four with courts and an order of play; a match takes an hour. */
const fours = (blocks = 1): World =>
  eventWith({ entrants: 4 * blocks, blocks, orderOfPlay: true, courts: true });

/** `09:00 L1 A.1-4`, by time and court. */
const printed = ({ state }: World): string[] =>
  matchesOf(state)
    .filter(({ at }) => at !== null)
    .map(
      ({ id, at, court }) =>
        `${at?.slice(at.startsWith(DAY) ? 11 : 8)} ${state.courts[court ?? ""]?.name.replace("Lawn ", "L")} ${id.slice(5)}`,
    );

describe("the order of play laid out", () => {
  it("[OOP-5] round by round over the courts, from the first start", () => {
    expect(printed(after(fours(), layOutWith()))).toEqual([
      "09:00 L1 A.1-4",
      "09:00 L2 A.2-3",
      "10:00 L1 A.1-3",
      "10:00 L2 A.2-4",
      "11:00 L1 A.1-2",
      "11:00 L2 A.3-4",
    ]);
  });

  it("[OOP-5] with the minutes of a match, which become the competition's, and breaks", () => {
    const laid = after(
      fours(),
      layOutWith({ minutes: 75, breaks: [{ from: "11:00", until: "12:00" }] }),
    );
    expect(printed(laid).map((line) => line.slice(0, 5))).toEqual([
      "09:00",
      "09:00",
      "12:00",
      "12:00",
      "13:15",
      "13:15",
    ]);
    expect(laid.state.competitions[SINGLES]?.matchMinutes).toBe(75);
    expect(lastFacts(laid).map(({ type }) => type)).toEqual([
      "competitionChanged",
      "matchesScheduled",
    ]);
  });

  it("[OOP-5] over days by the rounds a day, or shared out evenly", () => {
    const days = [
      { date: NEXT, from: "10:00" },
      { date: DAY, from: "09:00" },
    ];
    const starts = (world: World) => printed(world).map((line) => line.slice(0, 8).trim());
    expect(new Set(starts(after(fours(), layOutWith({ days }))))).toEqual(
      new Set(["09:00 L1", "09:00 L2", "10:00 L1", "10:00 L2", "14T10:00"]),
    );
    expect(refusalTo(fours(), layOutWith({ days, roundsADay: 1 }))).toEqual({
      code: "layout.tooFewDays",
      rounds: 3,
      days: 2,
      needed: 3,
    });
    const [first, second] = days;
    const uneven = [
      { ...second!, rounds: 1 },
      { ...first!, rounds: 2 },
    ];
    expect(printed(after(fours(), layOutWith({ days: uneven })))).toContain("14T11:00 L1 A.1-2");
  });

  it("[OOP-5] blocks tied to courts stay on them", () => {
    const laid = after(fours(2), layOutWith({ courtsOfBlocks: { A: [LAWN_1], B: [LAWN_2] } }));
    for (const line of printed(laid)) expect(line).toMatch(/L1 A|L2 B/);
    expect(
      refusalTo(fours(2), layOutWith({ courts: [LAWN_1], courtsOfBlocks: { B: [LAWN_2] } })),
    ).toEqual({ code: "layout.noCourt", block: `${SINGLES}.B` });
  });

  it("[OOP-5] what does not fit is named", () => {
    const days = [{ date: DAY, from: "09:00", until: "11:30" }];
    expect(refusalTo(fours(), layOutWith({ days }))).toEqual({
      code: "layout.doesNotFit",
      day: DAY,
      matches: [`${SINGLES}.A.1-2`, `${SINGLES}.A.3-4`],
    });
    const outside = [{ date: "2026-06-01", from: "09:00" }];
    expect(refusalTo(fours(), layOutWith({ days: outside })).code).toBe("layout.dayOutside");
    expect(refusalTo(fours(), layOutWith({ courts: ["none"] })).code).toBe("court.notFound");
    const bare = eventWith({ entrants: 4, blocks: 1, courts: true });
    expect(refusalTo(bare, layOutWith()).code).toBe("layout.nothing");
  });

  it("[OOP-5] times that stand are asked about, those with results stay", () => {
    const set = after(
      fours(),
      { type: "scheduleMatch", match: `${SINGLES}.A.2-3`, at: `${DAY}T15:00`, court: LAWN_1 },
      { type: "scheduleMatch", match: `${SINGLES}.A.1-4`, at: `${DAY}T09:30`, court: LAWN_2 },
      resultOf("A", 1, 4),
    );
    expect(refusalTo(set, layOutWith())).toEqual({ code: "layout.needsConfirmation", times: 1 });
    expect(printed(after(set, layOutWith({}, true)))).toEqual([
      "09:00 L1 A.2-3",
      "09:30 L2 A.1-4",
      "11:00 L1 A.1-3",
      "11:00 L2 A.2-4",
      "12:00 L1 A.1-2",
      "12:00 L2 A.3-4",
    ]);
    const again = after(set, layOutWith({}, true));
    expect(after(again, layOutWith()).changes).toHaveLength(again.changes.length);
  });

  it("[OOP-5] one person in two competitions is on one court at a time", () => {
    const world = after(
      fours(),
      layOutWith({ courts: [LAWN_1] }),
      {
        type: "addCompetition",
        competition: { id: "vets", name: "Veterans", kind: "blocks", doubles: false },
      },
      {
        type: "importEntrants",
        competition: "vets",
        entrants: [
          { id: "vetaaa", name: "PLAYER 001", current: 2000 },
          { id: "vetaab", name: "Somebody", current: 1900 },
        ],
      },
      { type: "createBlocks", competition: "vets", count: 1, qualifiers: 0 },
      { type: "seedBlocks", competition: "vets" },
      { type: "makeOrderOfPlay", competition: "vets" },
    );
    const laid = layOut(world.state, "vets", { ...base, courts: [LAWN_2] });
    expect(laid).toEqual({
      ok: true,
      value: { "vets.A.1-2": { at: `${DAY}T10:00`, court: LAWN_2 } },
    });
  });
});
