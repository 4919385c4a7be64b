import type { Change, Command } from "@drawroom/shared";
import { keptAfter, type KeptEvent } from "../../../client/src/sync/core/keep";
import type { Pending } from "../../../client/src/sync/core/state";

interface Kept {
  readonly sender: string;
  readonly entry: Pending;
}

/** What the tabs of one browser share: the storage of unanswered commands and of the event, and who is alive. */
export class FakeBrowser {
  readonly living = new Set<string>();
  private readonly kept = new Map<string, Kept>();
  private event: KeptEvent | null = null;
  private changes = new Map<number, Change>();

  store(sender: string, entry: Pending): void {
    this.kept.set(entry.command.commandId, { sender, entry });
  }

  forget(commandId: string): void {
    this.kept.delete(commandId);
  }

  /** A tab that is behind another leaves what is kept. */
  keepEvent(kept: KeptEvent): void {
    if (this.event && this.event.held.version > kept.held.version) return;
    this.event = kept;
  }

  keepChange(change: Change): void {
    this.changes.set(change.version, change);
  }

  forgetEvent(): void {
    this.event = null;
    this.changes.clear();
  }

  recall(): KeptEvent | null {
    const later = [...this.changes.values()].sort((a, b) => a.version - b.version);
    return this.event && later.reduce(keptAfter, this.event);
  }

  get commands(): readonly Command[] {
    return [...this.kept.values()].map(({ entry }) => entry.command);
  }

  /** Takes over what those who are gone left behind. */
  adopt(sender: string, author: string): Pending[] {
    const left = [...this.kept.entries()].filter(
      ([, kept]) => !this.living.has(kept.sender) && kept.entry.author === author,
    );
    for (const [id, { entry }] of left) this.kept.set(id, { sender, entry });
    return left.map(([, { entry }]) => entry).sort((a, b) => a.givenAt - b.givenAt);
  }
}
