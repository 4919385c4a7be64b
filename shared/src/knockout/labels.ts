import { seedsByLine } from "./lines.js";

/** What a line shows while its entrant is not known: its seed, and the finishing place that fills it. */
export interface LineLabel {
  readonly seed: number;
  readonly place: number;
}

/**
 * The labels of lines 1, 2, 3 … of a bracket that takes the places `from` to `to` of blocks of the given sizes; null: bye (GEN-1).
 * A block too small for a place has nobody there.
 */
export function labelsOf(
  sizes: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
  lines: number,
): (LineLabel | null)[] {
  const places: number[] = [];
  for (let place = from; place <= to; place++)
    for (const size of sizes) if (size >= place) places.push(place);
  return seedsByLine(lines).map((seed) => {
    const place = places[seed - 1];
    return place === undefined ? null : { seed, place };
  });
}
