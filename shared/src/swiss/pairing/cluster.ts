/** An edge, from a vertex of one cluster to a vertex of the next. */
export type Edge = readonly [from: number, to: number];

/**
 * A vertex, or an odd cycle of clusters shrunk to one. In a cycle every part but the first, which
 * holds the base, is matched with a neighbour: parts 1 and 2, 3 and 4, and so on.
 */
export interface Cluster {
  readonly vertices: readonly number[];
  /** The one vertex whose mate is outside. */
  base: number;
  /** None for a single vertex. */
  parts: readonly Cluster[];
  /** Edge i leads from part i to part i + 1, the last one back to part 0. */
  links: readonly Edge[];
  /** Its dual variable: never negative. */
  weight: number;
  label: "outer" | "inner" | null;
  /** The tree's edge to it, from its parent; null at the root and outside the tree. */
  via: Edge | null;
}

export const single = (vertex: number): Cluster => ({
  vertices: [vertex],
  base: vertex,
  parts: [],
  links: [],
  weight: 0,
  label: null,
  via: null,
});

/** The odd cycle of these parts, the first of them keeping its base. */
export const cycleOf = (parts: readonly Cluster[], links: readonly Edge[]): Cluster => ({
  vertices: parts.flatMap((part) => part.vertices),
  base: parts[0]!.base,
  parts,
  links,
  weight: 0,
  label: "outer",
  via: parts[0]!.via,
});

export const partWith = ({ parts }: Cluster, vertex: number): number =>
  parts.findIndex((part) => part.vertices.includes(vertex));

/**
 * The way of even length from a part to part 0: each step's part and the edge that leads to it.
 * It begins with a matched edge.
 */
export function evenWay(
  { parts, links }: Cluster,
  from: number,
): { readonly part: Cluster; readonly edge: Edge }[] {
  const steps: { part: Cluster; edge: Edge }[] = [];
  const isForwards = from % 2 === 1;
  for (let at = from; at !== 0 && at !== parts.length;) {
    const [a, b] = links[isForwards ? at : at - 1]!;
    at += isForwards ? 1 : -1;
    steps.push({ part: parts[at % parts.length]!, edge: isForwards ? [a, b] : [b, a] });
  }
  return steps;
}

/** Makes a vertex the base of its cluster, by changing along the even way which edges are matched. */
export function rebase(cluster: Cluster, vertex: number, mates: Int32Array): void {
  cluster.base = vertex;
  if (cluster.parts.length === 0) return;
  const from = partWith(cluster, vertex);
  const way = evenWay(cluster, from);
  rebase(cluster.parts[from]!, vertex, mates);
  for (let step = 1; step < way.length; step += 2) {
    const [a, b] = way[step]!.edge;
    rebase(way[step - 1]!.part, a, mates);
    rebase(way[step]!.part, b, mates);
    mates[a] = b;
    mates[b] = a;
  }
  const turned = <T>(list: readonly T[]): T[] => [...list.slice(from), ...list.slice(0, from)];
  cluster.parts = turned(cluster.parts);
  cluster.links = turned(cluster.links);
}
