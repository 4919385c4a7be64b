import type { PassedOver } from "../history.js";
import { barOf, costsOf, legalGraph, legalityOf, type Legality } from "./legality.js";
import { Matching } from "./matching.js";
import { Optimum } from "./optimum.js";
import { gapOf, isOwnGroup, type Pool } from "./pool.js";
import type { Choosing } from "./top-down.js";

/** How the pairs of an even pool are chosen; null where it has no complete pairing. */
export function choosingOf(pool: Pool): Choosing | null {
  const { order, permission, groupA } = pool;
  const legality = legalityOf(order);
  const graph = legalGraph(legality, permission);
  const size = order.length;
  const costOf = costOfPairs(pool, legality);
  if (!costOf) {
    const matching = new Matching(graph);
    if (matching.exposed > 0) return null;
    const whyNot = (first: number, candidate: number): PassedOver => {
      const bar = barOf(legality, first, candidate);
      return bar === null || bar === permission ? "strands" : bar;
    };
    return { size, take: (u, v) => matching.takePair(u, v), whyNot };
  }
  const optimum = Optimum.of(costsOf(graph, costOf));
  if (!optimum) return null;
  const isOther = (u: number, v: number): boolean => !isOwnGroup(pool, u, v);
  return {
    size,
    take: (u, v) => optimum.takePair(u, v),
    whyNot: (first, candidate, chosen) => whyCostly(pool, legality, { first, candidate, chosen }),
    ...(groupA && { isPreferred: isOther }),
  };
}

/** What is to be least: by score and group (SWS-4), rematches (SWS-10), or nothing. */
function costOfPairs(
  pool: Pool,
  { size, hasMet }: Legality,
): ((u: number, v: number) => number) | null {
  if (pool.permission === "rematches") return (u, v) => hasMet[u * size + v]!;
  if (!pool.groupA) return null;
  // One pair a full point apart outweighs any number half a point apart, and so on.
  return (u, v) => {
    const apart = gapOf(pool, u, v);
    const byScore = apart === 0 ? 0 : apart === 1 ? size : size * size;
    return byScore + (isOwnGroup(pool, u, v) ? 1 : 0);
  };
}

interface PassedCandidate {
  readonly first: number;
  readonly candidate: number;
  readonly chosen: number;
}

function whyCostly(
  pool: Pool,
  legality: Legality,
  { first, candidate, chosen }: PassedCandidate,
): PassedOver {
  const bar = barOf(legality, first, candidate);
  const isRematchToo = bar === "met" && barOf(legality, first, chosen) === "met";
  if (bar !== null && !isRematchToo) return bar;
  if (!pool.groupA) return "strands";
  if (gapOf(pool, first, candidate) > gapOf(pool, first, chosen)) return "score";
  const isOwn = isOwnGroup(pool, first, candidate) && !isOwnGroup(pool, first, chosen);
  return isOwn ? "groups" : "strands";
}
