import { cycleOf, evenWay, partWith, rebase, single, type Cluster, type Edge } from "./cluster.js";
import type { Graph } from "./matching.js";

/** What joining two of n vertices costs: row by row, whole numbers, -1 where they can't be joined. */
export interface Costs {
  readonly size: number;
  readonly of: Int32Array;
}

/** A perfect matching of least cost, with the proof that none costs less. */
export interface Cheapest {
  readonly mates: Int32Array;
  readonly cost: number;
  /** The pairs that a perfect matching of least cost may hold: none holds another. */
  readonly tight: Graph;
}

/** A perfect matching of least cost (SWS-4, SWS-10), or null where none is perfect. */
export function cheapestMatching(costs: Costs): Cheapest | null {
  return new PrimalDual(costs).solve();
}

/**
 * The primal-dual method for general graphs (J. Edmonds, Maximum matching and a polyhedron with
 * 0,1-vertices, 1965). Each vertex has a price; a join whose cost is the sum of its two prices is
 * tight, and only tight ones are used. Trees grow from all vertices left over until two of them
 * meet; where they can't, prices change until they can. Costs are doubled and prices begin equal,
 * so that all stays whole. Our costs have few different values, so prices change seldom and a plain look
 * through all joins does for each change.
 */
class PrimalDual {
  private readonly mates: Int32Array;
  private readonly prices: Float64Array;
  /** The outermost cluster of each vertex. */
  private readonly top: Cluster[] = [];
  private queue: number[] = [];

  constructor(private readonly costs: Costs) {
    this.mates = new Int32Array(costs.size).fill(-1);
    this.prices = new Float64Array(costs.size);
  }

  solve(): Cheapest | null {
    const { size } = this.costs;
    for (let vertex = 0; vertex < size; vertex++) this.top.push(single(vertex));
    this.matchGreedily();
    while (this.mates.includes(-1)) if (!this.augmentOnce()) return null;
    let cost = 0;
    for (const [u, v] of this.mates.entries()) if (u < v) cost += this.costs.of[u * size + v]!;
    return { mates: this.mates, cost, tight: this.tightGraph() };
  }

  private matchGreedily(): void {
    const { size } = this.costs;
    for (let u = 0; u < size; u++) {
      for (let v = u + 1; v < size && this.mates[u] === -1; v++) {
        if (this.mates[v] === -1 && this.slack(u, v) === 0) this.match(u, v);
      }
    }
  }

  private match(u: number, v: number): void {
    this.mates[u] = v;
    this.mates[v] = u;
  }

  /** By how much the doubled cost is above the prices; for vertices of different clusters. */
  private slack(u: number, v: number): number {
    const cost = this.costs.of[u * this.costs.size + v]!;
    return cost < 0 ? Infinity : 2 * cost - this.prices[u]! - this.prices[v]!;
  }

  private tightGraph(): Graph {
    const { size } = this.costs;
    const tight = { size, joins: new Uint8Array(size * size) };
    this.markTight([...new Set(this.top)], 0, tight.joins);
    return tight;
  }

  /** Marks the tight joins between and inside clusters; `weight` is that of all clusters around them. */
  private markTight(clusters: readonly Cluster[], weight: number, joins: Uint8Array): void {
    const { size } = this.costs;
    for (const [at, one] of clusters.entries()) {
      for (let next = at + 1; next < clusters.length; next++) {
        for (const u of one.vertices) {
          for (const v of clusters[next]!.vertices) {
            if (this.slack(u, v) + weight === 0) joins[u * size + v] = joins[v * size + u] = 1;
          }
        }
      }
      this.markTight(one.parts, weight + one.weight, joins);
    }
  }

  /** Grows a tree from every vertex left over until two of them meet, and matches along the way. */
  private augmentOnce(): boolean {
    for (const cluster of this.top) [cluster.label, cluster.via] = [null, null];
    this.queue = [];
    for (const [vertex, mate] of this.mates.entries()) {
      if (mate === -1) this.addOuter(this.top[vertex]!, null);
    }
    do {
      if (this.search()) return true;
    } while (this.changePrices());
    return false;
  }

  private addOuter(cluster: Cluster, via: Edge | null): void {
    [cluster.label, cluster.via] = ["outer", via];
    for (const vertex of cluster.vertices) this.queue.push(vertex);
  }

