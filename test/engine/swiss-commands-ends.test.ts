import { swissProgressOf, swissRoundOf, swissTableOf } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { nth, SINGLES } from "../support/builders";
import {
  historyIn,
  pairRound,
  played,
  result,
  swissWith,
  withRounds,
} from "../support/swiss-scene";
import { after, answerTo, refusalTo, undone, type World } from "../support/world";

const competition = SINGLES;
const finish = { type: "finishSwiss", competition } as const;
const byHand = (
  round: number,
  pairs: readonly (readonly [number, number])[],
  bye: number | null = null,
) =>
  ({
    type: "pairByHand",
    competition,
    round,
    boards: pairs.map(([white, black]) => ({ white: nth(white), black: nth(black) })),
    bye: bye === null ? null : nth(bye),
  }) as const;

/** Six who have met as two teams of three: a fourth round has no pairing without a rematch. */
const jammed = (): World =>
  [
    [
      [1, 4],
      [2, 5],
      [3, 6],
    ] as const,
    [
      [5, 1],
      [6, 2],
      [4, 3],
    ] as const,
    [
      [1, 6],
      [2, 4],
      [3, 5],
    ] as const,
  ].reduce(
    (world, pairs, index) => played(after(world, byHand(index + 1, pairs))),
    swissWith(6, { rounds: 5 }),
  );

describe("where the rules leave no pairing", () => {
  it("[SWS-10] says so, offers what leads on, and does nothing by itself", () => {
    const world = jammed();
    expect(refusalTo(world, pairRound(4))).toEqual({
      code: "round.noLegalPairing",
      round: 4,
      offers: ["rematches", "byHand", "finish"],
    });
    const allowed = after(world, { ...pairRound(4), permission: "rematches" } as never);
    expect(swissRoundOf(allowed.state, competition, 4)).toMatchObject({
      permission: "rematches",
      boards: { length: 3 },
    });
  });

  it("[SWS-10] a pairing by hand takes everybody once; a rematch asks first", () => {
    const world = jammed();
    const fourth = byHand(4, [
      [1, 4],
      [2, 3],
      [5, 6],
    ]);
    expect(refusalTo(world, fourth)).toEqual({
      code: "round.needsConfirmation",
      met: [[nth(1), nth(4)]],
    });
    const paired = after(world, { ...fourth, confirmed: true });
    expect(swissRoundOf(paired.state, competition, 4)?.madeBy).toBe("hand");
    const wrong = (pairs: readonly (readonly [number, number])[], bye: number | null = null) =>
      refusalTo(world, byHand(4, pairs, bye));
    expect(
      wrong([
        [1, 2],
        [2, 3],
      ]),
    ).toEqual({ code: "round.playerTwice", entrant: nth(2) });
    expect(
      wrong([
        [1, 2],
        [3, 4],
      ]),
    ).toEqual({
      code: "round.playersMissing",
      entrants: [nth(5), nth(6)],
    });
    expect(
      wrong(
        [
          [1, 2],
          [3, 4],
        ],
        9,
      ),
    ).toEqual({ code: "round.notPlaying", entrant: nth(9) });
    expect(wrong([[1, 1]])).toMatchObject({ code: "round.playerTwice" });
  });

  it("[SWS-11] by hand too a round needs two players, and round 1 a field for its rounds", () => {
    const nobody = swissWith(0);
    expect(refusalTo(nobody, byHand(1, []))).toEqual({ code: "round.tooFewPlayers", entrants: [] });
    const few = swissWith(4, { rounds: 4 });
    expect(
      refusalTo(
        few,
        byHand(1, [
          [1, 2],
          [3, 4],
        ]),
      ),
    ).toMatchObject({
      code: "swiss.tooManyRounds",
      most: 3,
    });
  });

  it("[SWS-4] a first round by hand has groups by rating for the second", () => {
    const pairs = Array.from({ length: 8 }, (_, index) => [index + 1, index + 9] as const);
    const world = after(swissWith(16), byHand(1, pairs));
    expect(historyIn(world).groups).toMatchObject({ A: [nth(1), nth(2), nth(3), nth(4)] });
    expect(answerTo(played(world), pairRound(2)).ok).toBe(true);
  });
});

