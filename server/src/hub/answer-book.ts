import type { Answer, Change, CommandId, EventId, PersonId } from "@drawroom/shared";
import type { EventStore } from "./event-store.js";
import { changeIn } from "./room-loader.js";
import { readReceipt, Receipts, type Receipt } from "./receipts.js";

/** The answers of an event: the newest in memory, all of them in the store (HUB-4). */
export class AnswerBook {
  private readonly newest = new Receipts();

  constructor(
    private readonly eventId: EventId,
    private readonly store: EventStore,
  ) {}

  /** From memory; so undefined only says that the store must be asked. */
  get(commandId: CommandId): Receipt | undefined {
    return this.newest.get(commandId);
  }

  keep(receipt: Receipt): void {
    this.newest.keep(receipt);
  }

  keepAccepted({ commandId, version, actor }: Change): void {
    this.newest.keep({ actor, answer: { commandId, outcome: "accepted", version } });
  }

  /** Fetches from the store what is not in memory. */
  async recall(commandIds: readonly CommandId[]): Promise<void> {
    const missing = commandIds.filter((id) => !this.newest.get(id));
    if (missing.length === 0) return;
    for (const text of (await this.store.answers(this.eventId, missing)).values()) {
      const { actor, answer } = readReceipt(text);
      this.newest.keep({ actor: actor ?? (await this.actorOf(answer.version)), answer });
    }
  }

  /** The answers given to this account, of those in memory, in the order asked. Recall first. */
  among(commandIds: readonly CommandId[], actor: PersonId): readonly Answer[] {
    return commandIds.flatMap((id) => {
      const receipt = this.newest.get(id);
      return receipt?.actor === actor ? [receipt.answer] : [];
    });
  }

  private async actorOf(version: number): Promise<PersonId> {
    const [row] = await this.store.changesSince(this.eventId, version - 1, 1);
    return row ? changeIn(row).actor : "";
  }
}
