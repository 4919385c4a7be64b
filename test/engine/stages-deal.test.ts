import { stageOf, teamsInOrder } from "@drawroom/shared";
import { describe, expect, test } from "vitest";
import { entrant, nth, SINGLES } from "../support/builders";
import {
  enter,
  groupNumbers,
  propose,
  STAGE,
  start,
  started,
  teamsEvent,
} from "../support/stage-scene";
import { after, lastFacts, redone, refusalTo, undone } from "../support/world";

const change = (fields: object) => ({ type: "changeStage", stage: STAGE(1), ...fields }) as const;
const move = (number: number, group: number) =>
  ({ type: "moveTeam", stage: STAGE(1), entrant: nth(number), group }) as const;
const exchange = (a: number, b: number) =>
  ({ type: "exchangeTeams", stage: STAGE(1), a: nth(a), b: nth(b) }) as const;

describe("order and deal", () => {
  test("[STG-1] unrated counts as 1200, equal ratings go by name without marks and case", () => {
    const team = (id: string, name: string, rating: number | null) => ({
      ...{ id, name, rating },
      country: null,
    });
    const teams = [
      team("a", "zebra", null),
      team("b", "Årbo", 1200),
      team("c", "arba", null),
      team("d", "Low", 1199),
      team("e", "High", 1201),
      team("f", "Nil", 0),
    ];
    expect(teamsInOrder(teams)).toEqual(["e", "c", "b", "a", "d", "f"]);
    expect(teamsInOrder([...teams].reverse())).toEqual(["e", "c", "b", "a", "d", "f"]);
  });

  test("[STG-2] as many groups as there are threes, dealt in turn", () => {
    expect(groupNumbers(after(teamsEvent(8), propose).state, 1)).toEqual([
      [1, 4, 6, 8],
      [2, 3, 5, 7],
    ]);
    expect(groupNumbers(after(teamsEvent(11), propose).state, 1)).toEqual([
      [1, 4, 7, 10],
      [2, 5, 8, 11],
      [3, 6, 9],
    ]);
    for (const [teams, sizes] of [
      [2, [2]],
      [5, [5]],
      [4, [4]],
      [20, [4, 4, 3, 3, 3, 3]],
    ] as const) {
      const { state } = after(teamsEvent(teams), propose);
      expect(groupNumbers(state, 1).map((group) => group.length)).toEqual(sizes);
    }
    expect(refusalTo(teamsEvent(1), propose)).toEqual({
      code: "stage.tooFewTeams",
      competition: SINGLES,
      teams: 1,
    });
  });

  test("[STG-2] the manager sets another number of groups, if each has 2 to 5 teams", () => {
    const proposed = after(teamsEvent(14), propose);
    const three = after(proposed, change({ groups: 3 }));
    expect(groupNumbers(three.state, 1)).toEqual([
      [1, 4, 7, 10, 13],
      [2, 5, 8, 11, 14],
      [3, 6, 9, 12],
    ]);
    for (const groups of [1, 2, 8]) {
      expect(refusalTo(proposed, change({ groups }))).toEqual({
        code: "stage.wrongGroups",
        ...{ teams: 14, groups, least: 3, most: 7 },
      });
    }
    expect(after(three, change({ groups: null })).state).toEqual(proposed.state);
    expect(groupNumbers(after(teamsEvent(14), { ...propose, groups: 7 }).state, 1)).toHaveLength(7);
  });

  test("[STG-3] two groups are dealt as a semi-final, and any stage where the manager says so", () => {
    const seven = after(teamsEvent(7), propose);
    expect(groupNumbers(seven.state, 1)).toEqual([
      [1, 4, 6, 7],
      [2, 3, 5],
    ]);
    expect(groupNumbers(after(seven, change({ semi: false })).state, 1)).toEqual([
      [1, 3, 5, 7],
      [2, 4, 6],
    ]);
    const ten = after(teamsEvent(10), { ...propose, semi: true });
    expect(groupNumbers(ten.state, 1)).toEqual([
      [1, 6, 9, 10],
      [2, 5, 8],
      [3, 4, 7],
    ]);
  });

  test("[STG-4] who goes on follows from the groups unless it is set before the stage starts", () => {
    const advance = (teams: number) => stageOf(after(teamsEvent(teams), propose).state, SINGLES, 1);
    expect([14, 7, 5].map((teams) => advance(teams)?.advance)).toEqual([2, 1, 0]);
    const proposed = after(teamsEvent(14), propose);
    const one = after(proposed, change({ advance: 1 }));
    expect(stageOf(one.state, SINGLES, 1)?.advance).toBe(1);
    for (const number of [0, 4]) {
      expect(refusalTo(proposed, change({ advance: number }))).toMatchObject({
        code: "stage.wrongAdvance",
        least: 1,
        most: 3,
      });
    }
    expect(refusalTo(after(one, start(1)), change({ advance: 2 })).code).toBe("stage.started");
    expect(refusalTo(proposed, change({ advance: 1, seen: { advance: 1 } }))).toEqual({
      code: "stage.changed",
      stage: STAGE(1),
    });
  });

  test("[STG-4] ratings are given for each stage, and deal it anew", () => {
    const proposed = after(teamsEvent(6), propose);
    const rated = after(proposed, {
      type: "setStageRatings",
      stage: STAGE(1),
      ratings: { [nth(6)]: 3000, [nth(1)]: null },
    });
    expect(groupNumbers(rated.state, 1)).toEqual([
      [6, 4, 1],
      [2, 3, 5],
    ]);
    expect(rated.state.entrants).toEqual(proposed.state.entrants);
    expect(refusalTo(rated, propose)).toMatchObject({
      code: "stage.needsConfirmation",
      moved: 0,
      rated: 2,
    });
    const stranger = { type: "setStageRatings", stage: STAGE(1), ratings: { strang: 1 } } as const;
    expect(refusalTo(proposed, stranger).code).toBe("stage.notInStage");
    const graded = after(proposed, { type: "editEntrant", entrant: nth(6), current: 2999 });
    expect(groupNumbers(graded.state, 1)).toEqual(groupNumbers(proposed.state, 1));
  });
});

