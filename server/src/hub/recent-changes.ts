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

  /** Puts earlier ones in front; ignored where they don't come right before. */
  putInFront(earlier: readonly Change[]): void {
    const last = earlier[earlier.length - 1];
    const first = this.changes[0];
    if (last && first && last.version + 1 === first.version)
      this.changes = [...earlier, ...this.changes];
  }

  /** The version of the oldest one held; null: none is. */
  get oldest(): number | null {
    return this.changes[0]?.version ?? null;
  }

  /** The changes after a version; null if some of them are no longer here. */
  since(version: number): readonly Change[] | null {
    const { oldest } = this;
    if (oldest === null || version + 1 < oldest) return null;
    return this.changes.slice(version + 1 - oldest);
  }
}
