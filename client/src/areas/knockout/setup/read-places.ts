import { LARGEST_BLOCK, type Places } from "@drawroom/shared";

const placeIn = (text: string): number => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : NaN);

/** Places of a block as they are typed; null: these are none. */
export function readPlaces(first: string, last: string): Places | null {
  const [from, to] = [placeIn(first), placeIn(last)];
  return from >= 1 && from <= to && to <= LARGEST_BLOCK ? { from, to } : null;
}
