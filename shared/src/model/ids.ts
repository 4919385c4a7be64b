/**
 * Ids are short text, branded so that one kind can't stand for another.
 * Those of blocks, seats and matches say what they name:
 *   competition `k3x9`, block `k3x9.F`, seat `k3x9.F9`, match of seeds 3 and 6 `k3x9.F.3-6`,
 *   bracket `k3x9.main`, its second round's first match `k3x9.main.2-1`.
 */
declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]?: Name };

export type EventId = Id<"event">;
export type PersonId = Id<"person">;
export type CompetitionId = Id<"competition">;
export type EntrantId = Id<"entrant">;
export type CourtId = Id<"court">;
export type DisplayId = Id<"display">;
export type CommandId = Id<"command">;
export type BlockId = Id<"block">;
export type SeatId = Id<"seat">;
export type MatchId = Id<"match">;
export type BracketId = Id<"bracket">;

/** A block's letter, A to Z. */
export type Letter = string;

export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export const blockId = (competition: CompetitionId, letter: Letter): BlockId =>
  `${competition}.${letter}`;
export const seatId = (block: BlockId, seed: number): SeatId => `${block}${seed}`;
/** The match of two seed numbers of a block, the smaller first. */
export const matchId = (block: BlockId, a: number, b: number): MatchId =>
  `${block}.${Math.min(a, b)}-${Math.max(a, b)}`;

export const competitionOf = (id: BlockId | SeatId | MatchId | BracketId): CompetitionId =>
  id.slice(0, id.indexOf("."));

/** The `F` of block `k3x9.F`. */
export const letterOf = (block: BlockId): Letter => block.slice(block.indexOf(".") + 1);

/** `k3x9.F9` in its parts. */
export function seatParts(id: SeatId): { block: BlockId; letter: Letter; seed: number } {
  const dot = id.indexOf(".");
  return {
    block: id.slice(0, dot + 2),
    letter: id.slice(dot + 1, dot + 2),
    seed: Number(id.slice(dot + 2)),
  };
}

/** `F9`: how a seat is written for people. */
export const seatLabel = (id: SeatId): string => id.slice(id.indexOf(".") + 1);

/** `k3x9.F.3-6` in its parts; `a` is the smaller seed number. */
export function matchParts(id: MatchId): { block: BlockId; letter: Letter; a: number; b: number } {
  const [competition = "", letter = "", seeds = ""] = id.split(".");
  const [a, b] = seeds.split("-").map(Number);
  return { block: `${competition}.${letter}`, letter, a: a ?? 0, b: b ?? 0 };
}

export const bracketId = (competition: CompetitionId, name: string): BracketId =>
  `${competition}.${name}`;

/** The n-th match of a bracket's round, both from 1. The match for third place is the second of the last round. */
export const bracketMatchId = (bracket: BracketId, round: number, number: number): MatchId =>
  `${bracket}.${round}-${number}`;

/** Whether a match is one of a bracket: short names of brackets begin with a small letter, blocks are capitals. */
export function isBracketMatch(id: MatchId): boolean {
  const first = id[id.indexOf(".") + 1] ?? "";
  return first >= "a" && first <= "z";
}

/** The `k3x9.main` of `k3x9.main.2-1`. */
export const bracketOfMatch = (id: MatchId): BracketId => id.slice(0, id.lastIndexOf("."));

/** `k3x9.main.2-1` in its parts. */
export function bracketMatchParts(id: MatchId): {
  bracket: BracketId;
  round: number;
  number: number;
} {
  const [round, number] = id
    .slice(id.lastIndexOf(".") + 1)
    .split("-")
    .map(Number);
  return { bracket: bracketOfMatch(id), round: round ?? 0, number: number ?? 0 };
}
