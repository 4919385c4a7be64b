import type { BracketMatchView, BracketSide, BracketView, Side } from "@drawroom/shared";

/** A part of a bracket that is looked at on its own: some rounds, and of the last of them one match with all that leads to it. */
export interface Piece {
  /** The first round, from 1. */
  readonly from: number;
  readonly rounds: number;
  /** Which match of its last round, from 0 at the top. */
  readonly section: number;
}

/** What comes out of a piece: a place in the next round, or the champion's. */
export interface PieceEnd {
  readonly side: BracketSide;
  /** The match that it comes out of. */
  readonly fed: BracketMatchView;
  readonly isChampion: boolean;
}

export const wholeOf = (bracket: BracketView): Piece => ({
  from: 1,
  rounds: bracket.rounds.length,
  section: 0,
});

/** The matches of a piece, round by round. */
export const matchesOfPiece = (
  bracket: BracketView,
  { from, rounds, section }: Piece,
): readonly (readonly BracketMatchView[])[] =>
  bracket.rounds.slice(from - 1, from - 1 + rounds).map(({ matches }, index) => {
    const many = 2 ** (rounds - 1 - index);
    return matches.slice(section * many, (section + 1) * many);
  });

/** The match whose winner, or of whose two, stands on a side of a match; null in the first round. */
export function feederOf(
  bracket: BracketView,
  { round, number }: BracketMatchView,
  side: Side,
): BracketMatchView | null {
  const at = 2 * (number - 1) + (side === "a" ? 0 : 1);
  return bracket.rounds[round - 2]?.matches[at] ?? null;
}

/** Who goes on out of a piece, as known now; null: it has no rounds. */
export function endOf(bracket: BracketView, piece: Piece): PieceEnd | null {
  const fed = matchesOfPiece(bracket, piece).at(-1)?.[0];
  if (!fed) return null;
  const next = bracket.rounds[fed.round]?.matches[(fed.number - 1) >> 1];
  if (next) {
    return { side: fed.number % 2 === 1 ? next.a : next.b, fed, isChampion: false };
  }
  // Whoever meets nobody in the final has won it too (PLY-4).
  const won = [fed.a, fed.b].find(
    (side) => side.kind === "entrant" && side.entrant === bracket.champion,
  );
  return {
    side: won ?? { kind: "waiting", match: fed.id, takes: "winner" },
    fed,
    isChampion: true,
  };
}

/** So many lines stand on one page in calm. */
const CALM_LINES = 32;

/** The pieces to choose from where the whole is long: of 32 lines each; none where it is not. */
export function sectionsOf(bracket: BracketView): readonly Piece[] {
  const many = bracket.lines / CALM_LINES;
  if (many <= 1) return [];
  const rounds = Math.log2(CALM_LINES);
  return Array.from({ length: many }, (_, section) => ({ from: 1, rounds, section }));
}

/** What a screen holds at sizes that can be read from afar. */
export interface Limits {
  readonly lines: number;
  readonly rounds: number;
}

/**
 * The pages of a screen. One that holds all shows all. Where it does not, rounds that are over are left out as far as that helps; what
 * is still too much is cut into pieces, then what comes out of them, up to the final.
 */
export function pagesOf(bracket: BracketView, limits: Limits): readonly Piece[] {
  const last = bracket.rounds.length;
  const fits = (from: number): boolean =>
    bracket.lines / 2 ** (from - 1) <= limits.lines && last - from + 1 <= limits.rounds;
  let from = 1;
  while (from < last && !fits(from) && isOver(bracket, from)) from += 1;
  return cutInto(bracket, from, limits);
}

const isOver = (bracket: BracketView, round: number): boolean =>
  bracket.rounds[round - 1]?.matches.every(({ state }) => state === "played" || state === "bye") ??
  true;

function cutInto(bracket: BracketView, from: number, limits: Limits): readonly Piece[] {
  const left = bracket.rounds.length - from + 1;
  if (left <= 0) return [];
  const rounds = Math.max(1, Math.min(left, limits.rounds, Math.floor(Math.log2(limits.lines))));
  const many = 2 ** (left - rounds);
  const pieces = Array.from({ length: many }, (_, section) => ({ from, rounds, section }));
  return [...pieces, ...cutInto(bracket, from + rounds, limits)];
}
