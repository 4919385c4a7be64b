import type { Permission } from "@drawroom/shared";
import type { PairedRound } from "./swiss-event";

/**
 * The rules of pairing once more, by going through everything there is: slow, plain, and written
 * apart from the engine. It reads rounds as they were, and of the engine's answer only the order.
 */
export interface Seen {
  readonly points: number;
  readonly colours: string;
  readonly met: ReadonlySet<string>;
  readonly byes: number;
  readonly walkoverWins: number;
  readonly missed: number;
}

const POINTS = {
  "1-0": [2, 0],
  "=": [1, 1],
  "0-1": [0, 2],
  "+-": [2, 0],
  "-+": [0, 2],
  "--": [0, 0],
};

/** What the rounds were for a player; points are half points. */
export function seen({ rounds, settings, players }: PairedRound["before"], id: string): Seen {
  const own = {
    points: 0,
    colours: "",
    met: new Set<string>(),
    byes: 0,
    walkoverWins: 0,
    missed: 0,
  };
  const from = players.find((player) => player.id === id)!.from;
  for (const { number, boards, bye } of rounds) {
    const board = boards.find(({ white, black }) => white === id || black === id);
    if (bye === id) {
      own.byes++;
      own.points += 2 * settings.bye;
    } else if (!board) {
      own.missed++;
      own.points += number < from ? 2 * settings.missed : 0;
    } else {
      const isWhite = board.white === id;
      const result = board.result!;
      const points = POINTS[result][isWhite ? 0 : 1]!;
      own.points += points;
      if (["1-0", "=", "0-1"].includes(result)) {
        own.colours += isWhite ? "W" : "B";
        own.met.add(isWhite ? board.black : board.white);
      } else if (points === 2) own.walkoverWins++;
    }
  }
  return own;
}

/** SWS-7 for one player and one more game. */
export const keepsLimits = (colours: string): boolean => {
  const whites = [...colours].filter((colour) => colour === "W").length;
  return Math.abs(2 * whites - colours.length) <= 2 && !/(WWWW|BBBB)$/.test(colours);
};

export type IsLegal = (a: string, b: string) => boolean;

/** SWS-7 between any two players, or what a permission leaves of it (SWS-10). */
export function legalIn(history: PairedRound["before"], allowed?: Permission): IsLegal {
  const all = new Map(history.players.map(({ id }) => [id, seen(history, id)]));
  return (a, b) => {
    const [x, y] = [all.get(a)!, all.get(b)!];
    const isKept = (u: Seen, v: Seen): boolean =>
      keepsLimits(`${u.colours}W`) && keepsLimits(`${v.colours}B`);
    const haveColours = allowed === "colours" || isKept(x, y) || isKept(y, x);
    return haveColours && (allowed === "rematches" || !x.met.has(b));
  };
}

/** Every way to pair all of a list, each as pairs from the top; lazily, those of the first's first choices before others. */
export function* allPairings(
  order: readonly string[],
  isLegal: IsLegal,
): Generator<[string, string][]> {
  const [first, ...others] = order;
  if (first === undefined) yield [];
  for (const second of others) {
    if (!isLegal(first!, second)) continue;
    const rest = others.filter((id) => id !== second);
    for (const pairing of allPairings(rest, isLegal)) yield [[first!, second], ...pairing];
  }
}

/** Whether a list can be paired at all; what was found once is kept. */
export function canBePaired(
  order: readonly string[],
  isLegal: IsLegal,
  known = new Map<string, boolean>(),
): boolean {
  const [first, ...others] = order;
  if (first === undefined) return true;
  const key = order.join();
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const can = others.some(
    (second) =>
      isLegal(first, second) &&
      canBePaired(
        others.filter((id) => id !== second),
        isLegal,
        known,
      ),
  );
  known.set(key, can);
  return can;
}

/** SWS-6: from the top, the first legal opponent who leaves the rest a pairing. */
export function topDown(order: readonly string[], isLegal: IsLegal): [string, string][] | null {
  if (order.length === 0) return [];
  const known = new Map<string, boolean>();
  const pairs: [string, string][] = [];
  let left = [...order];
  while (left.length > 0) {
    const [first, ...others] = left;
    const rest = (second: string): string[] => others.filter((id) => id !== second);
    const second = others.find(
      (id) => isLegal(first!, id) && canBePaired(rest(id), isLegal, known),
    );
    if (second === undefined) return null;
    pairs.push([first!, second]);
    left = rest(second);
  }
  return pairs;
}

/** Of all pairings the one with the least costs, the first cost above all; from the top where they are equal. */
function bestBy(
  order: readonly string[],
  isLegal: IsLegal,
  costsOf: (pairs: readonly [string, string][]) => number[],
): [string, string][] | null {
  let best: { costs: number[]; pairs: [string, string][] } | null = null;
  for (const pairs of allPairings(order, isLegal)) {
    const costs = costsOf(pairs);
    if (!best || isLess(costs, best.costs)) best = { costs, pairs };
  }
  return best && best.pairs;
}

/** SWS-4 for A and B. */
export const bestOfGroups = (
  order: readonly string[],
  isLegal: IsLegal,
  pointsOf: (id: string) => number,
  isA: (id: string) => boolean,
): [string, string][] | null =>
  bestBy(order, isLegal, (pairs) => {
    const apart = pairs.map(([a, b]) => Math.abs(pointsOf(a) - pointsOf(b)));
    return [
      apart.filter((gap) => gap >= 2).length,
      apart.filter((gap) => gap === 1).length,
      pairs.filter(([a, b]) => isA(a) === isA(b)).length,
      // Then from the top: whom each meets, those of the other group first.
      ...pairs.map(([a, b]) => order.indexOf(b) + (isA(a) === isA(b) ? order.length : 0)),
    ];
  });

/** SWS-10 with rematches allowed: as few as can be, then from the top. */
export const fewestRematches = (
  order: readonly string[],
  isLegal: IsLegal,
  haveMet: (a: string, b: string) => boolean,
): [string, string][] | null =>
  bestBy(order, isLegal, (pairs) => [
    pairs.filter(([a, b]) => haveMet(a, b)).length,
    ...pairs.map(([, b]) => order.indexOf(b)),
  ]);

function isLess(x: readonly number[], y: readonly number[]): boolean {
  const at = x.findIndex((value, index) => value !== y[index]);
  return at !== -1 && x[at]! < y[at]!;
}
