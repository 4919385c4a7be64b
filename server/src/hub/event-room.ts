import {
  inverseOf,
  MOST_CHANGES,
  type Change,
  type EventId,
  type Held,
  type History,
  type RecordPatch,
} from "@drawroom/shared";
import { AnswerBook } from "./answer-book.js";
import { BatchQueue } from "./batch-queue.js";
import type { Draft, Waiting } from "./draft.js";
import { entryHash } from "./entry-hash.js";
import { RecentChanges } from "./recent-changes.js";
import { changeIn, inverseIn, type Loaded } from "./room-loader.js";
import { remember, type RoomMemory } from "./room-memory.js";
import type { RoomTools } from "./room-tools.js";
import { RoomWriter } from "./room-writer.js";
import { SnapshotBytes } from "./snapshot-bytes.js";
import { SnapshotKeeper } from "./snapshot-keeper.js";
import { changesText } from "./told-changes.js";

const PAGE = 500;

/**
 * One event on this node: its state in memory, and the one queue through which it changes (HUB-7). While a batch is
 * written nothing else changes the memory; what other nodes committed is read or received between two batches.
 */
export class EventRoom {
  readonly answers: AnswerBook;
  private memory: RoomMemory;
  private readonly recent: RecentChanges;
  private readonly bytes = new SnapshotBytes();
  private readonly keeper: SnapshotKeeper;
  private readonly queue: BatchQueue<Waiting>;
  private readonly writer: RoomWriter;
  private isBehind = false;
  private catchingUp: Promise<void> | null = null;

  constructor(
    readonly eventId: EventId,
    loaded: Loaded,
    private readonly tools: RoomTools,
  ) {
    this.memory = loaded.memory;
    this.recent = new RecentChanges(loaded.recent);
    this.answers = new AnswerBook(eventId, tools.store);
    for (const change of loaded.recent) this.answers.keepAccepted(change);
    this.keeper = new SnapshotKeeper(eventId, tools.store, tools.log, loaded.snapshotAt);
    this.writer = new RoomWriter(eventId, tools, this.answers);
    this.queue = new BatchQueue(
      (batch) => this.settle(batch),
      // Its answer may be a while, with those of the commands in its batch.
      ({ command }) => command.type === "pairRound",
    );
    this.keeper.note(this.held);
  }

  get held(): Held {
    return this.memory.held;
  }

  get history(): History {
    return this.memory.history;
  }

  /** The state's JSON and its version; the same bytes for all who ask at one version (WIR-1). */
  snapshot(): { readonly version: number; readonly bytes: Uint8Array<ArrayBuffer> } {
    return { version: this.held.version, bytes: this.bytes.of(this.held) };
  }

  /** The changes after a version, if they are still in memory; else null. */
  changesSince(since: number): readonly Change[] | null {
    return this.recent.since(since);
  }

  /**
   * Prepares `changesSince` for somebody who holds a version: reads from the store what is near and not in memory, and
   * catches up where this node is behind them.
   */
  async reachBack(since: number): Promise<void> {
    if (since > this.held.version) await this.catchUp();
    const { oldest } = this.recent;
    const isNear = since >= 0 && this.held.version - since <= MOST_CHANGES;
    if (!isNear || oldest === null || since + 1 >= oldest) return;
    const rows = await this.tools.store.changesSince(this.eventId, since, oldest - 1 - since);
    this.recent.putInFront(rows.map(changeIn));
  }

  /** Takes a command; `reply` is called exactly once (WIR-2). */
  submit(waiting: Waiting): void {
    this.queue.add(waiting);
  }

  /** Resolves when every command taken is answered. */
  idle(): Promise<void> {
    return this.queue.idle();
  }

  /** Reads what others have committed. Rejects when the database does. */
  catchUp(): Promise<void> {
    this.catchingUp ??= this.queue.between(() => {
      this.catchingUp = null;
      return this.readOn();
    });
    return this.catchingUp;
  }

  /** What another node says it has committed. Taken as it is if it comes next; otherwise the database is asked. */
  receive(changes: readonly Change[], text: string): void {
    const [first] = changes;
    const last = changes[changes.length - 1];
    if (!first || !last || last.version <= this.held.version) return;
    if (this.queue.isIdle && first.version === this.held.version + 1) {
      for (const change of changes) this.take(change, inverseOf(this.held.state, change), null);
      this.tools.tell({ eventId: this.eventId, changes, text, isOwn: false });
    } else {
      this.catchUp().catch((err: unknown) => {
        this.tools.log.warn(
          { err, eventId: this.eventId },
          "not caught up; the next check tries again",
        );
      });
    }
  }

  /** Writes a batch, answers it, and tells of it, in this order (HUB-6, WIR-3). */
  private async settle(batch: readonly Waiting[]): Promise<void> {
    try {
      if (this.isBehind) await this.readOn();
      const draft = await this.writer.write(batch, {
        memory: () => this.memory,
        readOn: () => this.readOn(),
      });
      this.adopt(draft);
      this.writer.reply(batch, draft.answers);
      this.tellOwn(draft);
    } catch (error) {
      // Whether the commit was made is not known: the next batch looks first.
      this.isBehind = true;
      this.writer.fail(batch, this.held.version, error);
    }
  }

  private adopt(draft: Draft): void {
    this.memory = draft.memory;
    for (const { change } of draft.changes) this.recent.add(change);
    for (const receipt of draft.kept) this.answers.keep(receipt);
    if (draft.changes.length > 0) this.keeper.note(this.held);
  }

  private tellOwn({ changes }: Draft): void {
    if (changes.length === 0) return;
    const text = changesText(
      this.eventId,
      changes.map(({ row }) => row.body),
    );
    this.tools.tell({
      eventId: this.eventId,
      changes: changes.map(({ change }) => change),
      text,
      isOwn: true,
    });
  }

  private async readOn(): Promise<void> {
    for (;;) {
      const rows = await this.tools.store.changesSince(this.eventId, this.held.version, PAGE);
      this.isBehind = false;
      if (rows.length === 0) return;
      const changes = rows.map(changeIn);
      rows.forEach((row, index) =>
        this.take(changes[index] as Change, inverseIn(row), entryHash(row)),
      );
      const text = changesText(
        this.eventId,
        rows.map(({ body }) => body),
      );
      this.tools.tell({ eventId: this.eventId, changes, text, isOwn: false });
      if (rows.length < PAGE) return;
    }
  }

  private take(change: Change, inverse: RecordPatch, newest: string | null): void {
    this.memory = remember(this.memory, change, inverse, newest);
    this.recent.add(change);
    this.answers.keepAccepted(change);
  }
}
