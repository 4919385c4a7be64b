import {
  drawBlocks,
  type Basis,
  type DrawExchange,
  type DrawLog,
  type DrawnEntrant,
  type DrawRules,
  type DrawWarning,
  type Entrant,
  type Letter,
} from "@drawroom/shared";

type ByBlock<T> = Readonly<Record<Letter, T>>;
type Counts = ByBlock<Readonly<Record<string, number>>>;
type Averages = ByBlock<number | null>;

interface Moved {
  readonly id: string;
  readonly grade: number | null;
  readonly from: string;
  readonly to: string;
}

/** Its reason is free in wording. */
interface Exchange {
  readonly step: string;
  readonly a: Moved;
  readonly b: Moved;
}

/** A case of `vectors-blocks.json`, as its `format` section says. */
export interface BlocksCase {
  readonly id: string;
  readonly title: string;
  readonly input: {
    readonly entrants: readonly Omit<Entrant, "competition">[];
    readonly blocks: number;
    readonly qualifiers: number;
    readonly basis: Basis;
    readonly rules: DrawRules;
  };
  readonly expected: {
    /** In place of all else. */
    readonly refused?: unknown;
    readonly basis: Basis;
    readonly qualifiers: number;
    readonly exempt: readonly string[];
    readonly ranking: readonly string[];
    readonly snake: ByBlock<readonly string[]>;
    readonly exchanges: readonly Exchange[];
    readonly seats: ByBlock<readonly string[]>;
    readonly averages: { readonly before: Averages; readonly after: Averages };
    readonly counts: { readonly before: Counts; readonly after: Counts };
    readonly warnings: readonly ExpectedWarning[];
  };
}

interface ExpectedWarning {
  readonly kind: string;
  readonly [fact: string]: unknown;
}

export const rounded = (average: number | null): number | null =>
  average === null ? null : Math.round(average * 1e6) / 1e6;

/** Which of the two is `a` has no meaning. */
const movesOf = ({ step, a, b }: Exchange): unknown => ({
  step,
  moves: [a, b].sort((x, y) => (x.id < y.id ? -1 : 1)),
});

/** Warnings have no order. */
const inAnyOrder = (list: readonly object[]): string[] =>
  list.map((one) => JSON.stringify(one)).sort();

/** What a draw must come to. */
export function asExpected({ input, expected }: BlocksCase): unknown {
  if (expected.refused !== undefined) return { refused: expected.refused };
  const { seats, exchanges, averages, counts, warnings, exempt, basis, qualifiers } = expected;
  const hasRule = input.rules.spreadCountries || input.rules.lastRoundApart;
  if (!hasRule) return { seats, log: null };
  const log = { exempt, basis, qualifiers, averages, counts, exchanges: exchanges.map(movesOf) };
  return { seats, log: { ...log, warnings: inAnyOrder(warnings.map(bareWarning)) } };
}

/** A warning by the facts that the vectors bind. */
function bareWarning({ kind, country, block, seeds, entrants }: ExpectedWarning): object {
  return kind === "lastRound" ? { kind, country, block, seeds, entrants } : { kind, country };
}

/** The draw of a case, in the words of the vectors. */
export function drawnFrom({ input }: BlocksCase): unknown {
  const field = input.entrants.map((entrant): Entrant => ({ ...entrant, competition: "open" }));
  const { blocks, qualifiers, basis, rules } = input;
  const draw = drawBlocks(field, { blocks, qualifiers, basis, drawRules: rules });
  if (!draw.ok) return { refused: draw.refusal };
  const { seats, log } = draw.value;
  return { seats, log: log && inVectorWords(log) };
}

function inVectorWords({
  exempt,
  basis,
  qualifiers,
  averages,
  counts,
  exchanges,
  warnings,
}: DrawLog) {
  const counted = (all: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(all).filter(([country]) => !exempt.includes(country)));
  return {
    exempt,
    basis,
    qualifiers,
    averages: {
      before: mapped(averages, ({ before }) => rounded(before)),
      after: mapped(averages, ({ after }) => rounded(after)),
    },
    counts: {
      before: mapped(counts, ({ before }) => counted(before)),
      after: mapped(counts, ({ after }) => counted(after)),
    },
    exchanges: exchanges.map((exchange) => movesOf(inMoves(exchange))),
    // The vectors do not list countries that are merely uneven.
    warnings: inAnyOrder(warnings.filter(({ kind }) => kind !== "uneven").map(warningInWords)),
  };
}

const mapped = <T, R>(byBlock: ByBlock<T>, of: (value: T) => R): ByBlock<R> =>
  Object.fromEntries(Object.entries(byBlock).map(([letter, value]) => [letter, of(value)]));

function inMoves({ step, a, b, from, to }: DrawExchange): Exchange {
  const moved = ({ id, grade }: DrawnEntrant, was: string, is: string): Moved => ({
    id,
    grade,
    from: was,
    to: is,
  });
  return { step, a: moved(a, from, to), b: moved(b, to, from) };
}

const warningInWords = (warning: DrawWarning): object =>
  bareWarning(
    warning.kind === "lastRound"
      ? { ...warning, entrants: warning.entrants.map(({ id }) => id) }
      : warning,
  );