describe("the end", () => {
  it("[SWS-11] with games open asks, and they then add nothing", () => {
    const world = after(withRounds(swissWith(6, { rounds: 3 }), 2), pairRound(3));
    const begun = after(world, result(3, 1, "1-0"));
    expect(refusalTo(begun, finish)).toEqual({
      code: "swiss.needsConfirmation",
      open: 2,
      held: 3,
      planned: 3,
    });
    const before = swissTableOf(begun.state, competition).rows;
    const ended = after(begun, { ...finish, confirmed: true });
    const table = swissTableOf(ended.state, competition);
    expect(table.rows).toEqual(before);
    expect(table.isFinal).toBe(true);
    expect(undone(ended).state).toEqual(begun.state);
  });

  it("[SWS-14] before the rounds planned asks, as another N may change the order", () => {
    const world = withRounds(swissWith(6, { rounds: 5 }), 3);
    expect(refusalTo(world, finish)).toMatchObject({ open: 0, held: 3, planned: 5 });
    const ended = after(world, { ...finish, confirmed: true });
    expect(swissTableOf(ended.state, competition)).toMatchObject({ counted: 3, planned: 5 });
    expect(swissTableOf(world.state, competition).counted).toBe(5);
    expect(refusalTo(ended, pairRound(4))).toMatchObject({ code: "swiss.finished" });
    expect(refusalTo(ended, { type: "changeSwissSettings", competition, rounds: 4 })).toMatchObject(
      { code: "swiss.finished" },
    );
    expect(refusalTo(ended, { type: "takeBackRound", competition, round: 3 })).toMatchObject({
      code: "swiss.finished",
    });
    const open = after(ended, { type: "reopenSwiss", competition });
    expect(open.state).toEqual(world.state);
    expect(answerTo(open, { type: "reopenSwiss", competition })).toEqual({ ok: true, value: [] });
  });

  it("[SWS-11] after the last planned round none is left to pair", () => {
    const world = withRounds(swissWith(6, { rounds: 2 }), 2);
    expect(refusalTo(world, pairRound(3))).toMatchObject({ code: "swiss.noRoundLeft", rounds: 2 });
    expect(swissProgressOf(world.state, competition).next).toBe("finish");
    expect(after(world, finish).state.competitions[competition]?.swiss?.endedAfter).toBe(2);
    expect(refusalTo(swissWith(4, { rounds: 3 }), finish)).toMatchObject({
      code: "swiss.notStarted",
    });
  });
});

describe("settings", () => {
  it("[HUB-5] are refused where they changed meanwhile, and fewer rounds than are paired too", () => {
    const world = withRounds(swissWith(6, { rounds: 4 }), 2);
    const change = { type: "changeSwissSettings", competition } as const;
    expect(refusalTo(world, { ...change, rounds: 5, seen: { rounds: 3 } })).toMatchObject({
      code: "competition.changed",
    });
    expect(refusalTo(world, { ...change, rounds: 1 })).toEqual({
      code: "swiss.roundsPaired",
      rounds: 1,
      paired: 2,
    });
    expect(answerTo(world, { ...change, rounds: 4 })).toEqual({ ok: true, value: [] });
    const tied = after(world, { ...change, tieBreak: "buchholz", bye: 0.5 });
    expect(tied.state.competitions[competition]?.swiss).toMatchObject({
      rounds: 4,
      tieBreak: "buchholz",
      bye: 0.5,
    });
  });

  it("[SWS-12] a Swiss takes its records along when it is removed", () => {
    const world = withRounds(swissWith(6, { rounds: 3 }), 2);
    expect(refusalTo(world, { type: "removeCompetition", competition })).toMatchObject({
      code: "competition.needsConfirmation",
      results: 6,
    });
    const gone = after(world, { type: "removeCompetition", competition, confirmed: true });
    for (const table of ["players", "rounds", "roundWorkings", "boards", "entrants"] as const)
      expect(gone.state[table], table).toEqual({});
    expect(undone(gone).state).toEqual(world.state);
    expect(refusalTo(gone, pairRound(1))).toMatchObject({ code: "competition.notFound" });
  });
});
