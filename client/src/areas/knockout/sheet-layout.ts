import type { BracketMatchView, BracketSide, BracketView, Side } from "@drawroom/shared";
import { endOf, feederOf, matchesOfPiece, type Piece } from "./pieces";

/** A name's place on the sheet: across in per cent, down in units of which a line of the first round has about 25. */
export interface SheetPlace {
  /** `k3x9.main.2-1.a`, or `end`. */
  readonly key: string;
  readonly side: BracketSide;
  /** The match that it comes out of. */
  readonly fed: BracketMatchView | null;
  /** Whether that match's score hangs under the line; in a first column there is no room for it. */
  readonly hasScore: boolean;
  readonly x: number;
  readonly width: number;
  readonly y: number;
}

export interface SheetMatch {
  readonly match: BracketMatchView;
  readonly a: SheetPlace;
  readonly b: SheetPlace;
}

export interface SheetRound {
  readonly round: number;
  readonly x: number;
  readonly width: number;
  readonly matches: readonly SheetMatch[];
}

export interface Sheet {
  readonly height: number;
  readonly rounds: readonly SheetRound[];
  readonly end: SheetPlace & { readonly isChampion: boolean };
  readonly third: SheetMatch | null;
}

/** Between the two lines of a first match, and from it to the next: as near as names may be that are links (WCAG 2.5.8). */
const PAIR = 24;
const GAP = 27;
const TOP = 20;
const FOOT = 22;
/** Under the champion: the heading of the match for third, and its two lines. */
const THIRD = 96;

/** First rounds are wider, since their names are all there is at the start; the winner's needs less. */
const FIRST_WEIGHT = 1.3;
const END_WEIGHT = 0.9;

/** Where everything of a piece stands; null: the bracket has no rounds yet. */
export function sheetOf(bracket: BracketView, piece: Piece): Sheet | null {
  const rounds = matchesOfPiece(bracket, piece);
  const out = endOf(bracket, piece);
  if (!out) return null;
  const columns = columnsOf(rounds.length);
  const ys = linesOf(rounds[0]?.length ?? 0, rounds.length);
  const end = columns.at(-1) ?? { x: 0, width: 0 };
  const endY = ys.at(-1)?.[0] ?? 0;
  const foot = (ys[0]?.at(-1) ?? 0) + FOOT;
  const third = out.isChampion ? bracket.thirdPlace : null;
  const height = third ? Math.max(foot, endY + GAP + THIRD) : foot;
  return {
    height,
    rounds: rounds.map((matches, index) => ({
      round: piece.from + index,
      ...columns[index]!,
      matches: matches.map((match, at) => ({
        match,
        a: placeOf(bracket, match, "a", index, columns[index]!, ys[index]![2 * at]!),
        b: placeOf(bracket, match, "b", index, columns[index]!, ys[index]![2 * at + 1]!),
      })),
    })),
    end: {
      key: "end",
      side: out.side,
      fed: out.fed,
      hasScore: true,
      ...end,
      y: endY,
      isChampion: out.isChampion,
    },
    third: third && thirdAt(third, end, height),
  };
}

function thirdAt(match: BracketMatchView, column: Column, height: number): SheetMatch {
  const at = (side: Side, y: number): SheetPlace => ({
    key: `${match.id}.${side}`,
    side: match[side],
    fed: null,
    hasScore: false,
    ...column,
    y,
  });
  return { match, a: at("a", height - FOOT - 2 * PAIR), b: at("b", height - FOOT - PAIR) };
}

interface Column {
  readonly x: number;
  readonly width: number;
}

function columnsOf(rounds: number): readonly Column[] {
  const weights = Array.from({ length: rounds + 1 }, (_, index) =>
    index === rounds ? END_WEIGHT : index === 0 ? FIRST_WEIGHT : 1,
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let x = 0;
  return weights.map((weight) => {
    const column = { x, width: (weight / sum) * 100 };
    x += column.width;
    return column;
  });
}

/** The heights of the lines of each round, and of the one line that comes out. */
function linesOf(matches: number, rounds: number): readonly (readonly number[])[] {
  const first = Array.from({ length: 2 * matches }, (_, line) => {
    const match = Math.floor(line / 2);
    return TOP + match * (PAIR + GAP) + (line % 2) * PAIR;
  });
  const all = [first];
  for (let round = 0; round < rounds; round += 1) {
    const before = all.at(-1) ?? [];
    all.push(
      Array.from(
        { length: before.length / 2 },
        (_, at) => ((before[2 * at] ?? 0) + (before[2 * at + 1] ?? 0)) / 2,
      ),
    );
  }
  return all;
}

const placeOf = (
  bracket: BracketView,
  match: BracketMatchView,
  side: Side,
  index: number,
  column: Column,
  y: number,
): SheetPlace => ({
  key: `${match.id}.${side}`,
  side: match[side],
  fed: feederOf(bracket, match, side),
  hasScore: index > 0,
  ...column,
  y,
});
