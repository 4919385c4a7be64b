import { gradeOf, ranked, rankingOf, type Entrant, type Grades } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { entrant, entrants, eventWith, nth, SINGLES } from "../support/builders";
import { after } from "../support/world";

const player = (id: string, fields: Partial<Entrant> = {}): Entrant => ({
  ...entrant(1),
  competition: SINGLES,
  id,
  name: id,
  current: null,
  ...fields,
});
const order = (entrants: readonly Entrant[], basis: "current" | "max12" = "current"): string =>
  ranked(entrants, basis)
    .map((line) => line.entrant)
    .join(" ");
const grades = (
  current: number | null,
  max12: number | null,
  estimated: number | null,
): Grades => ({
  current,
  max12,
  estimated,
});

describe("the order", () => {
  it("[BLK-1] is by grade, highest first", () => {
    const field = [player("low", { current: 1200 }), player("top", { current: 2400 })];
    expect(order([...field, player("mid", { current: 1800 })])).toBe("top mid low");
  });

  it("[BLK-1] breaks ties by name without marks and in lower case, by code unit", () => {
    const names = ["Zelrist", "Éblo", "eblo-a", "Ålnák", "almond", "Örga", "Orgb"];
    const field = names.map((name, index) => player(`p${index}`, { name, current: 1800 }));
    const byId = new Map(field.map(({ id, name }) => [id, name]));
    expect(ranked(field, "current").map((line) => byId.get(line.entrant))).toEqual([
      "almond",
      "Ålnák",
      "Éblo",
      "eblo-a",
      "Örga",
      "Orgb",
      "Zelrist",
    ]);
  });

  it("[BLK-1] goes on by the name as typed, the country and the id", () => {
    const same = { current: 1800 };
    const field = [
      player("d", { ...same, name: "Örga", country: "SWE" }),
      player("c", { ...same, name: "Orga", country: "SWE" }),
      player("b", { ...same, name: "Orga", country: "ENG" }),
      player("e", { ...same, name: "Orga", country: null }),
      player("a", { ...same, name: "Orga", country: "SWE" }),
    ];
    expect(order(field)).toBe("e b a c d");
    expect(order([...field].reverse())).toBe("e b a c d");
  });

  it("[BLK-1] puts who has no grade of any kind last, alphabetically, and counts 0 as a grade", () => {
    const field = [
      player("none2", { name: "B" }),
      player("none1", { name: "A" }),
      player("zero", { name: "Z", current: 0 }),
    ];
    expect(order(field)).toBe("zero none1 none2");
  });

  it("[BLK-1] numbers ranks from 1, without gaps", () => {
    const { state } = eventWith({ entrants: 5 });
    expect(rankingOf(state, SINGLES).map(({ entrant, rank }) => [entrant, rank])).toEqual(
      [1, 2, 3, 4, 5].map((rank) => [nth(rank), rank]),
    );
  });
});

describe("the grade on a basis", () => {
  it("[BLK-2] is the current one, or the larger of the two", () => {
    expect(gradeOf(grades(1700, 1900, null), "current").grade).toBe(1700);
    expect(gradeOf(grades(1700, 1900, null), "max12").grade).toBe(1900);
    expect(gradeOf(grades(1950, 1900, null), "max12").grade).toBe(1950);
    expect(gradeOf(grades(1700, null, null), "max12").grade).toBe(1700);
  });

  it("[BLK-2] is the estimate where the one that is needed is missing, and says so", () => {
    expect(gradeOf(grades(null, 1900, 1500), "current")).toEqual({
      grade: 1500,
      isEstimated: true,
    });
    expect(gradeOf(grades(null, 1900, 1500), "max12")).toEqual({ grade: 1900, isEstimated: false });
    expect(gradeOf(grades(null, null, 1500), "max12")).toEqual({ grade: 1500, isEstimated: true });
    expect(gradeOf(grades(null, 1900, null), "current")).toEqual({
      grade: null,
      isEstimated: false,
    });
    expect(gradeOf(grades(0, null, 1500), "current")).toEqual({ grade: 0, isEstimated: false });
  });

  it("[BLK-2] ranks by the competition's own", () => {
    const fields = (number: number) => ({ max12: number === 3 ? 2600 : null });
    const world = eventWith({ entrants: 3, fields });
    const leader = (state: typeof world.state) => rankingOf(state, SINGLES)[0]?.entrant;
    expect(leader(world.state)).toBe(nth(1));
    const changed = after(world, {
      type: "changeCompetition",
      competition: SINGLES,
      basis: "max12",
    });
    expect(leader(changed.state)).toBe(nth(3));
  });
});

it("[BLK-1] a field of 500 in any order gives one ranking", () => {
  const field = entrants(500, (number) => ({
    current: 2000 - (number % 7),
    name: `N ${number % 40}`,
  }));
  const typed = field.map((one) => ({ ...one, competition: SINGLES }));
  expect(order([...typed].reverse())).toBe(order(typed));
});
