import { whole } from "../../ui/format/numbers";

/** Points in halves as they are written on every sheet: `2½`, `½`, `0`. */
export function halfPoints(points: number): string {
  const full = Math.floor(points);
  if (full === points) return whole(points);
  return full === 0 ? "½" : `${whole(full)}½`;
}
