import type { Format, Game } from "@drawroom/shared";

/** What was typed into a score field. `half`: the last game has one number yet. */
export interface TypedScore {
  readonly games: readonly Game[];
  readonly half: number | null;
  /** Something stands there that is no score, or digits that could be two different ones. */
  readonly isUnclear: boolean;
}

const NOTHING: TypedScore = { games: [], half: null, isUnclear: false };

/**
 * `7 4`, `7-4`, `74`, `7-4 3-7 7-5`, `743775`: the games as typed, the first name's points first. Digits without a space
 * are split so that each game can be one of the format; if more than one way is left, they are unclear.
 */
export function readScore(text: string, format: Format): TypedScore {
  const typed = text.trim();
  if (typed === "") return NOTHING;
  if (!/^[\d\s\-–−:.,/;]+$/.test(typed)) return { ...NOTHING, isUnclear: true };
  if (/^\d+$/.test(typed)) return fromDigits(typed, format);
  return fromNumbers((typed.match(/\d+/g) ?? []).map(Number));
}

function fromNumbers(numbers: readonly number[]): TypedScore {
  const games: Game[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2)
    games.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  return {
    games,
    half: numbers.length % 2 === 1 ? (numbers.at(-1) ?? null) : null,
    isUnclear: false,
  };
}

function fromDigits(digits: string, format: Format): TypedScore {
  const gameTo = format.gameTo;
  if (gameTo !== null && gameTo > 9) return fromLongDigits(digits, gameTo, format);
  // To a free score, four digits of the only game are two numbers of two.
  if (gameTo === null && format.bestOf === 1 && digits.length === 4) {
    return fromNumbers([Number(digits.slice(0, 2)), Number(digits.slice(2))]);
  }
  return fromNumbers([...digits].map(Number));
}

/** Games to 10 and more: the ways to split the digits in which every game is won at `gameTo`. */
function fromLongDigits(digits: string, gameTo: number, format: Format): TypedScore {
  if (digits.length < 3) return { games: [], half: Number(digits), isUnclear: false };
  const ways = splits(digits, gameTo, format.bestOf);
  const [only] = ways;
  return only && ways.length === 1
    ? { games: only, half: null, isUnclear: false }
    : { ...NOTHING, isUnclear: true };
}

function splits(digits: string, gameTo: number, most: number): Game[][] {
  if (digits === "") return [[]];
  if (most === 0) return [];
  const found: Game[][] = [];
  for (const a of [1, 2]) {
    for (const b of [1, 2]) {
      const game = gameAt(digits, a, b, gameTo);
      if (game)
        for (const rest of splits(digits.slice(a + b), gameTo, most - 1))
          found.push([game, ...rest]);
    }
  }
  return found;
}

function gameAt(digits: string, a: number, b: number, gameTo: number): Game | null {
  const first = digits.slice(0, a);
  const second = digits.slice(a, a + b);
  if (first.length < a || second.length < b || /^0\d/.test(first) || /^0\d/.test(second))
    return null;
  const game: Game = [Number(first), Number(second)];
  return Math.max(...game) === gameTo && Math.min(...game) < gameTo ? game : null;
}

/** `7-4 3-7`, as it is written; the figures are joined by a hyphen as on the sheet. */
export const writeScore = (games: readonly Game[]): string =>
  games.map(([a, b]) => `${a}-${b}`).join(" ");

/** The same games from the other side's view. */
export const turned = (games: readonly Game[]): Game[] => games.map(([a, b]) => [b, a]);

/** Who is ahead in games: 1 the first name, −1 the second, 0 level. */
export function leadOf(games: readonly Game[]): number {
  const lead = games.reduce((sum, [a, b]) => sum + Math.sign(a - b), 0);
  return Math.sign(lead);
}
