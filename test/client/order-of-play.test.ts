import { beforeAll, describe, expect, it } from "vitest";
import { matchesOf } from "@drawroom/shared";
import { followedBy } from "../../client/src/areas/now/followed-by";
import { byCourt, byDay, slotsOf } from "../../client/src/areas/order-of-play/groups";
import { gamesFor, matchScore, sidesFor } from "../../client/src/areas/order-of-play/match-score";
import { sheetsOf } from "../../client/src/areas/order-of-play/sheet";
import { loadTexts } from "../../client/src/i18n";
import { COMPETITION, played, seeded } from "../support/fixture-events";
import { after } from "../support/world";

const DAY = "2026-05-13";
const world = played();
const all = matchesOf(world.state);
const courts = Object.keys(world.state.courts);
const say = (key: string): string => key;
beforeAll(() => loadTexts(["now"]));

describe("the order of play, grouped", () => {
  it("by day and time: every match once, each time once", () => {
    const days = byDay(all);
    expect(days.map(({ day }) => day)).toEqual([
      "2026-05-13",
      "2026-05-14",
      "2026-05-15",
      "2026-05-16",
    ]);
    expect(days.flatMap(({ matches }) => matches)).toHaveLength(all.length);
    expect(
      slotsOf(days[0]!.matches)
        .map(({ at }) => at.slice(11))
        .slice(0, 3),
    ).toEqual(["09:00", "09:40", "10:20"]);
  });

  it("without times, by round", () => {
    const { state } = after(seeded(), { type: "makeOrderOfPlay", competition: COMPETITION });
    expect(
      byDay(matchesOf(state))
        .map(({ day, round }) => [day, round])
        .slice(0, 2),
    ).toEqual([
      [null, 1],
      [null, 2],
    ]);
  });

  it("by lawn: each lawn's day stands together", () => {
    const groups = byCourt(all, courts);
    expect(groups.slice(0, 8).map(({ court }) => court)).toEqual(courts);
    expect(groups.flatMap(({ matches }) => matches)).toHaveLength(all.length);
  });

  it("as a sheet: a column a lawn, a row a time, each match in one cell", () => {
    const [first] = sheetsOf(all, courts);
    expect(first?.courts).toEqual(courts);
    expect(first?.rows).toHaveLength(14);
    expect(first?.rows.flatMap(({ cells }) => cells).every((cell) => cell.length === 1)).toBe(true);
  });
});

describe("a match in a line", () => {
  const match = all.find(({ outcome }) => outcome.kind === "played" && outcome.winner === "b")!;

  it("is read from the side of whose list it is", () => {
    const own = sidesFor(match, match.b.entrant ?? "");
    expect([own.a.name, own.first]).toEqual([match.b.name, "b"]);
    expect(matchScore(match, own.first, say)).toMatchObject({
      isPlayed: true,
      a: "won",
      b: "lost",
    });
  });

  it("has its points beside each name", () => {
    const { a, b } = gamesFor(match, "w/o");
    expect(b).toBe("7");
    expect(Number(a)).toBeLessThan(7);
  });

  it("that somebody struck has left says nothing, and one to be played is a v", () => {
    const gone = all.find(({ outcome }) => outcome.kind === "void")!;
    const open = all.find(({ outcome }) => outcome.kind === "open")!;
    expect(matchScore(gone, "a", say).text).toBe("");
    expect(matchScore(open, "a", say).text).toBe("common.against");
  });
});

describe("what follows on a lawn", () => {
  it("[OOP-7] is told with who plays and not before when; nothing after the last of a day", () => {
    const onFirst = all.filter(({ court, at }) => court === courts[0] && at?.startsWith(DAY));
    const told = followedBy(world.state, onFirst);
    const [first, second] = onFirst;
    expect(told.get(first!.id)).toBe(
      `Followed by ${second!.a.name} v ${second!.b.name}, not before 09:40`,
    );
    expect(told.has(onFirst.at(-1)!.id)).toBe(false);
  });
});
