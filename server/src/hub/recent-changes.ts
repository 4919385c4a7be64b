import type { Change } from "@drawroom/shared";

/** The newest changes of an event, without a gap, so that most who return need no database (WIR-1). */
export class RecentChanges {
  private changes: Change[];

  constructor(
    changes: readonly Change[],
    private readonly limit = 500,
  ) {
    this.changes = changes.slice(-limit);
  }

  add(change: Change): void {
    this.changes.push(change);
    // Cut in lumps: a shift on every change would move the whole array each time.
    if (this.changes.length >= this.limit * 2) this.changes = this.changes.slice(-this.limit);
  }

  /** The changes after a version; null if some of them are no longer here. */
  since(version: number): readonly Change[] | null {
    const first = this.changes[0]?.version;
    if (first === undefined || version + 1 < first) return null;
    return this.changes.slice(version + 1 - first);
  }
}
