import type { ByePassedOver } from "../history.js";
import type { PlayerRecord } from "../records.js";
import { Matching, type Graph } from "./matching.js";

export interface ByeChoice {
  readonly place: number;
  /** Who came first by points, rounds missed and order, and why it was not they. */
  readonly passed: readonly (readonly [place: number, why: ByePassedOver])[];
  /** What the one chosen has had, where nobody without it could be chosen. */
  readonly despite: "bye" | "walkover" | null;
}

/** Who has had neither, a walkover win alone, a bye (SWS-8). */
const barOf = ({ byes, walkoverWins }: PlayerRecord): "bye" | "walkover" | null =>
  byes > 0 ? "bye" : walkoverWins > 0 ? "walkover" : null;

/** How far down the list of exceptions a player is: 0 none is needed, 1 a walkover win, then the number of both. */
function exceptionOf(record: PlayerRecord): number {
  const bar = barOf(record);
  if (bar === null) return 0;
  return bar === "walkover" ? 1 : 1 + record.byes + record.walkoverWins;
}

/**
 * Who of an odd list has the bye (SWS-8).
 * @param order from the top
 * @returns null where no removal leaves a complete pairing
 */
export function chooseBye(order: readonly PlayerRecord[], graph: Graph): ByeChoice | null {
  const matching = new Matching(graph);
  if (matching.exposed !== 1) return null;
  const byNeed = [...order.keys()].sort((x, y) => {
    const [a, b] = [order[x]!, order[y]!];
    return a.total - b.total || a.missed - b.missed || y - x;
  });
  const byException = [...byNeed].sort((x, y) => exceptionOf(order[x]!) - exceptionOf(order[y]!));
  const place = byException.find((candidate) => matching.takeOne(candidate));
  if (place === undefined) return null;
  const exception = exceptionOf(order[place]!);
  const passed = byNeed.slice(0, byNeed.indexOf(place)).map((candidate) => {
    const isBarred = exceptionOf(order[candidate]!) > exception;
    return [candidate, (isBarred ? barOf(order[candidate]!) : null) ?? "strands"] as const;
  });
  return { place, passed, despite: barOf(order[place]!) };
}
