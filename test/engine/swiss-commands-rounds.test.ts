import {
  decide,
  drawnFieldOf,
  isSealKept,
  listsOfField,
  openBoardsOf,
  pairingReasonsOf,
  randomDrawsOf,
  roundsPairedOnOtherScores,
  swissProgressOf,
  swissRoundOf,
} from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { entrant, eventWith, nth, SINGLES } from "../support/builders";
import {
  board,
  historyIn,
  pairRound,
  played,
  result,
  swissWith,
  withRounds,
} from "../support/swiss-scene";
import { after, answerTo, lastFacts, OWNER, redone, refusalTo, undone } from "../support/world";

const competition = SINGLES;

describe("round 1", () => {
  it("[SWS-1] draws the groups A, B, C and then the bye by the sealed secret, and keeps the draw", () => {
    const world = after(swissWith(17), pairRound(1));
    const [draw] = randomDrawsOf(world.state, competition);
    const names = draw?.drawn?.lists.map(({ name }) => name);
    expect(names).toEqual(["A", "B", "C", "bye"]);
    expect(isSealKept(draw!)).toBe(true);
    const { groups, bye } = drawnFieldOf(draw!.drawn!.lists);
    const [round] = historyIn(world).rounds;
    expect(round).toMatchObject({ bye, number: 1 });
    expect(historyIn(world).groups).toEqual(groups);
    expect(round?.boards.map(({ white }) => white).slice(0, 4)).toEqual("A" in groups && groups.A);
    expect(swissRoundOf(world.state, competition, 1)?.draw).toBe(draw?.id);
  });

  it("[SWS-5] draws the two halves of a small field, its bye out of the bottom one", () => {
    const lists = listsOfField([nth(1), nth(2), nth(3), nth(4), nth(5)]);
    expect(lists).toEqual([
      { name: "top", of: [nth(1), nth(2)] },
      { name: "bottom", of: [nth(3), nth(4), nth(5)] },
      { name: "bye", of: [nth(3), nth(4), nth(5)] },
    ]);
  });

  it("[SWS-1] is for the server to draw, by a seal shown before; later rounds a browser pairs too", () => {
    const unsealed = after(eventWith({ entrants: 6, competition: { kind: "swiss" } }), {
      type: "changeSwissSettings",
      competition,
      rounds: 3,
    });
    expect(refusalTo(unsealed, pairRound(1))).toMatchObject({ code: "draw.notSealed" });
    const inBrowser = (world: typeof unsealed, round: number) =>
      decide(
        world.held,
        { type: "pairRound", competition, round, commandId: "command-b1" },
        { at: 0, actor: OWNER, version: 99, history: world.history },
      );
    const sealed = after(unsealed, { type: "sealDraw", competition });
    expect(inBrowser(sealed, 1)).toEqual({ ok: false, refusal: { code: "draw.serverOnly" } });
    expect(inBrowser(withRounds(sealed, 1), 2)).toEqual(
      answerTo(withRounds(sealed, 1), pairRound(2)),
    );
  });

  it("[SWS-1] freezes seeds and ratings; taking it back frees them", () => {
    const world = after(swissWith(6, { rounds: 3 }), pairRound(1));
    const edited = after(world, { type: "editEntrant", entrant: nth(6), current: 2900 });
    expect(historyIn(edited).players.at(-1)).toMatchObject({ id: nth(6), seed: 6, rating: 2450 });
    const free = after(edited, { type: "takeBackRound", competition, round: 1 });
    expect(historyIn(free).players[0]).toMatchObject({ id: nth(6), seed: 1, rating: 2900 });
    expect(free.state.players).toEqual({});
  });

  it("[KON-2] drawn again after it was taken back, it is another draw by another seal; the first stays", () => {
    const world = after(swissWith(6, { rounds: 3 }), pairRound(1));
    const back = after(world, { type: "takeBackRound", competition, round: 1 });
    expect(refusalTo(back, pairRound(1))).toMatchObject({ code: "draw.notSealed" });
    const again = after(back, { type: "sealDraw", competition }, pairRound(1));
    expect(randomDrawsOf(again.state, competition).map(({ id, drawn }) => [id, !!drawn])).toEqual([
      [`${competition}.1`, true],
      [`${competition}.2`, true],
    ]);
    expect(swissRoundOf(again.state, competition, 1)?.draw).toBe(`${competition}.2`);
  });

  it("[SWS-1] equal ratings are seeded as they were entered, whatever their ids", () => {
    const world = after(eventWith({ competition: { kind: "swiss" } }), {
      type: "importEntrants",
      competition,
      entrants: [entrant(3, { current: 1500 }), entrant(1, { current: 1500 })],
    });
    const more = after(world, {
      type: "addEntrant",
      entrant: { ...entrant(2, { current: 1500 }), competition },
    });
    expect(historyIn(more).players.map(({ id }) => id)).toEqual([nth(3), nth(1), nth(2)]);
  });

  it("[SWS-10] more rounds than new opponents are refused, more than half the field warned of", () => {
    const many = swissWith(6, { rounds: 6 });
    expect(refusalTo(many, pairRound(1))).toEqual({
      code: "swiss.tooManyRounds",
      rounds: 6,
      most: 5,
      entrants: 6,
    });
    const five = after(many, { type: "changeSwissSettings", competition, rounds: 5 });
    expect(swissProgressOf(five.state, competition).roundCount).toMatchObject({ isWarned: true });
    const paired = after(five, pairRound(1));
    expect(
      refusalTo(paired, { type: "changeSwissSettings", competition, rounds: 6 }),
    ).toMatchObject({ code: "swiss.tooManyRounds" });
  });

  it("[SWS-8] three players: who has the bye of round 1 has one win", () => {
    const world = after(swissWith(3, { rounds: 3 }), pairRound(1));
    const { bye } = historyIn(world).rounds[0]!;
    expect(bye).not.toBeNull();
    const row = swissRoundOf(world.state, competition, 1);
    expect(row?.boards).toHaveLength(1);
    expect(row?.bye?.entrant).toBe(bye);
  });
});