describe("groups by hand", () => {
  const proposed = after(teamsEvent(8), propose);

  test("[STG-8] a team moves, and groups stay in order of teams and within 2 to 5", () => {
    const moved = after(proposed, move(4, 2));
    expect(groupNumbers(moved.state, 1)).toEqual([
      [1, 6, 8],
      [2, 3, 4, 5, 7],
    ]);
    expect(refusalTo(moved, move(6, 2)).code).toBe("stage.groupFull");
    const small = after(teamsEvent(5), { ...propose, groups: 2 });
    expect(refusalTo(small, move(2, 1)).code).toBe("stage.groupTooSmall");
    expect(refusalTo(proposed, move(4, 3)).code).toBe("stage.groupNotFound");
    expect(after(moved, move(4, 2)).changes).toHaveLength(moved.changes.length);
    expect(refusalTo(moved, change({ groups: 3 }))).toEqual({
      code: "stage.needsConfirmation",
      ...{ stage: STAGE(1), moved: 1, rated: 0 },
    });
    expect(
      groupNumbers(after(moved, change({ groups: 3, confirmed: true })).state, 1),
    ).toHaveLength(3);
    expect(undone(moved).state).toEqual(proposed.state);
    expect(redone(undone(moved)).state).toEqual(moved.state);
  });

  test("[STG-8] two teams change groups, also after the start, until there is a result", () => {
    const begun = after(proposed, start(1), exchange(1, 7));
    expect(groupNumbers(begun.state, 1)).toEqual([
      [4, 6, 7, 8],
      [1, 2, 3, 5],
    ]);
    const [first] = stageOf(begun.state, SINGLES, 1)!.groups;
    expect(first!.games[0]).toMatchObject({ white: nth(6), black: nth(4) });
    expect(Object.keys(begun.state.stageGames)).toHaveLength(12);
    expect(refusalTo(begun, exchange(1, 2)).code).toBe("stage.sameGroup");
    expect(refusalTo(begun, exchange(1, 9)).code).toBe("stage.notInStage");
    const played = after(begun, enter(`${STAGE(1)}.1.1`, "="));
    expect(refusalTo(played, exchange(1, 4))).toEqual({
      code: "stage.hasResults",
      stage: STAGE(1),
      games: [`${STAGE(1)}.1.1`],
    });
    expect(lastFacts(begun)[0]).toMatchObject({ type: "teamsExchanged", from: 1, to: 2 });
  });

  test("[STG-2] a stage whose teams are others by now is proposed again before it starts", () => {
    const late = after(proposed, {
      type: "addEntrant",
      entrant: { ...entrant(9), competition: SINGLES },
    });
    const left = after(late, { type: "withdrawEntrant", entrant: nth(8) });
    expect(refusalTo(left, start(1))).toEqual({
      code: "stage.teamsChanged",
      ...{ stage: STAGE(1), come: [nth(9)], gone: [nth(8)] },
    });
    const again = after(left, propose);
    expect(groupNumbers(again.state, 1).flat()).toHaveLength(8);
    expect(refusalTo(started(teamsEvent(6)), propose).code).toBe("stage.needsConfirmation");
  });

  test("[STG-2] who has a place is withdrawn, not removed or replaced", () => {
    const refusal = { code: "entrant.inStage", entrant: nth(1), stage: STAGE(1) };
    expect(refusalTo(proposed, { type: "removeEntrant", entrant: nth(1) })).toEqual(refusal);
    const replace = { type: "replaceEntrant", entrant: nth(1), by: entrant(20) } as const;
    expect(refusalTo(proposed, replace)).toEqual(refusal);
  });

  test("[STG-2] removing the competition takes its stages along", () => {
    const begun = after(proposed, start(1), enter(`${STAGE(1)}.1.1`, "="));
    const remove = { type: "removeCompetition", competition: SINGLES } as const;
    expect(refusalTo(begun, remove)).toMatchObject({ entrants: 8, results: 1 });
    const { state } = after(begun, { ...remove, confirmed: true });
    expect([state.stages, state.groups, state.stageGames]).toEqual([{}, {}, {}]);
  });
});

describe("teams from a list", () => {
  test("[STG-11] a name and a rating or none is all that a team needs", () => {
    const world = teamsEvent(0);
    const imported = after(world, {
      type: "importEntrants",
      competition: SINGLES,
      entrants: [
        { id: nth(1), name: "Ferry Road", current: 1100 },
        { id: nth(2), name: "Old Mill", current: null },
        { id: nth(3), name: "Harbour" },
      ],
    });
    expect(groupNumbers(after(imported, propose).state, 1)).toEqual([[3, 2, 1]]);
    expect(refusalTo(world, { ...propose, competition: "none" }).code).toBe("competition.notFound");
  });
});
