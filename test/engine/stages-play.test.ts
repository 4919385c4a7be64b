import {
  nextStageIfNow,
  roadOf,
  stageOf,
  stageTextOf,
  stagesOf,
  type StageResult,
} from "@drawroom/shared";
import { describe, expect, test } from "vitest";
import { entrant, nth, SINGLES, withManager } from "../support/builders";
import {
  byRating,
  close,
  enter,
  gameOf,
  groupNumbers,
  numberOf,
  played,
  propose,
  STAGE,
  started,
  teamsEvent,
} from "../support/stage-scene";
import { after, answerTo, MANAGER, refusalTo, undone } from "../support/world";

const reopen = (number: number) => ({ type: "reopenStage", stage: STAGE(number) }) as const;
const numbers = (teams: readonly string[] | undefined) => teams?.map(numberOf);

describe("games and results", () => {
  const four = started(teamsEvent(4));
  const [first] = stageOf(four.state, SINGLES, 1)!.groups;

  test("[STG-5] a group of four plays once, in the colours of the table", () => {
    expect(first!.colours.map((row) => row.join(" "))).toEqual([
      "X B W W",
      "W X B W",
      "B W X B",
      "B B W X",
    ]);
    expect(first!.games.map(({ white, black }) => [numberOf(white), numberOf(black)])).toEqual([
      [2, 1],
      [1, 3],
      [1, 4],
      [3, 2],
      [2, 4],
      [4, 3],
    ]);
  });

  test("[STG-7] a walkover of one game is a win and a loss, not on time, and is marked in the text", () => {
    const world = after(four, enter(`${STAGE(1)}.1.1`, "0-1w"));
    const [group] = stageOf(world.state, SINGLES, 1)!.groups;
    expect(group!.rows.map(({ entrant, points }) => [numberOf(entrant), points])).toEqual([
      [1, 2],
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
    expect(group!.rows[1]).toMatchObject({ win: 0, loss: 1, onTime: 0, isWithdrawn: false });
    expect(stageTextOf(world.state, SINGLES, 1, "plain")).toContain("(0-1 walkover)");
  });

  test("[STG-7] a win is 2, a draw 1, a loss 0, a loss on time −1; equal points share the place", () => {
    const results: Record<string, StageResult> = {
      "2-1": "0-1t",
      "1-3": "1-0",
      "1-4": "=",
      "3-2": "=",
      "2-4": "0-1t",
      "4-3": "=",
    };
    const world = played(four, (white, black) => results[`${white}-${black}`]!);
    const [group] = stageOf(world.state, SINGLES, 1)!.groups;
    expect(
      group!.rows.map(({ place, entrant, win, loss, draw, onTime, points, isTied }) => [
        ...[place, numberOf(entrant), win, loss, draw, onTime, points],
        isTied,
      ]),
    ).toEqual([
      [1, 1, 2, 0, 1, 0, 5, false],
      [2, 4, 1, 0, 2, 0, 4, false],
      [3, 3, 0, 1, 2, 0, 2, false],
      [4, 2, 0, 2, 1, 2, -1, false],
    ]);
    const level = played(started(teamsEvent(3)), () => "=");
    const rows = stageOf(level.state, SINGLES, 1)!.groups[0]!.rows;
    expect(rows.map(({ place, isTied }) => [place, isTied])).toEqual(Array(3).fill([1, true]));
  });

  test("[STG-7] a result is entered, corrected and taken away, and never over one that was not seen", () => {
    const { id } = gameOf(four.state, 1, 2, 1);
    const one = after(four, enter(id, "1-0"));
    expect(refusalTo(one, { ...enter(id, "="), seen: null })).toEqual({
      code: "stage.gameChanged",
      ...{ game: id, now: "1-0" },
    });
    expect(answerTo(one, { ...enter(id, "1-0"), seen: null })).toEqual({ ok: true, value: [] });
    const other = after(one, { ...enter(id, "="), seen: "1-0" });
    expect(other.state.stageGames[id]?.result).toBe("=");
    expect(after(other, enter(id, null)).state).toEqual(four.state);
    expect(undone(other).state).toEqual(one.state);
    expect(refusalTo(four, enter(`${STAGE(1)}.1.7`, "=")).code).toBe("stage.gameNotFound");
    expect(refusalTo(after(teamsEvent(4), propose), enter(id, "=")).code).toBe(
      "stage.gameNotFound",
    );
  });
});

describe("who goes on", () => {
  const nine = started(teamsEvent(9));

  test("[STG-10] closing needs every game, fixes who goes on, and makes the next stage's teams", () => {
    const open = refusalTo(nine, close(1));
    expect(open).toMatchObject({ code: "stage.gamesOpen", stage: STAGE(1) });
    expect(open.code === "stage.gamesOpen" && open.games).toHaveLength(18);
    const done = after(played(nine, byRating), close(1));
    expect(numbers(stagesOf(done.state, SINGLES)[0]?.closed?.advance)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(refusalTo(done, enter(`${STAGE(1)}.1.1`, "=")).code).toBe("stage.closed");
    expect(groupNumbers(after(done, propose).state, 2)).toEqual([
      [1, 4, 6],
      [2, 3, 5],
    ]);
    const rated = after(done, { type: "editEntrant", entrant: nth(6), current: 3000 }, propose);
    expect(groupNumbers(rated.state, 2)).toEqual([
      [6, 3, 5],
      [1, 2, 4],
    ]);
  });

  test("[STG-10] it is taken back until the next stage has a result, and asks where that stage goes", () => {
    const done = after(played(nine, byRating), close(1));
    expect(after(done, reopen(1)).state).toEqual(played(nine, byRating).state);
    const next = started(done);
    expect(refusalTo(next, reopen(1))).toEqual({
      code: "nextStage.needsConfirmation",
      ...{ stage: STAGE(2), teams: 6 },
    });
    const back = after(next, { ...reopen(1), confirmed: true });
    expect(back.state).toEqual(played(nine, byRating).state);
    expect(undone(back).state).toEqual(next.state);
    const late = after(next, enter(`${STAGE(2)}.1.1`, "="));
    expect(refusalTo(late, reopen(1))).toMatchObject({ code: "stage.hasResults", stage: STAGE(2) });
    expect(refusalTo(late, reopen(2)).code).toBe("stage.notClosed");
    expect(refusalTo(late, reopen(3)).code).toBe("stage.notFound");
  });

  test("[STG-4] all tied for the last place go on, and one sees beforehand how many that are", () => {
    const world = played(nine, (white, black) => (white % 3 === 2 ? "=" : byRating(white, black)));
    expect(nextStageIfNow(nine.state, SINGLES)).toMatchObject({ open: 18, isNobodyOut: true });
    const next = nextStageIfNow(world.state, SINGLES)!;
    expect(numbers(next.teams)).toEqual([1, 2, 3, 4, 5, 6, 8]);
    expect(next).toMatchObject({ number: 2, open: 0, groups: 2, isFinal: false });
    expect(numbers(stagesOf(after(world, close(1)).state, SINGLES)[0]?.closed?.advance)).toEqual(
      numbers(next.teams),
    );
  });

  test("[STG-4] where nobody drops out the manager decides: all again, some, or one", () => {
    const level = played(nine, () => "=");
    expect(refusalTo(level, close(1))).toEqual({
      code: "stage.nobodyOut",
      ...{ stage: STAGE(1), teams: 9 },
    });
    const again = started(after(level, { ...close(1), confirmed: true }));
    expect(groupNumbers(again.state, 2).flat()).toHaveLength(9);
    expect(
      refusalTo(
        played(again, () => "="),
        close(2),
      ).code,
    ).toBe("stage.nobodyOut");
    const some = after(level, { ...close(1), advance: [nth(7), nth(2), nth(3)] });
    expect(groupNumbers(after(some, propose).state, 2)).toEqual([[2, 3, 7]]);
    expect(stageOf(some.state, SINGLES, 1)?.isDecidedByManager).toBe(true);
    const one = after(level, { ...close(1), advance: [nth(5)] });
    expect(roadOf(one.state, SINGLES)).toMatchObject({ champions: [nth(5)], isOver: true });
    expect(refusalTo(level, { ...close(1), advance: ["strang"] }).code).toBe("stage.notInStage");
    const decided = played(nine, byRating);
    expect(refusalTo(decided, { ...close(1), advance: [nth(1)] })).toEqual({
      code: "stage.decidedByTables",
      stage: STAGE(1),
    });
  });

  test("[STG-4] the first of the final has the title, shared where they are level", () => {
    const final = after(played(started(teamsEvent(5)), byRating), close(1));
    expect(roadOf(final.state, SINGLES)).toMatchObject({ champions: [nth(1)], isOver: true });
    expect(refusalTo(final, propose)).toEqual({
      code: "stage.finished",
      ...{ competition: SINGLES, champions: [nth(1)] },
    });
    const shared = after(
      played(started(teamsEvent(2)), () => "1-0"),
      close(1),
    );
    expect(numbers(roadOf(shared.state, SINGLES).champions)).toEqual([1, 2]);
    expect(after(shared, reopen(1)).state.stages[STAGE(1)]?.closed).toBeUndefined();
  });

  test("[STG-4] the road tells of every team how far it came", () => {
    const late = after(after(played(nine, byRating), close(1)), {
      type: "addEntrant",
      entrant: { ...entrant(12), competition: SINGLES },
    });
    const semi = after(played(started(late), byRating), close(2));
    const road = roadOf(after(semi, propose).state, SINGLES);
    expect(road.stages.map(({ teams, groups, state }) => [teams, groups, state])).toEqual([
      [9, 3, "closed"],
      [6, 2, "closed"],
      [2, 1, "proposed"],
    ]);
    expect(road.teams.map(({ entrant, fate }) => [numberOf(entrant), fate])).toEqual([
      [1, "waiting"],
      [2, "waiting"],
      [4, "out"],
      [3, "out"],
      [6, "out"],
      [5, "out"],
      [7, "out"],
      [8, "out"],
      [9, "out"],
      [12, "notPlaced"],
    ]);
    expect(road.teams[2]?.stops.map(({ outcome, place }) => [outcome, place])).toEqual([
      ["advances", 2],
      ["out", 2],
    ]);
  });

  test("[STG-10] only the owner closes a stage, and only one that has started", () => {
    const world = withManager(played(nine, byRating));
    expect(refusalTo(world, close(1), MANAGER).code).toBe("access.notOwner");
    expect(refusalTo(after(teamsEvent(4), propose), close(1)).code).toBe("stage.notStarted");
  });
});

describe("the text of a stage", () => {
  const two = started(
    teamsEvent(2, (number) => ({
      name: number === 1 ? "Rooks | *Co*" : "Opal",
      current: number === 1 ? 1500 : null,
    })),
  );
  const world = after(two, enter(`${STAGE(1)}.1.1`, "1-0t"));

  test("[STG-6] tables and games in the order of the list, White first, for a forum", () => {
    expect(stageTextOf(world.state, SINGLES, 1, "plain")).toBe(
      [
        "Group 1",
        "   Team           Rating  Win  Loss  Draw  Points",
        "1  Rooks | *Co*     1500    1     0     0       2",
        "2  Opal          unrated    0     1     0      -1",
        "",
        "Group 1 games:",
        "Game 1: Rooks | *Co* VS Opal (1-0 on time)",
        "Game 2: Opal VS Rooks | *Co*",
        "",
        "Points: Win = 2, Draw = 1, Loss = 0, Time loss = -1",
        "",
      ].join("\n"),
    );
  });

  test("[STG-6] before a result the teams of a group are numbered", () => {
    const four = stageTextOf(started(teamsEvent(4)).state, SINGLES, 1, "plain").split("\n");
    expect(four.slice(2, 6).map((line) => line.trim()[0])).toEqual(["1", "2", "3", "4"]);
  });

  test("[STG-6] in Markdown names stay names", () => {
    const lines = stageTextOf(world.state, SINGLES, 1, "markdown").split("\n");
    expect(lines).toContain("|  | Team | Rating | Win | Loss | Draw | Points |");
    expect(lines).toContain("| 1 | Rooks \\| \\*Co\\* | 1500 | 1 | 0 | 0 | 2 |");
    expect(lines).toContain("- Game 2: Opal VS Rooks \\| \\*Co\\*");
    expect(stageTextOf(world.state, SINGLES, 2, "markdown")).toBe("");
    expect(stageTextOf(after(teamsEvent(3), propose).state, SINGLES, 1, "plain")).toContain(
      "Game 6",
    );
  });
});