  /** Grows the trees over tight joins. @returns whether two of them met */
  private search(): boolean {
    const { size } = this.costs;
    for (let u = this.queue.pop(); u !== undefined; u = this.queue.pop()) {
      for (let v = 0; v < size; v++) {
        const cluster = this.top[v]!;
        if (cluster === this.top[u] || cluster.label === "inner" || this.slack(u, v) > 0) continue;
        if (cluster.label === null) this.reach(cluster, [u, v]);
        else if (this.meet(u, v)) return true;
      }
    }
    return false;
  }

  /** Takes a matched pair of clusters into the tree. */
  private reach(cluster: Cluster, edge: Edge): void {
    const mate = this.mates[cluster.base]!;
    [cluster.label, cluster.via] = ["inner", edge];
    this.addOuter(this.top[mate]!, [cluster.base, mate]);
  }

  /** Two outer vertices are joined: of one tree they close an odd cycle, of two trees they are a way between the roots. */
  private meet(u: number, v: number): boolean {
    const [ofU, ofV] = [this.wayToRoot(u), this.wayToRoot(v)];
    if (ofU.at(-1) === ofV.at(-1)) {
      this.shrink([u, v], ofU, ofV);
      return false;
    }
    this.augment([u, v]);
    this.augment([v, u]);
    return true;
  }

  /** Matches along the way from the root to an edge, the edge too. */
  private augment(last: Edge): void {
    let [u, v] = last;
    for (;;) {
      const outer = this.top[u]!;
      const { via } = outer;
      rebase(outer, u, this.mates);
      this.match(u, v);
      if (!via) return;
      const inner = this.top[via[0]]!;
      [u, v] = inner.via!;
      rebase(inner, v, this.mates);
    }
  }

  private wayToRoot(vertex: number): Cluster[] {
    const way = [this.top[vertex]!];
    for (let via = way[0]!.via; via; via = way.at(-1)!.via) way.push(this.top[via[0]]!);
    return way;
  }

  /** Makes one cluster of the odd cycle that a tight join of two outer vertices closes. */
  private shrink(join: Edge, ofU: Cluster[], ofV: Cluster[]): void {
    while (ofU.length > 1 && ofV.length > 1 && ofU.at(-2) === ofV.at(-2)) {
      ofU.pop();
      ofV.pop();
    }
    ofV.pop();
    const down = ofU.reverse();
    const links: Edge[] = down.slice(1).map((cluster) => cluster.via!);
    links.push(join);
    for (const { via } of ofV) links.push([via![1], via![0]]);
    const parts = [...down, ...ofV];
    const cycle = cycleOf(parts, links);
    for (const vertex of cycle.vertices) this.top[vertex] = cycle;
    for (const part of parts) if (part.label === "inner") this.queue.push(...part.vertices);
  }

  /** Raises outer and lowers inner prices until the tree can go on. @returns false where it never can */
  private changePrices(): boolean {
    const change = this.leastChange();
    if (change === Infinity) return false;
    const inTree = new Set(this.top.filter((cluster) => cluster.label !== null));
    for (const cluster of inTree) {
      const sign = cluster.label === "outer" ? 1 : -1;
      for (const vertex of cluster.vertices) this.prices[vertex]! += sign * change;
      if (cluster.parts.length > 0) cluster.weight += sign * 2 * change;
    }
    for (const cluster of inTree) {
      const isSpent = cluster.label === "inner" && cluster.parts.length > 0 && cluster.weight === 0;
      if (isSpent) this.expand(cluster);
    }
    this.queue = [...this.top.keys()].filter((vertex) => this.top[vertex]!.label === "outer");
    return true;
  }

  private leastChange(): number {
    const { size } = this.costs;
    let least = Infinity;
    for (const [u, cluster] of this.top.entries()) {
      if (cluster.label === "inner" && cluster.parts.length > 0) {
        least = Math.min(least, cluster.weight / 2);
      }
      if (cluster.label !== "outer") continue;
      for (let v = 0; v < size; v++) {
        const other = this.top[v]!;
        if (other === cluster || other.label === "inner") continue;
        const slack = this.slack(u, v);
        least = Math.min(least, other.label === "outer" ? slack / 2 : slack);
      }
    }
    return least;
  }

  /** Takes an inner cycle apart: the even way from where the tree came in to its base stays in the tree. */
  private expand(cycle: Cluster): void {
    const { parts, via } = cycle;
    for (const part of parts) {
      [part.label, part.via] = [null, null];
      for (const vertex of part.vertices) this.top[vertex] = part;
    }
    const from = partWith(cycle, via![1]);
    [parts[from]!.label, parts[from]!.via] = ["inner", via];
    for (const [step, { part, edge }] of evenWay(cycle, from).entries()) {
      [part.label, part.via] = [step % 2 === 0 ? "outer" : "inner", edge];
    }
  }
}
