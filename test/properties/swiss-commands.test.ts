import {
  canonicalJson,
  emptyState,
  importOfTournament,
  makeChange,
  readPlayersCsv,
  readRatingList,
  readTrf,
  recordsOf,
  swissCrossTableOf,
  swissHistoryOf,
  swissProgressOf,
  swissRoundOf,
  swissTableOf,
  swissTrfOf,
  type Held,
  type SwissHistory,
} from "@drawroom/shared";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { rolls } from "../support/arbitraries";
import { eventWith, nth, SINGLES } from "../support/builders";
import { swissWorldsOf } from "../support/swiss-moves";
import { historyIn, swissWith } from "../support/swiss-scene";
import { after, redone, undone, type World } from "../support/world";

const RUNS = { numRuns: Number(process.env.SWISS_RUNS ?? 40) };
const STARTS = [swissWith(5, { rounds: 4 }), swissWith(7, { rounds: 5 }), swissWith(16)];
const EMPTY = eventWith({ competition: { kind: "swiss" } });
const start = fc.nat({ max: 2 }).map((index) => STARTS[index]!);

const seen = new Set<string>();
const rounds = { most: 0 };
afterAll(() => {
  expect(rounds.most, "the runs hardly got anywhere").toBeGreaterThan(2);
  expect(seen.size).toBeGreaterThan(10);
});

/** All that a run left in an event; most runs pair some rounds. */
const worlds = fc.tuple(start, rolls({ min: 60, max: 120 })).map(([from, list]) => {
  const all = swissWorldsOf(from, list);
  for (const { facts } of all.at(-1)!.changes) for (const { type } of facts) seen.add(type);
  rounds.most = Math.max(rounds.most, historyIn(all.at(-1)!).rounds.length);
  return all;
});
const last = worlds.map((all): World => all.at(-1)!);

const placesIn = ({ boards, bye, given }: SwissHistory["rounds"][number]): string[] => [
  ...boards.flatMap(({ white, black }) => [white, black]),
  ...(bye === null ? [] : [bye]),
  ...Object.keys(given ?? {}),
];

describe("a Swiss, whatever is done with it", () => {
  test("[HUB-2] the facts alone, from nothing, give the state and every patch again", () => {
    fc.assert(
      fc.property(last, (world) => {
        let held: Held = { version: 0, state: emptyState() };
        for (const change of world.changes) {
          const replayed = makeChange(held, change.facts, change);
          expect(replayed.change).toEqual(change);
          held = replayed.held;
        }
        expect(canonicalJson(held)).toBe(canonicalJson(world.held));
      }),
      RUNS,
    );
  });

  test("[HUB-8] the last step, taken back, gives the state before it; made again, that after it", () => {
    fc.assert(
      fc.property(last, (world) => {
        const step = world.history.undo.at(-1);
        if (!step || step.version !== world.held.version) return;
        const back = undone(world);
        // A draw that was made stays made (KON-2).
        const before = { ...world.before[step.version - 1]!.state };
        expect(back.state).toEqual({ ...before, randomDraws: back.state.randomDraws });
        expect(canonicalJson(redone(back).state)).toBe(canonicalJson(world.state));
      }),
      RUNS,
    );
  });

  test("[SWS-12] nobody has two places in a round, and everybody's seed number is their own", () => {
    fc.assert(
      fc.property(last, (world) => {
        const history = historyIn(world);
        for (const round of history.rounds) {
          const places = placesIn(round);
          expect(new Set(places).size).toBe(places.length);
        }
        const seeds = history.players.map(({ seed }) => seed);
        expect(new Set(seeds).size).toBe(seeds.length);
        const known = new Set(history.players.map(({ id }) => id));
        for (const id of history.rounds.flatMap(placesIn)) expect(known).toContain(id);
      }),
      RUNS,
    );
  });

  test("[SWS-16] every view can be had at any time, and they agree on the points", () => {
    fc.assert(
      fc.property(last, ({ state }) => {
        const history = swissHistoryOf(state, SINGLES);
        const table = swissTableOf(state, SINGLES);
        const cross = swissCrossTableOf(state, SINGLES);
        expect(swissProgressOf(state, SINGLES).paired).toBe(history.rounds.length);
        for (const { number, boards } of history.rounds) {
          const view = swissRoundOf(state, SINGLES, number);
          expect(view?.boards.map(({ result }) => result)).toEqual(boards.map((b) => b.result));
        }
        for (const [index, { cells, points }] of cross.lines.entries()) {
          expect(cells.reduce((sum, { score }) => sum + score, 0)).toBe(points);
          expect(points).toBe(table.rows[index]?.points);
        }
      }),
      RUNS,
    );
  });

  test("[SWS-18] its report is read back the same", () => {
    const scores = (history: SwissHistory) =>
      [...recordsOf(history).values()]
        .sort((a, b) => a.player.seed - b.player.seed)
        .map(({ lines, byes, run }) => ({
          lines: lines.map(({ kind, score }) => [kind, score]),
          ...{ byes, run },
        }));
    fc.assert(
      fc.property(last, (world) => {
        const history = historyIn(world);
        if (history.rounds.length === 0) return;
        const text = swissTrfOf(world.state, SINGLES);
        const { tournament, problems } = readTrf(text);
        expect(problems).toEqual([]);
        const ids = tournament!.players.map((_, place) => nth(place + 1));
        const { bye, missed } = history.settings;
        const again = after(
          EMPTY,
          { type: "changeSwissSettings", competition: SINGLES, bye, missed },
          { type: "importSwiss", competition: SINGLES, ...importOfTournament(tournament!, ids) },
        );
        expect(scores(historyIn(again))).toEqual(scores(history));
      }),
      RUNS,
    );
  });
});

describe("any text at all", () => {
  const line = fc.oneof(
    fc.string({ maxLength: 120 }),
    fc.constantFrom(
      "001    1",
      "012 x",
      "XXR 99",
      "name,rating",
      '"',
      "\t;,",
      "ID Number Name Fed SRtng",
    ),
    fc
      .tuple(fc.nat({ max: 9 }), fc.string({ maxLength: 40 }))
      .map(([rank, rest]) => `001 ${String(rank).padStart(4)} m    Somebody`.padEnd(91) + rest),
  );
  const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join("\n"));

  test("[SWS-18] is read or refused, with lines that exist", () => {
    fc.assert(
      fc.property(text, (given) => {
        const count = given.split(/\r\n?|\n/).length;
        for (const read of [readTrf, readPlayersCsv, readRatingList]) {
          const { problems, stops } = read(given);
          for (const problem of problems) {
            expect(problem.line).toBeGreaterThan(0);
            expect(problem.line).toBeLessThanOrEqual(count);
          }
          const isRefused = problems.some(({ outcome }) => outcome === "refused");
          if (read === readTrf && isRefused) expect(stops).not.toBeNull();
        }
      }),
      { numRuns: RUNS.numRuns * 5 },
    );
  });
});
