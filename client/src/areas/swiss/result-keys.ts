import type { BoardResult } from "@drawroom/shared";

const RESULT_KEYS: ReadonlyMap<string, BoardResult | null> = new Map([
  ["1", "1-0"],
  ["ArrowLeft", "1-0"],
  ["0", "0-1"],
  ["ArrowRight", "0-1"],
  ["=", "="],
  ["Delete", null],
  ["Backspace", null],
]);
const WALKOVERS: readonly BoardResult[] = ["+-", "-+", "--"];

/**
 * What a key enters on a board; undefined: it is no such key. An arrow points to the winner, White at the left; `w` goes round
 * the walkovers.
 */
export function resultOfKey(
  key: string,
  present: BoardResult | null,
): BoardResult | null | undefined {
  if (key.toLowerCase() !== "w") return RESULT_KEYS.get(key);
  const at = present === null ? -1 : WALKOVERS.indexOf(present);
  return WALKOVERS[(at + 1) % WALKOVERS.length];
}
