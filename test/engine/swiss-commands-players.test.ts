import { swissPlayerOf, swissProgressOf, swissRoundOf, swissTableOf } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { entrant, nth, SINGLES } from "../support/builders";
import {
  historyIn,
  pairRound,
  played,
  result,
  swissWith,
  withRounds,
} from "../support/swiss-scene";
import { after, refusalTo, undone, type World } from "../support/world";

const competition = SINGLES;
const leave = (number: number) => ({ type: "withdrawEntrant", entrant: nth(number) }) as const;
const comeBack = (number: number) =>
  ({ type: "takeBackWithdrawal", entrant: nth(number) }) as const;

/** The board of the last round on which the player sits. */
const boardOf = ({ state }: World, number: number) => {
  const round = swissProgressOf(state, competition).paired;
  const view = swissRoundOf(state, competition, round);
  return view?.boards.find(({ white, black }) =>
    [white.entrant, black.entrant].includes(nth(number)),
  );
};

const pointsOf = ({ state }: World, number: number) =>
  swissPlayerOf(state, nth(number))?.row.points;

describe("who leaves a Swiss", () => {
  it("[SWS-13] loses the game that has no result, by walkover; one that has stays", () => {
    const world = after(swissWith(6, { rounds: 5 }), pairRound(1));
    const first = boardOf(world, 1)!;
    const left = after(world, leave(1));
    expect(boardOf(left, 1)).toMatchObject({ result: "-+", isByWithdrawal: true });
    expect(swissRoundOf(left.state, competition, 1)?.canBeTakenBack).toBe(true);
    const reported = after(world, result(1, first.number, "1-0"), leave(1));
    expect(boardOf(reported, 1)).toMatchObject({ result: "1-0", isByWithdrawal: false });
    expect(undone(left).state).toEqual(world.state);
  });

  it("[SWS-13] is never paired again, never with themselves, and stays in the table, marked", () => {
    const world = withRounds(after(withRounds(swissWith(6, { rounds: 5 }), 1), leave(2)), 2);
    for (const { boards, bye } of historyIn(world).rounds.slice(1)) {
      const places = [...boards.flatMap(({ white, black }) => [white, black]), bye];
      expect(places).not.toContain(nth(2));
      expect(new Set(places).size).toBe(places.length);
    }
    const row = swissTableOf(world.state, competition).rows.find(
      ({ player }) => player.entrant === nth(2),
    );
    expect(row?.player.isWithdrawn).toBe(true);
    expect(refusalTo(world, leave(2))).toMatchObject({ code: "entrant.withdrawn" });
  });

  it("[SWS-13] both players of a game gone: both lose, and a result entered after all counts", () => {
    const world = after(swissWith(4, { rounds: 3 }), pairRound(1));
    const { white, black, number } = swissRoundOf(world.state, competition, 1)!.boards[0]!;
    const gone = after(
      world,
      { type: "withdrawEntrant", entrant: white.entrant },
      { type: "withdrawEntrant", entrant: black.entrant },
    );
    const [first] = swissRoundOf(gone.state, competition, 1)!.boards;
    expect(first?.result).toBe("--");
    const entered = after(gone, result(1, number, "="));
    expect(historyIn(entered).rounds[0]?.boards[0]?.result).toBe("=");
  });

  it("[SWS-13] keeps the bye of the round", () => {
    const world = after(swissWith(5, { rounds: 3 }), pairRound(1));
    const { bye } = historyIn(world).rounds[0]!;
    const left = after(world, { type: "withdrawEntrant", entrant: bye! });
    expect(swissPlayerOf(left.state, bye!)?.row.points).toBe(1);
  });

  it("[SWS-13] comes back for the next round that is not paired; the walkover stands", () => {
    const world = after(swissWith(6, { rounds: 5 }), pairRound(1), leave(1), comeBack(1));
    expect(boardOf(world, 1)?.result).toBe("-+");
    const next = after(played(world), pairRound(2));
    expect(boardOf(next, 1)).toMatchObject({ result: null });
  });

  it("[SWS-13] leaves and comes back again and again: no points for the rounds missed", () => {
    let world = withRounds(swissWith(8, { rounds: 7 }), 1);
    const points = pointsOf(world, 8);
    for (let round = 2; round <= 4; round++) {
      world = withRounds(after(world, leave(8), comeBack(8), leave(8)), 1);
      world = after(world, comeBack(8));
    }
    expect(pointsOf(world, 8)).toBe(points);
    expect(historyIn(world).players.find(({ id }) => id === nth(8))?.gone).toEqual([
      { from: 2, to: 2 },
      { from: 3, to: 3 },
      { from: 4, to: 4 },
    ]);
    const next = after(world, pairRound(5));
    expect(boardOf(next, 8)).toBeDefined();
  });

  it("[SWS-13] after a round is taken back, is away from that round on", () => {
    const world = after(withRounds(swissWith(5, { rounds: 4 }), 1), pairRound(2));
    const { bye } = historyIn(world).rounds[1]!;
    const left = after(world, { type: "withdrawEntrant", entrant: bye! });
    const back = after(left, { type: "takeBackRound", competition, round: 2 }, pairRound(2));
    const { boards, bye: other } = historyIn(back).rounds[1]!;
    expect([...boards.flatMap(({ white, black }) => [white, black]), other]).not.toContain(bye);
  });

  it("[SWS-13] before round 1 is out of the field, and can't be removed or replaced after it", () => {
    const out = after(swissWith(5, { rounds: 3 }), leave(3), pairRound(1));
    expect(historyIn(out).players.map(({ id }) => id)).not.toContain(nth(3));
    const back = after(out, comeBack(3));
    expect(historyIn(back).players.at(-1)).toMatchObject({ id: nth(3), seed: 5, from: 2 });
    expect(refusalTo(out, { type: "removeEntrant", entrant: nth(1) })).toEqual({
      code: "entrant.inRounds",
      entrant: nth(1),
    });
    expect(
      refusalTo(out, { type: "replaceEntrant", entrant: nth(1), by: entrant(50) }),
    ).toMatchObject({ code: "entrant.inRounds" });
  });

  it("[SWS-11] leaves nobody, or one: no pairing, and the message says who is left", () => {
    const world = withRounds(swissWith(3, { rounds: 3 }), 1);
    const one = after(world, leave(1), leave(2));
    expect(refusalTo(one, pairRound(2))).toEqual({
      code: "round.tooFewPlayers",
      entrants: [nth(3)],
    });
    expect(refusalTo(after(one, leave(3)), pairRound(2))).toMatchObject({ entrants: [] });
    const alone = after(swissWith(2, { rounds: 1 }), leave(1));
    expect(refusalTo(alone, pairRound(1))).toMatchObject({ code: "round.tooFewPlayers" });
  });
});

