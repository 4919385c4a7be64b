import { canHaveBlack, canHaveWhite, type ColourState } from "../colours.js";
import type { Permission } from "../history.js";
import type { PlayerRecord } from "../records.js";
import type { Costs } from "./cheapest.js";
import type { Graph } from "./matching.js";

export const colourStateOf = ({ player, whites, blacks, run }: PlayerRecord): ColourState => ({
  seed: player.seed,
  rating: player.rating,
  whites,
  blacks,
  run,
});

/** Who may meet whom in a list of players (SWS-7), by their places in it. */
export interface Legality {
  readonly size: number;
  readonly hasMet: Uint8Array;
  readonly hasColours: Uint8Array;
}

export function legalityOf(order: readonly PlayerRecord[]): Legality {
  const size = order.length;
  const place = new Map(order.map(({ player }, at) => [player.id, at]));
  const [hasMet, hasColours] = [new Uint8Array(size * size), new Uint8Array(size * size)];
  const states = order.map(colourStateOf);
  const whites = Uint8Array.from(states, (state) => Number(canHaveWhite(state)));
  const blacks = Uint8Array.from(states, (state) => Number(canHaveBlack(state)));
  for (const [u, { met }] of order.entries()) {
    for (const id of met) {
      const v = place.get(id);
      if (v !== undefined) hasMet[u * size + v] = 1;
    }
    for (let v = 0; v < size; v++) {
      hasColours[u * size + v] = (whites[u]! & blacks[v]!) | (blacks[u]! & whites[v]!);
    }
  }
  return { size, hasMet, hasColours };
}

/** The pairs that are legal, or made so by a permission (SWS-10). */
export function legalGraph({ size, hasMet, hasColours }: Legality, permission?: Permission): Graph {
  const joins = new Uint8Array(size * size);
  const [areRematches, areColours] = [permission === "rematches", permission === "colours"];
  for (let at = 0; at < joins.length; at++) {
    if ((areRematches || !hasMet[at]) && (areColours || hasColours[at])) joins[at] = 1;
  }
  for (let u = 0; u < size; u++) joins[u * size + u] = 0;
  return { size, joins };
}

/** Why two may not meet, or null where they may. */
export function barOf(
  { size, hasMet, hasColours }: Legality,
  u: number,
  v: number,
): "met" | "colours" | null {
  if (hasMet[u * size + v]) return "met";
  return hasColours[u * size + v] ? null : "colours";
}

/** What each pair of a graph costs. */
export function costsOf({ size, joins }: Graph, costOf: (u: number, v: number) => number): Costs {
  const of = new Int32Array(size * size).fill(-1);
  for (let u = 0; u < size; u++) {
    for (let v = 0; v < size; v++) if (joins[u * size + v]) of[u * size + v] = costOf(u, v);
  }
  return { size, of };
}
