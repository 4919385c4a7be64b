import { nextStageIfNow, roadOf, stageOf, stagesOf } from "@drawroom/shared";
import { expect, test } from "vitest";
import { nth, SINGLES } from "../support/builders";
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
  start,
  started,
  teamsEvent,
} from "../support/stage-scene";
import { after, refusalTo, type World } from "../support/world";

const out = (number: number, strike?: boolean) =>
  ({
    type: "withdrawEntrant",
    entrant: nth(number),
    ...(strike !== undefined && { strike }),
  }) as const;
const back = (number: number) => ({ type: "takeBackWithdrawal", entrant: nth(number) }) as const;
const reopen = (number: number) =>
  ({ type: "reopenStage", stage: STAGE(number), confirmed: true }) as const;
/** Of group 1: number, wins, losses, points. */
const table = ({ state }: World, stage = 1) =>
  stageOf(state, SINGLES, stage)!.groups[0]!.rows.map(({ entrant, win, loss, points }) => [
    ...[numberOf(entrant), win, loss, points],
  ]);
const advancing = ({ state }: World) => nextStageIfNow(state, SINGLES)?.teams.map(numberOf);

/** Group 1 of nine: teams 1, 4, 7; 1 has beaten 7. */
const nine = started(teamsEvent(9));
const begun = after(nine, enter(gameOf(nine.state, 1, 1, 7).id, "1-0"));

test("[STG-9] what was played stands, the rest are wins of the opponents", () => {
  const left = after(begun, out(7));
  expect(table(left)).toEqual([
    [1, 2, 0, 4],
    [4, 2, 0, 4],
    [7, 0, 4, 0],
  ]);
  const results = stageOf(left.state, SINGLES, 1)!.groups[0]!.games.map(({ result }) => result);
  expect(results).toEqual([null, null, "1-0", "0-1w", "1-0w", "0-1w"]);
  const both = after(left, out(4));
  expect(table(both)).toEqual([
    [1, 4, 0, 8],
    [4, 0, 4, 0],
    [7, 0, 4, 0],
  ]);
});

test("[STG-9] or all its games are struck, then or later", () => {
  const struck = after(begun, out(7, true));
  expect(table(struck)).toEqual([
    [1, 0, 0, 0],
    [4, 0, 0, 0],
    [7, 0, 0, 0],
  ]);
  expect(after(begun, out(7), out(7, true)).state).toEqual(struck.state);
  expect(after(struck, out(7, false)).state).toEqual(after(begun, out(7)).state);
  expect(refusalTo(struck, out(7)).code).toBe("entrant.withdrawn");
  const game = gameOf(nine.state, 1, 7, 1).id;
  expect(refusalTo(struck, enter(game, "="))).toEqual({
    code: "entrant.withdrawn",
    entrant: nth(7),
  });
  expect(after(begun, out(7), enter(game, "=")).state.stageGames[game]?.result).toBe("=");
});

test("[STG-9] it is taken back while the stage is open", () => {
  expect(after(begun, out(7), back(7)).state).toEqual(begun.state);
  expect(after(begun, out(7, true), back(7)).state).toEqual(begun.state);
  const closed = after(played(after(begun, out(7)), byRating), close(1));
  expect(refusalTo(closed, back(7))).toEqual({ code: "stage.closed", stage: STAGE(1) });
  expect(after(closed, reopen(1), back(7)).state.entrants[nth(7)]?.withdrawn).toBeUndefined();
});

test("[STG-9] a withdrawn team keeps its row, does not go on, and the next takes the place", () => {
  const world = after(played(nine, byRating), out(1));
  expect(table(world)[0]).toEqual([1, 4, 0, 8]);
  expect(advancing(world)).toEqual([2, 3, 4, 5, 6, 7]);
  const road = roadOf(after(world, close(1)).state, SINGLES);
  expect(road.teams.find(({ entrant }) => entrant === nth(1))?.fate).toBe("withdrawn");
});

test("[STG-9] who goes between two stages is left out of the next; opened again, the stage has another go on", () => {
  const gone = after(after(played(nine, byRating), close(1)), out(1));
  expect(advancing(gone)).toEqual([2, 3, 4, 5, 6]);
  const without = after(gone, propose, start(2));
  expect(groupNumbers(without.state, 2).flat().sort()).toEqual([2, 3, 4, 5, 6]);
  expect(refusalTo(without, back(1))).toEqual({ code: "stage.closed", stage: STAGE(1) });
  expect(advancing(after(gone, reopen(1)))).toEqual([2, 3, 4, 5, 6, 7]);
  expect(after(gone, back(1)).state.entrants[nth(1)]?.withdrawn).toBeUndefined();
});

test("[STG-9] games struck in a later stage stand in the one before", () => {
  const second = started(after(played(nine, byRating), close(1)));
  const struck = after(second, out(1, true));
  expect(table(struck)[0]).toEqual([1, 4, 0, 8]);
  const opened = after(struck, reopen(1));
  expect(opened.state.entrants[nth(1)]?.withdrawn).toBe("stands");
  expect(table(opened)[0]).toEqual([1, 4, 0, 8]);
});

test("[STG-9] where all but one have gone, that one has the title; where all have, nobody", () => {
  const semi = started(teamsEvent(6));
  const most = [2, 3, 4, 5, 6].reduce((so, number) => after(so, out(number)), semi);
  const ended = after(most, close(1));
  expect(roadOf(ended.state, SINGLES)).toMatchObject({ champions: [nth(1)], isOver: true });
  expect(refusalTo(ended, propose).code).toBe("stage.finished");
  const all = after(most, out(1), close(1));
  expect(roadOf(all.state, SINGLES)).toMatchObject({ champions: [], isOver: true });
  expect(stagesOf(all.state, SINGLES)[0]?.closed?.withdrawn).toMatchObject({ [nth(1)]: "stands" });
});
