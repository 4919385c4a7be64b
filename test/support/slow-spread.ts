/**
 * SPR-2 to SPR-5 word by word, every figure counted afresh, and no thought given to speed. It shares no line with the
 * engine, so that the two can be held against each other.
 */
export interface Seated {
  readonly id: string;
  readonly country: string | null;
  readonly grade: number | null;
  readonly rank: number;
}
type Seats = readonly (readonly Seated[])[];
type Swap = readonly [tier: number, first: number, second: number];
interface Choice {
  readonly swaps: readonly Swap[];
  readonly figures: readonly number[];
}

const countIn = (block: readonly Seated[], country: string): number =>
  block.filter((one) => one.country === country).length;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const gapOf = (x: Seated, y: Seated): number => Math.abs((x.grade ?? 0) - (y.grade ?? 0));

function averagesOf(seats: Seats): (number | null)[] {
  return seats.map((block) => {
    const grades = block.slice(1, -1).flatMap(({ grade }) => (grade === null ? [] : [grade]));
    return grades.length > 0 ? sumOf(grades) / grades.length : null;
  });
}

const away = (x: readonly (number | null)[], y: readonly (number | null)[]): number =>
  sumOf(x.map((one, index) => Math.abs((one ?? 0) - (y[index] ?? 0))));

/** (`excess`, `spread`) of the countries that count. */
function unevenness(seats: Seats, countries: readonly string[]): readonly [number, number] {
  const excess = countries.map((country) =>
    sumOf(seats.map((block) => Math.max(0, countIn(block.slice(2, 6), country) - 2))),
  );
  const spread = countries.map((country) =>
    sumOf(seats.map((block) => countIn(block, country) ** 2)),
  );
  return [sumOf(excess), sumOf(spread)];
}

const isLower = (x: readonly number[], y: readonly number[]): boolean => {
  const index = x.findIndex((one, at) => Math.abs(one - y[at]!) > 1e-9);
  return index >= 0 && x[index]! < y[index]!;
};

function swapped(seats: Seats, [tier, first, second]: Swap): Seats {
  const next = seats.map((block) => [...block]);
  [next[first]![tier], next[second]![tier]] = [next[second]![tier]!, next[first]![tier]!];
  return next;
}

function swapsOf(seats: Seats): Swap[] {
  const swaps: Swap[] = [];
  for (let tier = 1; tier < 30; tier++) {
    for (let first = 0; first < seats.length; first++) {
      for (let second = first + 1; second < seats.length; second++) {
        if (seats[first]![tier] && seats[second]![tier]) swaps.push([tier, first, second]);
      }
    }
  }
  return swaps;
}

const gapIn = (seats: Seats, [tier, first, second]: Swap): number =>
  gapOf(seats[first]![tier]!, seats[second]![tier]!);

/** The choice with the lowest figures, the first of equal ones. */
const lowest = (choices: readonly Choice[]): Choice | undefined =>
  choices.reduce<Choice | undefined>(
    (best, one) => (best && !isLower(one.figures, best.figures) ? best : one),
    undefined,
  );

function single(seats: Seats, countries: readonly string[]): Choice | undefined {
  const now = unevenness(seats, countries);
  const choices = swapsOf(seats).flatMap((swap): Choice[] => {
    const after = swapped(seats, swap);
    const cost = unevenness(after, countries);
    if (!isLower(cost, now)) return [];
    return [
      {
        swaps: [swap],
        figures: [...cost, away(averagesOf(seats), averagesOf(after)), gapIn(seats, swap)],
      },
    ];
  });
  return lowest(choices);
}

function linked(seats: Seats, countries: readonly string[]): Choice | undefined {
  const now = unevenness(seats, countries);
  const choices = swapsOf(seats).flatMap((x) => {
    const between = swapped(seats, x);
    return swapsOf(between).flatMap((y): Choice[] => {
      const after = swapped(between, y);
      const cost = unevenness(after, countries);
      if (!isLower(cost, now)) return [];
      const movement = away(averagesOf(seats), averagesOf(after));
      return [{ swaps: [x, y], figures: [...cost, movement, gapIn(seats, x) + gapIn(between, y)] }];
    });
  });
  return lowest(choices);
}

function balancing(seats: Seats, countries: readonly string[], snake: Seats): Choice | undefined {
  const now = unevenness(seats, countries);
  const target = averagesOf(snake);
  const distance = away(averagesOf(seats), target);
  const choices = swapsOf(seats).flatMap((swap): Choice[] => {
    const after = swapped(seats, swap);
    if (isLower(now, unevenness(after, countries))) return [];
    const left = away(averagesOf(after), target);
    return left < distance - 1e-9 ? [{ swaps: [swap], figures: [left, gapIn(seats, swap)] }] : [];
  });
  return lowest(choices);
}

/** The seats after SPR-3 to SPR-5, from the snake; a field that breaks no cap (SPR-2). */
export function slowlySpread(snake: Seats, countries: readonly string[]): string[][] {
  let seats = snake;
  for (;;) {
    const choice = single(seats, countries) ?? linked(seats, countries);
    if (!choice) break;
    seats = choice.swaps.reduce(swapped, seats);
  }
  for (;;) {
    const choice = balancing(seats, countries, snake);
    if (!choice) return seats.map((block) => block.map((one) => one.id));
    seats = choice.swaps.reduce(swapped, seats);
  }
}
