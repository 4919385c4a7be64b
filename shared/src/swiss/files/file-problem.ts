/** What is wrong with a line of a file, with what stood there. `round` counts from 1. */
export type LineReason =
  | { readonly code: "nameMissing" }
  | { readonly code: "nameTooLong"; readonly length: number; readonly most: number }
  | { readonly code: "quoteOpen" }
  | { readonly code: "ratingForm"; readonly value: string }
  | { readonly code: "countryForm"; readonly value: string }
  | { readonly code: "rankForm"; readonly value: string }
  | { readonly code: "rankTwice"; readonly value: number; readonly line: number }
  | { readonly code: "tooShort" }
  | { readonly code: "unknownLine"; readonly value: string }
  | { readonly code: "cellForm"; readonly round: number; readonly value: string }
  | { readonly code: "opponentUnknown"; readonly round: number; readonly value: number }
  | { readonly code: "opponentIsItself"; readonly round: number }
  | { readonly code: "opponentDiffers"; readonly round: number; readonly value: number }
  | { readonly code: "coloursContradict"; readonly round: number; readonly value: number }
  | { readonly code: "resultsContradict"; readonly round: number; readonly value: number }
  | { readonly code: "secondBye"; readonly round: number; readonly line: number }
  | { readonly code: "byeAhead"; readonly round: number; readonly value: string };

/** `read` without the part that is wrong, or `refused`: nothing of the line is taken. */
export interface LineProblem {
  /** From 1. */
  readonly line: number;
  readonly outcome: "read" | "refused";
  readonly reason: LineReason;
}

/** What is wrong with a file as a whole: then nothing of it is taken. */
export type FileProblem =
  "empty" | "noName" | "noHeader" | "noPlayers" | "tooMany" | "tooManyRounds" | "linesRefused";

/** The most players that are read in at once. */
export const MOST_PLAYERS = 512;
export const LONGEST_NAME = 80;

/** A player as a file has them. */
export interface FilePlayer {
  readonly name: string;
  /** Three letters, or null. */
  readonly country: string | null;
  readonly rating: number | null;
  /** What FIDE knows the player by. */
  readonly rankingId: string | null;
}

/** What was read of a list of players: all that could be, each line that was wrong, and what stops it all. */
export interface ReadPlayers {
  readonly players: readonly FilePlayer[];
  readonly problems: readonly LineProblem[];
  readonly stops: FileProblem | null;
}