describe("the rounds after", () => {
  it("[SWS-6] keep the working and the scores they were paired on, and say why", () => {
    const world = after(withRounds(swissWith(8, { rounds: 4 }), 2), pairRound(3));
    expect(Object.keys(world.state.roundWorkings)).toHaveLength(3);
    const reasons = pairingReasonsOf(world.state, board(3, 1));
    expect(reasons).toMatchObject({ pool: { name: "all", rule: "SWS-6" } });
    expect(reasons?.chooser?.name).toMatch(/^Player/);
    expect(world.state.rounds[`${competition}.3`]?.scores).toHaveLength(8);
  });

  it("[SWS-11] a round started twice, from two tabs, is one pairing; the second is told", () => {
    const world = after(swissWith(8), pairRound(1));
    expect(refusalTo(world, pairRound(1))).toEqual({
      code: "round.alreadyPaired",
      round: 1,
      paired: 1,
    });
    expect(refusalTo(world, pairRound(3))).toMatchObject({ code: "round.notNext", next: 2 });
    expect(Object.keys(world.state.boards)).toHaveLength(4);
  });

  it("[SWS-11] wait until every game has a result, and name the open ones", () => {
    const world = after(swissWith(8), pairRound(1), result(1, 1, "1-0"), result(1, 3, "="));
    expect(refusalTo(world, pairRound(2))).toEqual({
      code: "round.open",
      boards: [board(1, 2), board(1, 4)],
    });
    expect(openBoardsOf(world.state).map(({ id }) => id)).toEqual([board(1, 2), board(1, 4)]);
  });

  it("[SWS-11] the last is taken back while it has no result, and paired anew the same", () => {
    const world = after(withRounds(swissWith(8), 1), pairRound(2));
    const back = after(world, { type: "takeBackRound", competition, round: 2 });
    expect(back.state.rounds[`${competition}.2`]).toBeUndefined();
    expect(historyIn(after(back, pairRound(2)))).toEqual(historyIn(world));
    expect(refusalTo(world, { type: "takeBackRound", competition, round: 1 })).toMatchObject({
      code: "round.notLast",
      last: 2,
    });
    const begun = after(world, result(2, 2, "0-1"));
    expect(refusalTo(begun, { type: "takeBackRound", competition, round: 2 })).toEqual({
      code: "round.hasResults",
      boards: [board(2, 2)],
    });
  });

  it("[SWS-11] correcting an older result leaves paired rounds alone, and says which they are", () => {
    const world = withRounds(swissWith(8), 2);
    const corrected = after(world, result(1, 1, "0-1"));
    expect(corrected.state.boards[board(2, 1)]).toEqual(world.state.boards[board(2, 1)]);
    expect(roundsPairedOnOtherScores(world.state, competition)).toEqual([]);
    expect(roundsPairedOnOtherScores(corrected.state, competition)).toEqual([2]);
  });

  it("[SWS-12] a result is seen as the user saw it, or refused with what stands", () => {
    const world = after(swissWith(4, { rounds: 3 }), pairRound(1), result(1, 1, "1-0"));
    const stale = { ...result(1, 1, "="), seen: null } as ReturnType<typeof result>;
    expect(refusalTo(world, stale)).toEqual({
      code: "board.changed",
      board: board(1, 1),
      now: "1-0",
    });
    expect(answerTo(world, result(1, 1, "1-0"))).toEqual({ ok: true, value: [] });
    expect(refusalTo(world, result(1, 9, "1-0"))).toMatchObject({ code: "board.notFound" });
    expect(historyIn(after(world, result(1, 1, null)))).toEqual(
      historyIn(after(swissWith(4, { rounds: 3 }), pairRound(1))),
    );
  });

  it("[HUB-8] every step is undone and made again byte for byte", () => {
    const one = after(swissWith(7, { rounds: 5 }), pairRound(1));
    const two = after(played(one), pairRound(2));
    const gone = after(two, { type: "withdrawEntrant", entrant: nth(1) });
    for (const world of [one, two, gone]) {
      const back = undone(world);
      // A random draw that was made stays made (KON-2).
      const { randomDraws } = back.state;
      expect(back.state).toEqual({ ...world.before.at(-1)!.state, randomDraws });
      expect(redone(back).state).toEqual(world.state);
    }
  });

  it("[HUB-3] a result is some 400 bytes on the wire", () => {
    const world = after(swissWith(60, { rounds: 9 }), pairRound(1), result(1, 30, "="));
    expect(JSON.stringify(world.changes.at(-1)).length).toBeLessThanOrEqual(400);
    expect(lastFacts(world)).toEqual([
      { type: "boardResultEntered", board: board(1, 30), result: "=" },
    ]);
  });
});
