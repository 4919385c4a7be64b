/** Which of n vertices may be joined: row by row, 1 where they may. Symmetric, its diagonal 0. */
export interface Graph {
  readonly size: number;
  readonly joins: Uint8Array;
}

const NONE = -1;

/**
 * A largest matching of a graph, kept largest while vertices are taken out. Each change costs one
 * search for an augmenting path (J. Edmonds, Paths, trees, and flowers, 1965): odd cycles met on
 * the way are shrunk to their base. A search goes through each edge once at most.
 */
export class Matching {
  /** Whom a vertex is matched with, or -1. */
  readonly mates: Int32Array;
  private readonly isOut: Uint8Array;
  /** The vertex before, on the alternating path to the root; of inner vertices, and inside odd cycles. */
  private readonly before: Int32Array;
  private readonly base: Int32Array;
  private readonly isOuter: Uint8Array;
  /** Whom the odd cycle, or the way to the root, at hand goes through: who bears its number. */
  private readonly marks: Int32Array;
  private mark = 0;
  private queue: number[] = [];

  /** @param mates a matching to begin with, whoever has no mate in it being out; without one a largest is made */
  constructor(
    private readonly graph: Graph,
    mates?: Int32Array,
  ) {
    const { size } = graph;
    this.mates = mates ? mates.slice() : new Int32Array(size).fill(NONE);
    this.isOut = new Uint8Array(size);
    this.before = new Int32Array(size);
    this.base = new Int32Array(size);
    this.isOuter = new Uint8Array(size);
    this.marks = new Int32Array(size);
    if (mates) {
      for (const [vertex, mate] of mates.entries()) if (mate === NONE) this.isOut[vertex] = 1;
      return;
    }
    this.matchGreedily();
    for (let vertex = 0; vertex < size; vertex++) {
      if (this.mates[vertex] === NONE) this.augment(vertex);
    }
  }

  /** How many vertices are left over. */
  get exposed(): number {
    let count = 0;
    for (const [vertex, mate] of this.mates.entries()) {
      if (mate === NONE && !this.isOut[vertex]) count++;
    }
    return count;
  }

  /** Takes u and v out as a pair if they are joined and all others, matched so far, can be matched without them; if not, nothing changes. */
  takePair(u: number, v: number): boolean {
    if (!this.graph.joins[u * this.graph.size + v]) return false;
    const [mateOfU, mateOfV] = [this.mates[u]!, this.mates[v]!];
    this.takeOut(u);
    this.takeOut(v);
    if (mateOfU === v) return true;
    this.mates[mateOfU] = this.mates[mateOfV] = NONE;
    if (this.augment(mateOfU)) return true;
    this.putBack(u, mateOfU);
    this.putBack(v, mateOfV);
    return false;
  }

  /** Takes one out if all others can then be matched, where one vertex is left over; if not, nothing changes. */
  takeOne(vertex: number): boolean {
    const mate = this.mates[vertex]!;
    this.takeOut(vertex);
    if (mate === NONE) return true;
    this.mates[mate] = NONE;
    if (this.augment(mate)) return true;
    this.putBack(vertex, mate);
    return false;
  }

  private takeOut(vertex: number): void {
    this.isOut[vertex] = 1;
    this.mates[vertex] = NONE;
  }

  private putBack(vertex: number, mate: number): void {
    this.isOut[vertex] = 0;
    this.mates[vertex] = mate;
    this.mates[mate] = vertex;
  }

  private matchGreedily(): void {
    const { size, joins } = this.graph;
    for (let u = 0; u < size; u++) {
      for (let v = u + 1; v < size && this.mates[u] === NONE; v++) {
        if (this.mates[v] === NONE && joins[u * size + v]) this.match(u, v);
      }
    }
  }

  private match(u: number, v: number): void {
    this.mates[u] = v;
    this.mates[v] = u;
  }

  /** Looks for an augmenting path from a vertex left over, and flips it; false where there is none. */
  private augment(root: number): boolean {
    const { size, joins } = this.graph;
    this.before.fill(NONE);
    this.isOuter.fill(0);
    for (let vertex = 0; vertex < size; vertex++) this.base[vertex] = vertex;
    this.queue = [];
    this.addOuter(root);
    for (let head = 0; head < this.queue.length; head++) {
      const u = this.queue[head]!;
      // From the bottom: pairs at the top, which are chosen first, then mostly stand as they are.
      for (let v = size - 1; v >= 0; v--) {
        if (joins[u * size + v] && !this.isOut[v] && this.reach(u, v)) return true;
      }
    }
    return false;
  }

  /** Goes from an outer vertex over an edge. @returns whether that ended a path, which is flipped then */
  private reach(u: number, v: number): boolean {
    if (this.base[u] === this.base[v] || this.mates[u] === v) return false;
    if (this.isOuter[v]) {
      this.shrink(u, v);
    } else if (this.before[v] === NONE) {
      this.before[v] = u;
      const mate = this.mates[v]!;
      if (mate === NONE) {
        this.flip(v);
        return true;
      }
      this.addOuter(mate);
    }
    return false;
  }

  private addOuter(vertex: number): void {
    this.isOuter[vertex] = 1;
    this.queue.push(vertex);
  }

  private flip(end: number): void {
    for (let vertex = end; vertex !== NONE;) {
      const partner = this.before[vertex]!;
      const next = this.mates[partner]!;
      this.match(vertex, partner);
      vertex = next;
    }
  }

  /** Makes one outer vertex of the odd cycle that the edge u–v closes. */
  private shrink(u: number, v: number): void {
    const base = this.commonBase(u, v);
    this.mark++;
    this.markPath(u, base, v);
    this.markPath(v, base, u);
    for (let vertex = 0; vertex < this.graph.size; vertex++) {
      if (this.marks[this.base[vertex]!] !== this.mark) continue;
      this.base[vertex] = base;
      if (!this.isOuter[vertex]) this.addOuter(vertex);
    }
  }

  /** The last base that the ways of both to the root have in common. */
  private commonBase(u: number, v: number): number {
    this.mark++;
    for (let vertex = u; ;) {
      vertex = this.base[vertex]!;
      this.marks[vertex] = this.mark;
      const mate = this.mates[vertex]!;
      if (mate === NONE) break;
      vertex = this.before[mate]!;
    }
    let vertex = this.base[v]!;
    while (this.marks[vertex] !== this.mark) vertex = this.base[this.before[this.mates[vertex]!]!]!;
    return vertex;
  }

  /** Marks the bases from a vertex to the base of the cycle, and turns their way towards `next`. */
  private markPath(from: number, base: number, next: number): void {
    let [vertex, towards] = [from, next];
    while (this.base[vertex] !== base) {
      const mate = this.mates[vertex]!;
      this.marks[this.base[vertex]!] = this.marks[this.base[mate]!] = this.mark;
      this.before[vertex] = towards;
      towards = mate;
      vertex = this.before[mate]!;
    }
  }
}
