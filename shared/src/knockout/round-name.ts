/** What a round is called; `of` counts the lines that are left where it has no name of its own. */
export type RoundName =
  | { readonly name: "final" | "semiFinal" | "quarterFinal" }
  | { readonly name: "roundOf"; readonly of: number };

const NAMED = ["final", "semiFinal", "quarterFinal"] as const;

/** The name of a round, from 1, in a draw of so many lines: the last is the final. */
export function roundNameOf(round: number, lines: number): RoundName {
  const left = lines / 2 ** (round - 1);
  const name = NAMED[Math.log2(left) - 1];
  return name ? { name } : { name: "roundOf", of: left };
}

/** The round, from 1, in which two lines of a draw meet if both win until then. */
export function roundOfMeeting(a: number, b: number): number {
  let round = 0;
  for (let [x, y] = [a - 1, b - 1]; x !== y; round++) [x, y] = [x >> 1, y >> 1];
  return round;
}
