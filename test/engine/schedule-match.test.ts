import { describe, expect, it } from "vitest";
import { resultOf } from "../support/blocks";
import { eventWith, LAWN_1, LAWN_2, nth, SINGLES } from "../support/builders";
import { after, answerTo, refusalTo, type World } from "../support/world";

const id = (pair: string, letter = "A"): string => `${SINGLES}.${letter}.${pair}`;
const schedule = (pair: string, at: string | null, court: string | null = LAWN_1) =>
  ({ type: "scheduleMatch", match: id(pair), at, court }) as const;
/** Eight in one block, with courts and an order of play; two go through. */
const eight = (): World =>
  eventWith({ entrants: 8, blocks: 1, qualifiers: 2, orderOfPlay: true, courts: true });

describe("time and court of a match", () => {
  it("[OOP-5] are both optional, set and taken away by hand", () => {
    const timed = after(eight(), schedule("1-8", "2026-05-13T10:00"));
    const bare = after(timed, { type: "scheduleMatch", match: id("1-8"), at: null });
    expect(bare.state.matches[id("1-8")]).toEqual({ round: 1, court: LAWN_1 });
    expect(after(bare, schedule("1-8", null, null)).state.matches[id("1-8")]).toEqual({ round: 1 });
    expect(answerTo(timed, schedule("1-8", "2026-05-13T10:00"))).toEqual({ ok: true, value: [] });
  });

  it("[OOP-5] no court holds two matches at once, for as long as a match takes", () => {
    const timed = after(eight(), schedule("1-8", "2026-05-13T10:00"));
    for (const at of ["2026-05-13T09:01", "2026-05-13T10:00", "2026-05-13T10:59"]) {
      expect(refusalTo(timed, schedule("2-7", at))).toEqual({
        code: "court.doubleBooked",
        court: LAWN_1,
        match: id("1-8"),
      });
    }
    after(timed, schedule("2-7", "2026-05-13T11:00"), schedule("3-6", "2026-05-13T09:00"));
    after(timed, schedule("2-7", "2026-05-13T10:00", LAWN_2));
  });

  it("[OOP-5] nobody plays twice at once", () => {
    const timed = after(eight(), schedule("1-8", "2026-05-13T10:00"));
    expect(refusalTo(timed, schedule("1-7", "2026-05-13T10:30", LAWN_2))).toEqual({
      code: "entrant.doubleBooked",
      entrant: nth(1),
      match: id("1-8"),
    });
    expect(refusalTo(timed, schedule("1-7", "2026-05-13T10:30", null)).code).toBe(
      "entrant.doubleBooked",
    );
    after(timed, schedule("1-7", "2026-05-13T11:00", LAWN_2));
  });

  it("[OOP-5] one person in two competitions counts as one", () => {
    const others = after(
      eight(),
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
      { type: "createBlocks", competition: "vets", count: 1, qualifiers: 1 },
      { type: "seedBlocks", competition: "vets" },
      { type: "makeOrderOfPlay", competition: "vets" },
      schedule("1-8", "2026-05-13T10:00"),
    );
    const vets = { type: "scheduleMatch", match: "vets.A.1-2", court: LAWN_2 } as const;
    expect(refusalTo(others, { ...vets, at: "2026-05-13T10:30" })).toEqual({
      code: "entrant.doubleBooked",
      entrant: "vetaaa",
      match: id("1-8"),
    });
    after(others, { ...vets, at: "2026-05-13T11:00" });
  });

  it("[OOP-5] a walkover keeps neither its court nor its entrants", () => {
    const given = after(
      eight(),
      schedule("1-8", "2026-05-13T10:00"),
      resultOf("A", 1, 8, { walkover: "a" }),
    );
    after(given, schedule("1-7", "2026-05-13T10:30"));
  });

  it("[HUB-5] a time that is no longer what the user saw is refused with what stands", () => {
    const timed = after(eight(), schedule("1-8", "2026-05-13T10:00"));
    const seen = { at: null, court: null };
    expect(refusalTo(timed, { ...schedule("1-8", "2026-05-13T12:00"), seen })).toEqual({
      code: "match.timeChanged",
      match: id("1-8"),
      at: "2026-05-13T10:00",
      court: LAWN_1,
    });
  });

  it("[OOP-5] refuses a match or a court that is not there", () => {
    expect(refusalTo(eight(), schedule("1-9", "2026-05-13T10:00")).code).toBe("match.notFound");
    expect(refusalTo(eight(), schedule("1-8", null, "nope")).code).toBe("court.notFound");
  });
});