describe("who comes late to a Swiss", () => {
  it("[SWS-13] gets the next seed number whatever the rating, and nothing for rounds missed", () => {
    const world = after(
      withRounds(swissWith(6, { rounds: 4 }), 1),
      { type: "addEntrant", entrant: { ...entrant(20, { current: 2900 }), competition } },
      { type: "addEntrant", entrant: { ...entrant(19, { current: 2950 }), competition } },
    );
    expect(historyIn(world).players.slice(6)).toMatchObject([
      { id: nth(20), seed: 7, from: 2 },
      { id: nth(19), seed: 8, from: 2 },
    ]);
    expect(pointsOf(world, 20)).toBe(0);
    const half = after(world, { type: "changeSwissSettings", competition, missed: 0.5 });
    expect(pointsOf(half, 20)).toBe(0.5);
    expect(refusalTo(after(world, pairRound(2)), pairRound(2))).toMatchObject({ paired: 2 });
    expect(boardOf(after(world, pairRound(2)), 20)).toBeDefined();
  });

  it("[SWS-13] is removed like one entered by mistake until a round has them", () => {
    const late = { type: "addEntrant", entrant: { ...entrant(20), competition } } as const;
    const world = after(withRounds(swissWith(6, { rounds: 4 }), 1), late);
    expect(
      historyIn(after(world, { type: "removeEntrant", entrant: nth(20) })).players,
    ).toHaveLength(6);
    expect(
      refusalTo(after(world, pairRound(2)), { type: "removeEntrant", entrant: nth(20) }),
    ).toMatchObject({ code: "entrant.inRounds" });
  });
});
