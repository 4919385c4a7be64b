import type { Verdict, WinTable } from "./places.js";
import { verdictsOf } from "./places.js";

/** A match still to be played between two entrants, by their index. */
export interface OpenMatch {
  readonly a: number;
  readonly b: number;
}

/** How a match can end, as a digit: a wins, b wins, or, where the format has it, level. */
export type Ending = 0 | 1 | 2;

/** The most endings of a block that are gone through, or it would take too long. */
const MOST = 4096;

/** Every way in which the matches left of a block can be won, and who goes through in each. */
export interface Endings {
  /** 2, or 3 where a match may end level. */
  readonly ways: number;
  /** In the ending whose digits say how each match ends, the first match the lowest. */
  readonly verdict: (ending: number, entrant: number) => Verdict;
  readonly count: number;
}

/** All endings; null where there are too many. */
export function endingsOf(
  present: WinTable,
  open: readonly OpenMatch[],
  ways: 2 | 3,
): Endings | null {
  const count = ways ** open.length;
  if (count > MOST) return null;
  const verdicts: (readonly Verdict[])[] = [];
  // One table that is played forwards and back: thousands of copies would be too slow.
  const wins = [...present.wins];
  const beaten = present.beaten.map((row) => [...row]);
  const table: WinTable = { ...present, wins, beaten };
  const play = ({ a, b }: OpenMatch, forA: number, forB: number): void => {
    wins[a]! += forA;
    wins[b]! += forB;
    beaten[a]![b]! += forA;
    beaten[b]![a]! += forB;
  };
  // The last match is the highest digit, so endings come in the order of their numbers.
  const goThrough = (left: number): void => {
    const match = open[left - 1];
    if (!match) {
      verdicts.push(verdictsOf(table));
      return;
    }
    for (let ending = 0; ending < ways; ending++) {
      const forA = WINS[ending]!;
      play(match, forA, 1 - forA);
      goThrough(left - 1);
      play(match, -forA, forA - 1);
    }
  };
  goThrough(open.length);
  return { ways, count, verdict: (ending, entrant) => verdicts[ending]![entrant]! };
}

/** Wins of side a, by how a match ends. */
const WINS = [1, 0, 0.5] as const;

/** An outcome that somebody needs of a match, the match by its index. */
export interface Wish {
  readonly match: number;
  readonly ending: Ending;
}

/** What the endings in which some matches end in a given way come to for an entrant. */
export interface Outlook {
  /** The verdicts there are. */
  readonly verdicts: ReadonlySet<Verdict>;
  /** The shortest lists of further wishes that each make sure of going through; `[[]]`: none is needed. */
  readonly sure: readonly (readonly Wish[])[];
}

/**
 * @param fixed how one match ends, its index and digit; null: no match is fixed
 * @param matches how many are left
 */
export function outlookOf(
  { ways, verdict }: Endings,
  matches: number,
  entrant: number,
  fixed: Wish | null,
): Outlook {
  const free = [...Array(matches).keys()].filter((match) => match !== fixed?.match);
  const base = fixed ? fixed.ending * ways ** fixed.match : 0;
  const digits = ways + 1;
  // A cube leaves some matches open, by the digit `ways`; it is sure where all the endings in it are.
  const isSure: boolean[] = [];
  const verdicts = new Set<Verdict>();
  for (let cube = 0; cube < digits ** free.length; cube++) {
    const open = free.findIndex((_, place) => digitOf(cube, place, digits) === ways);
    if (open >= 0) {
      const step = digits ** open;
      isSure.push(
        Array.from({ length: ways }, (_, way) => isSure[cube - (ways - way) * step]).every(Boolean),
      );
      continue;
    }
    const ending = free.reduce(
      (sum, match, place) => sum + digitOf(cube, place, digits) * ways ** match,
      base,
    );
    const found = verdict(ending, entrant);
    verdicts.add(found);
    isSure.push(found === 1);
  }
  return { verdicts, sure: shortest(isSure, free, ways) };
}

const digitOf = (number: number, place: number, base: number): number =>
  Math.floor(number / base ** place) % base;

function shortest(isSure: readonly boolean[], free: readonly number[], ways: number): Wish[][] {
  let best: Wish[][] = [];
  let length = Infinity;
  for (const [cube, sure] of isSure.entries()) {
    if (!sure) continue;
    const wishes = free.flatMap((match, place): Wish[] => {
      const digit = digitOf(cube, place, ways + 1);
      return digit === ways ? [] : [{ match, ending: digit as Ending }];
    });
    if (wishes.length < length) [best, length] = [[], wishes.length];
    if (wishes.length === length) best.push(wishes);
  }
  return best;
}
