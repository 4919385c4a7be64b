import { matchRanking, stalenessOf, type CommandInput } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { entrant, eventWith, nth, SINGLES } from "../support/builders";
import { after, answerTo, lastFacts, refusalTo, undone } from "../support/world";

type Refresh = Extract<CommandInput, { type: "refreshGrades" }>;
const refresh = (...grades: Refresh["grades"]): Refresh => ({
  type: "refreshGrades",
  competition: SINGLES,
  grades,
});

describe("grades refreshed from a ranking list", () => {
  it("[GRD-1] in one change that holds only what became another, and is taken back as one", () => {
    const before = eventWith({ entrants: 8, blocks: 2 });
    const world = after(
      before,
      refresh(
        { entrant: nth(1), current: 2500, max12: 2550 },
        { entrant: nth(2), current: 2490 },
        { entrant: nth(8), current: 2600 },
      ),
    );
    expect(lastFacts(world)).toEqual([
      {
        type: "gradesRefreshed",
        competition: SINGLES,
        grades: { [nth(1)]: { max12: 2550 }, [nth(8)]: { current: 2600 } },
      },
    ]);
    expect(world.state.entrants[nth(1)]).toMatchObject({ current: 2500, max12: 2550 });
    expect(undone(world).state).toEqual(before.state);
    expect(answerTo(before, refresh({ entrant: nth(1), max12: null }))).toEqual({
      ok: true,
      value: [],
    });
  });

  it("[GRD-1][STL-1] seats stay, and blocks whose draw would be another are flagged", () => {
    const before = eventWith({ entrants: 8, blocks: 2 });
    const world = after(before, refresh({ entrant: nth(8), current: 2600 }));
    expect(world.state.seats).toEqual(before.state.seats);
    expect(stalenessOf(world.state, SINGLES).size).toBe(2);
  });

  it("[GRD-1] entrants who are not there, or elsewhere, are refused", () => {
    const world = after(
      eventWith({ entrants: 2 }),
      {
        type: "addCompetition",
        competition: { id: "vets", name: "Veterans", kind: "blocks", doubles: false },
      },
      { type: "addEntrant", entrant: { ...entrant(9), competition: "vets" } },
    );
    expect(refusalTo(world, refresh({ entrant: nth(5), current: 1 })).code).toBe(
      "entrant.notFound",
    );
    expect(refusalTo(world, refresh({ entrant: nth(9), current: 1 })).code).toBe(
      "entrant.otherCompetition",
    );
  });
});

describe("who is who in a ranking list", () => {
  const NAMES = ["Ånn One", "Bob Two", "Bob Two", "Cy Three", "Dee Four", "Ed Five"];
  const COUNTRIES = ["SWE", "ENG", "NZL", null, "ENG", null];
  const world = after(
    eventWith({
      entrants: 6,
      fields: (n) => ({ name: NAMES[n - 1] ?? "", country: COUNTRIES[n - 1] ?? null }),
    }),
    { type: "editEntrant", entrant: nth(6), rankingId: "W77" },
  );

  it("[GRD-1] by id, by folded name, by country among namesakes; the rest is listed", () => {
    const found = matchRanking(world.state, SINGLES, [
      { name: "ANN  ONE", country: "SWE", current: 2300, max12: null },
      { name: "Bob Two", country: "NZL", current: 2301 },
      { name: "Bob Two", country: "ENG", current: 2490 },
      { name: "Cy Three", country: "USA", current: 1 },
      { name: "Cy Three", country: "EGY", current: 2 },
      { name: "Dee Four", country: "AUS", current: 3 },
      { name: "Edward Five", id: "W77", max12: 2222 },
    ]);
    expect(found.matched.map((one) => [one.entrant, one.row, one.isChanged])).toEqual([
      [nth(1), 0, true],
      [nth(2), 2, false],
      [nth(3), 1, true],
      [nth(6), 6, true],
    ]);
    expect(found.matched[0]).toMatchObject({
      before: { current: 2500, max12: null },
      after: { current: 2300, max12: null },
    });
    expect(found.matched[3]?.after).toEqual({ current: 2450, max12: 2222, estimated: null });
    expect(found.unmatched).toEqual([nth(5)]);
    expect(found.ambiguous).toEqual([{ entrant: nth(4), rows: [3, 4] }]);
  });

  it("[GRD-1] two entrants for one row are both left to the manager", () => {
    const found = matchRanking(world.state, SINGLES, [{ name: "Bob Two", current: 1 }]);
    expect(found.matched).toEqual([]);
    expect(found.ambiguous.map((one) => one.entrant)).toEqual([nth(2), nth(3)]);
  });

  it("[GRD-1] the id in the list is taken out again", () => {
    const without = after(world, { type: "editEntrant", entrant: nth(6), rankingId: null });
    expect(without.state.entrants[nth(6)]).not.toHaveProperty("rankingId");
  });
});
