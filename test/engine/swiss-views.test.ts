import {
  byeReasonsOf,
  emptyState,
  pairingReasonsOf,
  swissCrossTableOf,
  swissHistoryOf,
  swissPlayerOf,
  swissProgressOf,
  swissRoundOf,
  swissTableOf,
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
import { after } from "../support/world";

const competition = SINGLES;

describe("what screens show of a Swiss", () => {
  it("[SWS-16] a player's page: rounds with colours and opponents, and what each brought", () => {
    const world = withRounds(swissWith(5, { rounds: 4 }), 3, (number) =>
      number === 1 ? "1-0" : "=",
    );
    for (const { id } of historyIn(world).players) {
      const page = swissPlayerOf(world.state, id)!;
      expect(page.rounds.map(({ round }) => round)).toEqual([1, 2, 3]);
      const score = page.rounds.reduce((sum, round) => sum + round.score, 0);
      expect(score).toBe(page.row.points);
      const games = page.rounds.filter(({ kind }) => kind === "game");
      expect(page.row.parts.map(({ opponent }) => opponent?.entrant)).toEqual(
        games.map(({ opponent }) => opponent?.entrant),
      );
      const buchholz = page.row.parts.reduce((sum, part) => sum + part.buchholz, 0);
      expect(buchholz).toBe(page.row.buchholz);
      for (const { board: on, isWhite, opponent } of games) {
        const { white, black } = world.state.boards[on!]!;
        expect(isWhite ? [white, black] : [black, white]).toEqual([id, opponent?.entrant]);
      }
    }
  });

  it("[SWS-16] the cross table names opponents by their line, and byes and absences by their kind", () => {
    const world = after(
      withRounds(swissWith(5, { rounds: 3 }), 1),
      { type: "withdrawEntrant", entrant: nth(1) },
      pairRound(2),
      { type: "addEntrant", entrant: { ...entrant(9), competition } },
    );
    const { lines, rounds } = swissCrossTableOf(world.state, competition);
    expect(rounds).toBe(2);
    const kindsOf = (id: string) =>
      lines.find(({ player }) => player.entrant === id)?.cells.map(({ kind }) => kind);
    expect(kindsOf(historyIn(world).rounds[0]!.bye!)?.[0]).toBe("bye");
    expect(kindsOf(nth(1))?.[1]).toBe("missed");
    expect(kindsOf(nth(9))).toEqual(["missed", "missed"]);
    for (const [index, { cells }] of lines.entries()) {
      for (const [round, { opponent }] of cells.entries()) {
        if (opponent === null) continue;
        expect(lines[opponent - 1]?.cells[round]?.opponent).toBe(index + 1);
      }
    }
  });

  it("[SWS-17] says why a board and a bye are as they are, and nothing of what was paired by hand", () => {
    const world = after(withRounds(swissWith(5, { rounds: 4 }), 1), pairRound(2));
    const bye = byeReasonsOf(world.state, `${competition}.2`)!;
    expect(bye).toMatchObject({ pool: { name: "all", rule: "SWS-6" }, despite: null });
    const first = historyIn(world).rounds[0]!.bye;
    for (const { side, why } of bye.passed)
      expect(why).toBe(side.entrant === first ? "bye" : "strands");
    expect(pairingReasonsOf(world.state, board(1, 1))).toMatchObject({
      pool: { rule: "SWS-5" },
      chooser: null,
      colour: "topHalf",
    });
    expect(byeReasonsOf(world.state, `${competition}.1`)).toBeNull();
    expect(pairingReasonsOf(world.state, board(2, 9))).toBeNull();
    const byHand = after(swissWith(2, { rounds: 1 }), {
      type: "pairByHand",
      competition,
      round: 1,
      boards: [{ white: nth(2), black: nth(1) }],
      bye: null,
    });
    expect(pairingReasonsOf(byHand.state, board(1, 1))).toBeNull();
  });

  it("[SWS-12] boards stand in the order of pairing, A and B before C, the bye last", () => {
    const world = after(swissWith(19), pairRound(1));
    const round = swissRoundOf(world.state, competition, 1)!;
    expect(round.boards.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(round.boards.map(({ pool }) => pool)).toEqual([
      ...Array.from({ length: 6 }, () => "A+B"),
      ...Array.from({ length: 3 }, () => "C"),
    ]);
    expect(round.bye?.seed).toBeGreaterThan(12);
    expect(swissProgressOf(world.state, competition).groups).toEqual({ a: 6, b: 6, c: 7 });
  });

  it("[SWS-11] tells what comes next: pair, results, finish", () => {
    const nextOf = ({ state }: ReturnType<typeof swissWith>) =>
      swissProgressOf(state, competition).next;
    const start = swissWith(4, { rounds: 2 });
    const one = after(start, pairRound(1));
    const last = after(played(one), pairRound(2));
    const done = after(played(last), { type: "finishSwiss", competition });
    expect([start, one, played(one), last, played(last), done].map(nextOf)).toEqual([
      "pair",
      "results",
      "pair",
      "results",
      "finish",
      "finished",
    ]);
    expect(swissProgressOf(start.state, competition).joining).toHaveLength(4);
    expect(swissProgressOf(one.state, competition).joining).toEqual([]);
  });

  it("[SWS-11] a bye of another worth tells that rounds were paired on other scores", () => {
    const world = withRounds(swissWith(5, { rounds: 4 }), 2);
    const half = after(world, { type: "changeSwissSettings", competition, bye: 0.5 });
    expect(swissProgressOf(half.state, competition).onOtherScores).toEqual([2]);
    const late = after(
      world,
      { type: "addEntrant", entrant: { ...entrant(9), competition } },
      pairRound(3),
    );
    const missed = after(late, { type: "changeSwissSettings", competition, missed: 0.5 });
    expect(swissProgressOf(missed.state, competition).onOtherScores).toEqual([3]);
  });

  it("[SWS-13] points given by no result: an open game is nothing yet, a withdrawal a walkover", () => {
    const world = after(swissWith(4, { rounds: 3 }), pairRound(1), result(1, 1, "="));
    const pointsIn = (state: typeof world.state) =>
      swissTableOf(state, competition).rows.reduce((sum, { points }) => sum + points, 0);
    expect(pointsIn(world.state)).toBe(1);
    const { white } = historyIn(world).rounds[0]!.boards[1]!;
    const left = after(world, { type: "withdrawEntrant", entrant: white });
    expect(pointsIn(left.state)).toBe(2);
  });

  it("[API-1] are empty where there is no Swiss", () => {
    const blocks = eventWith({ entrants: 4 });
    expect(swissPlayerOf(blocks.state, nth(1))).toBeNull();
    expect(swissPlayerOf(blocks.state, "nobody")).toBeNull();
    expect(swissRoundOf(blocks.state, competition, 1)).toBeNull();
    expect(swissHistoryOf(emptyState(), "none")).toMatchObject({ players: [], rounds: [] });
  });
});
