import type { Command } from "@drawroom/shared";
import type { Pending } from "../../../client/src/sync/core/state";

interface Kept {
  readonly sender: string;
  readonly entry: Pending;
}

/** What the tabs of one browser share: the storage of unanswered commands, and who is alive. */
export class FakeBrowser {
  readonly living = new Set<string>();
  private readonly kept = new Map<string, Kept>();

  store(sender: string, entry: Pending): void {
    this.kept.set(entry.command.commandId, { sender, entry });
  }

  forget(commandId: string): void {
    this.kept.delete(commandId);
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
