import type { BoardResult } from "@drawroom/shared";

/** In the order in which they are offered. */
export const RESULTS: readonly BoardResult[] = ["1-0", "=", "0-1", "+-", "-+", "--"];

const KEYS: Readonly<Record<BoardResult, string>> = {
  "1-0": "white",
  "=": "draw",
  "0-1": "black",
  "+-": "whiteWalkover",
  "-+": "blackWalkover",
  "--": "bothLose",
};

/** Where the words of a result stand. */
export const resultKey = (result: BoardResult | null): string =>
  `rounds.result.${result === null ? "none" : KEYS[result]}`;
