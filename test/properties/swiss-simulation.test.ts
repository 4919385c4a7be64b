import {
  isPresent,
  nextRound,
  type PoolWorking,
  type RoundPairing,
  type SwissGroups,
} from "@drawroom/shared";
import { expect, it } from "vitest";
import { playedEvent, type PairedRound, type SwissChances } from "../support/swiss-event";
import {
  bestOfGroups,
  canBePaired,
  fewestRematches,
  keepsLimits,
  legalIn,
  seen,
  topDown,
  type IsLegal,
} from "../support/swiss-search";

/** How many times the usual number of events are played. */
const LENGTH = Number(process.env["SWISS_LENGTH"] ?? 1);
const TIME = 30_000 * LENGTH;
const seeds = (count: number): number[] => Array.from({ length: count * LENGTH }, (_, at) => at);

type Round = PairedRound["before"];
type Paired = RoundPairing & { readonly ok: true };
const SETTINGS = [{}, { tieBreak: "buchholz" }, { bye: 0.5, missed: 0.5 }] as const;

const presentIn = ({ players, rounds }: Round): string[] =>
  players.filter((player) => isPresent(player, rounds.length + 1)).map(({ id }) => id);

/** The pairs as the higher of the order and the lower. */
const downwards = (pool: PoolWorking, boards: Paired["boards"]): string[][] =>
  boards.map(({ white, black }) =>
    pool.order.indexOf(white) < pool.order.indexOf(black) ? [white, black] : [black, white],
  );

/** SWS-8 by trying everybody. */
function byeBySearch(
  before: Round,
  order: readonly string[],
  isLegal: IsLegal,
): string | undefined {
  const known = new Map<string, boolean>();
  const removable = order.filter((id) =>
    canBePaired(
      order.filter((other) => other !== id),
      isLegal,
      known,
    ),
  );
  const rankOf = (id: string): number[] => {
    const { byes, walkoverWins, points, missed } = seen(before, id);
    const exception = byes > 0 ? 1 + byes + walkoverWins : Math.min(walkoverWins, 1);
    return [exception, points, missed, -order.indexOf(id)];
  };
  return removable
    .map((id) => ({ id, rank: rankOf(id) }))
    .sort((x, y) => x.rank.map((value, at) => value - y.rank[at]!).find((d) => d !== 0) ?? 0)[0]
    ?.id;
}

/** Pairs a pool by search, and holds the engine's answer against it. */
function expectPool(
  before: Round,
  pool: PoolWorking,
  boards: Paired["boards"],
  bye: string | null,
  groups: SwissGroups | undefined,
): void {
  const isLegal = legalIn(before);
  const pointsOf = (id: string): number => seen(before, id).points;
  const points = pool.order.map(pointsOf);
  expect(points).toEqual(points.toSorted((x, y) => y - x));
  const rest = pool.order.filter((id) => id !== bye);
  if (pool.order.length % 2 === 1) expect(bye).toBe(byeBySearch(before, pool.order, isLegal));
  const isInA = (id: string): boolean => !!groups && "A" in groups && groups.A.includes(id);
  const wanted =
    pool.rule === "SWS-4" ? bestOfGroups(rest, isLegal, pointsOf, isInA) : topDown(rest, isLegal);
  expect(downwards(pool, boards)).toEqual(wanted);
}

/** Everything of a later round, by search. */
function expectRound({ before, pairing }: PairedRound): void {
  const isLegal = legalIn(before);
  const present = presentIn(before);
  if (!pairing.ok) {
    if (present.length < 2) return expect(pairing.reason).toBe("too-few");
    expect(pairing.reason).toBe("no-legal-pairing");
    const lists = present.map((id) => present.filter((other) => other !== id));
    const able = (present.length % 2 === 0 ? [present] : lists).filter((list) =>
      canBePaired(list, isLegal),
    );
    return expect(able).toEqual([]);
  }
  expect(pairing.working.pools.flatMap(({ order }) => order).sort()).toEqual(present.sort());
  let first = 0;
  for (const pool of pairing.working.pools) {
    const boards = pairing.boards.slice(first, first + pool.boards.length);
    first += pool.boards.length;
    const bye = pool.byePassed ? pairing.bye : null;
    expectPool(before, pool, boards, bye, before.groups);
  }
}

