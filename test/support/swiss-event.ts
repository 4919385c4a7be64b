import {
  firstRound,
  groupsFor,
  isPresent,
  nextRound,
  randomNumbersOf,
  seedNumbers,
  shuffled,
  type Absence,
  type BoardResult,
  type RandomNumbers,
  type RoundPairing,
  type SwissHistory,
  type SwissPlayer,
  type SwissSettings,
} from "@drawroom/shared";

export const SWISS: SwissSettings = {
  rounds: 5,
  tieBreak: "wnt",
  bye: 1,
  missed: 0,
  unplayed: "count",
  buchholz: "plain",
};

/** Numbers that a seed gives again and again. */
export const chance = (seed: number): RandomNumbers =>
  randomNumbersOf(seed.toString(16).padStart(64, "0"), []);

/** Players p1, p2 … who have these ratings and come in by them; `null` is unrated. */
export function playersRated(ratings: readonly (number | null)[]): SwissPlayer[] {
  const field = ratings.map((rating, index) => ({ id: `p${index + 1}`, rating }));
  const seeds = seedNumbers(field);
  return field.map((one) => ({ ...one, seed: seeds.indexOf(one.id) + 1, from: 1, gone: [] }));
}

/** Players p1 to p…, strongest first. */
export const playersOf = (count: number): SwissPlayer[] =>
  playersRated(Array.from({ length: count }, (_, index) => 2400 - 20 * index));

/** A round from `p1 p2 1-0`, and `p3` for the bye. */
export function roundOf(number: number, ...lines: string[]): SwissHistory["rounds"][number] {
  const parts = lines.map((line) => line.split(" "));
  const boards = parts
    .filter((part) => part.length > 1)
    .map(([white, black, result]) => ({
      white: white!,
      black: black!,
      result: (result ?? null) as BoardResult | null,
    }));
  return { number, boards, bye: parts.find((part) => part.length === 1)?.[0] ?? null };
}

/** The history of so many players with these rounds. */
export const historyWith = (
  players: number | readonly SwissPlayer[],
  rounds: readonly (readonly string[])[] = [],
  settings: Partial<SwissSettings> = {},
): SwissHistory => ({
  settings: { ...SWISS, ...settings },
  players: typeof players === "number" ? playersOf(players) : players,
  rounds: rounds.map((lines, index) => roundOf(index + 1, ...lines)),
});

/** A player with these absences, or another first round. */
export const changed = (
  players: readonly SwissPlayer[],
  id: string,
  change: { from?: number; gone?: readonly Absence[] },
): SwissPlayer[] => players.map((one) => (one.id === id ? { ...one, ...change } : one));

/** A field drawn for round 1. */
export function drawn(
  history: SwissHistory,
  numbers: RandomNumbers,
): { readonly history: SwissHistory; readonly bye: string | null } {
  const present = history.players.filter((player) => isPresent(player, 1));
  const bySeed = present.toSorted((x, y) => x.seed - y.seed).map(({ id }) => id);
  const groups = groupsFor(bySeed);
  const last = shuffled("A" in groups ? groups.C : groups.bottom, numbers);
  const bye = bySeed.length % 2 === 1 ? last[numbers.below(last.length)]! : null;
  const order = (ids: readonly string[]): string[] => shuffled(ids, numbers);
  const all =
    "A" in groups
      ? { A: order(groups.A), B: order(groups.B), C: last }
      : { top: order(groups.top), bottom: last };
  return { history: { ...history, groups: all }, bye };
}

/** The lines of a pairing as `white black`. */
export const pairsOf = (pairing: RoundPairing): string[] =>
  pairing.ok ? pairing.boards.map(({ white, black }) => `${white} ${black}`) : [pairing.reason];

/** What a simulated event lets happen. */
export interface SwissChances {
  readonly players: number;
  readonly rounds: number;
  /** Of a hundred boards, how many end by walkover, and of a hundred players, how many leave or come late. */
  readonly walkovers?: number;
  readonly absences?: number;
  readonly settings?: Partial<SwissSettings>;
}

/** A round as it was paired, and what it was paired from. */
export interface PairedRound {
  readonly before: SwissHistory;
  readonly pairing: RoundPairing;
}

/** Plays an event by chance until it is over, or a round can't be paired. */
export function playedEvent(seed: number, chances: SwissChances): PairedRound[] {
  const numbers = chance(seed);
  const { rounds: planned, absences = 0 } = chances;
  const ratings = Array.from({ length: chances.players }, () =>
    numbers.below(10) === 0 ? null : 900 + 10 * numbers.below(120),
  );
  const players = playersRated(ratings).map((player): SwissPlayer => {
    if (numbers.below(100) >= absences) return player;
    const from = 2 + numbers.below(planned);
    return { ...player, gone: [{ from, ...(numbers.below(2) === 1 && { to: from }) }] };
  });
  const start = drawn(historyWith(players, [], { ...chances.settings, rounds: planned }), numbers);
  const paired: PairedRound[] = [];
  let before = start.history;
  for (let round = 1; round <= planned; round++) {
    const pairing = round === 1 ? firstRound(before, start.bye) : nextRound(before);
    paired.push({ before, pairing });
    if (!pairing.ok) break;
    before = withRound(before, pairing, numbers, chances);
  }
  return paired;
}

function withRound(
  before: SwissHistory,
  { boards, bye }: RoundPairing & { readonly ok: true },
  numbers: RandomNumbers,
  { walkovers = 0, absences = 0 }: SwissChances,
): SwissHistory {
  const number = before.rounds.length + 1;
  const played = boards.map((board) => ({ ...board, result: resultBy(numbers, walkovers) }));
  const rounds = [...before.rounds, { number, boards: played, bye }];
  const isLate = numbers.below(100) < absences;
  const seed = before.players.length + 1;
  const late = { id: `p${seed}`, seed, rating: 1500, from: number + 1, gone: [] };
  return { ...before, rounds, players: isLate ? [...before.players, late] : before.players };
}

function resultBy(numbers: RandomNumbers, walkovers: number): BoardResult {
  if (numbers.below(100) < walkovers) return (["+-", "-+", "--"] as const)[numbers.below(3)]!;
  return (["1-0", "=", "0-1"] as const)[numbers.below(3)]!;
}