/** What each permission makes of a round that has no legal pairing, by search (SWS-10). */
function expectPermissions(before: Round): void {
  for (const permission of ["colours", "rematches"] as const) {
    const pairing = nextRound(before, permission);
    const isLegal = legalIn(before, permission);
    if (!pairing.ok) {
      const present = presentIn(before);
      const lists = present.map((id) => present.filter((other) => other !== id));
      const all = present.length % 2 === 0 ? [present] : lists;
      expect(all.filter((list) => canBePaired(list, isLegal))).toEqual([]);
      continue;
    }
    const [pool] = pairing.working.pools;
    const rest = pool!.order.filter((id) => id !== pairing.bye);
    if (pairing.bye) expect(pairing.bye).toBe(byeBySearch(before, pool!.order, isLegal));
    const haveMet = (a: string, b: string): boolean => seen(before, a).met.has(b);
    const wanted =
      permission === "colours" ? topDown(rest, isLegal) : fewestRematches(rest, isLegal, haveMet);
    expect(downwards(pool!, pairing.boards)).toEqual(wanted);
  }
}

const laterRounds = (rounds: readonly PairedRound[]): PairedRound[] =>
  rounds.filter(({ before }) => before.rounds.length > 0);

it(
  "[SWS-6][SWS-8] small fields are paired as going through everything does, and refused only where that finds nothing",
  () => {
    let refused = 0;
    for (const seed of seeds(180)) {
      const chances: SwissChances = {
        players: 4 + (seed % 9),
        rounds: 3 + (seed % 5),
        walkovers: seed % 3 === 0 ? 15 : 0,
        absences: seed % 4 === 0 ? 15 : 0,
        settings: SETTINGS[seed % 3]!,
      };
      for (const round of laterRounds(playedEvent(seed, chances))) {
        expectRound(round);
        if (!round.pairing.ok && round.pairing.reason === "no-legal-pairing") refused++;
      }
    }
    // Jams do happen in fields this small, or nothing would have been proven of them.
    expect(refused).toBeGreaterThan(10);
  },
  TIME,
);

it(
  "[SWS-10] a permission gives what going through everything under it gives, rematches as few as can be",
  () => {
    let jams = 0;
    for (const seed of seeds(120)) {
      const players = 4 + (seed % 5);
      const played = playedEvent(seed + 3000, { players, rounds: players - 1 });
      const { before, pairing } = played.at(-1)!;
      if (!pairing.ok) jams++;
      expectPermissions(before);
    }
    expect(jams).toBeGreaterThan(5);
  },
  TIME,
);

it(
  "[SWS-4] the second round of A, B and C is the best there is, and the first from the top",
  () => {
    for (const seed of seeds(36)) {
      const chances: SwissChances = {
        players: 16 + (seed % 3),
        rounds: 2,
        walkovers: seed % 3 === 0 ? 20 : 0,
        absences: seed % 4 === 0 ? 20 : 0,
      };
      laterRounds(playedEvent(seed + 1000, chances)).forEach(expectRound);
    }
  },
  TIME,
);

/** What holds for a player in every round of every event. */
function expectSoundPlayer(history: Round, id: string): void {
  const { colours, met } = seen(history, id);
  const prefixes = [...colours].map((_, at) => colours.slice(0, at + 1));
  expect(prefixes.filter((prefix) => !keepsLimits(prefix))).toEqual([]);
  // As many different opponents as games.
  expect(met.size).toBe(colours.length);
}

it(
  "[SWS-7] from 4 to 60 players nobody meets anybody twice, gets three colours apart or plays four running in one",
  () => {
    for (const seed of seeds(40)) {
      const players = 4 + ((seed * 7) % 57);
      const rounds = Math.min(9, Math.max(2, Math.floor(players / 2)));
      const chances = { players, rounds, walkovers: 5 * (seed % 3), absences: 4 * (seed % 4) };
      const played = playedEvent(seed + 2000, chances);
      const { before } = played.at(-1)!;
      for (const { id } of before.players) expectSoundPlayer(before, id);
      for (const { before: history, pairing } of laterRounds(played)) {
        if (!pairing.ok || pairing.bye === null) continue;
        const { byes, walkoverWins } = seen(history, pairing.bye);
        const despite = pairing.working.pools.find(({ byeDespite }) => byeDespite)?.byeDespite;
        expect(despite ?? null).toBe(byes > 0 ? "bye" : walkoverWins > 0 ? "walkover" : null);
      }
    }
  },
  TIME,
);
