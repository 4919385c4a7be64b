import { randomUUID } from "node:crypto";
import { NO_HASH, type Answer, type EventId } from "@drawroom/shared";
import type { AnswerBook } from "./answer-book.js";
import { EVENT_NOT_FOUND, rejected } from "./answers.js";
import { draftOf, type Draft, type Waiting } from "./draft.js";
import { entryHash } from "./entry-hash.js";
import type { Commit } from "./event-store.js";
import type { ChainedMemory, RoomMemory } from "./room-memory.js";
import type { RoomTools } from "./room-tools.js";
import { altersSummary, summaryOf } from "./summary.js";

/** What the writer needs of its room. */
export interface RoomView {
  readonly memory: () => RoomMemory;
  /** Reads the changes that others have committed into the memory. */
  readonly readOn: () => Promise<void>;
}

/** Each try that is lost is one that another node has won. */
const TRIES = 40;
const NONE: ReadonlySet<string> = new Set();

/** Decides and writes a batch; where another node was first, it catches up, decides again and retries (HUB-7). */
export class RoomWriter {
  constructor(
    private readonly eventId: EventId,
    private readonly tools: RoomTools,
    private readonly answers: AnswerBook,
  ) {}

  /** The draft that was written. Rejects when the database fails; then it may or may not have been. */
  async write(batch: readonly Waiting[], room: RoomView): Promise<Draft> {
    let ended: ReadonlySet<string> = NONE;
    for (let tries = 0; tries < TRIES; tries++) {
      const base = await this.chained(room.memory());
      const laterRound = await this.pairedAhead(base, batch);
      const draft = draftOf(base, batch, {
        at: this.tools.clock.now(),
        laterRound,
        answered: (id) => this.answers.get(id),
        isEnded: (session) => ended.has(session),
      });
      const commit = this.commitOf(draft, base, batch, ended);
      if (!commit || (await this.tools.store.commit(commit)) === "committed") return draft;
      [ended] = await Promise.all([
        this.tools.endedAmong(sessionsOf(batch)),
        this.answers.recall(batch.map(({ command }) => command.commandId)),
        room.readOn(),
      ]);
      if (tries > 0 && (await this.isGone())) return goneDraft(base, batch);
    }
    throw new Error(`No version could be written in ${TRIES} tries`);
  }

  /** Gives each its answer. One that can't be given takes nothing from the others. */
  reply(batch: readonly Waiting[], answers: readonly Answer[]): void {
    answers.forEach((answer, index) => {
      try {
        batch[index]?.reply(answer);
      } catch (err) {
        const { commandId } = answer;
        this.tools.log.error({ err, eventId: this.eventId, commandId }, "answer not given");
      }
    });
  }

  /** Answers a batch of which nothing is known; the clients send it again (HUB-4). */
  fail(batch: readonly Waiting[], version: number, error: unknown): void {
    const requestId = randomUUID();
    const commandIds = batch.map(({ command }) => command.commandId);
    this.tools.log.error(
      { err: error, requestId, eventId: this.eventId, commandIds },
      "commands failed",
    );
    const refusal = { code: "server.failed", requestId } as const;
    this.reply(
      batch,
      commandIds.map((commandId) => rejected(commandId, version, refusal)),
    );
  }

  /** A round that is to be paired is the first of its batch (`EventRoom`), and so is paired on what is committed. */
  private pairedAhead({ held }: RoomMemory, [first]: readonly Waiting[]) {
    return first?.command.type === "pairRound"
      ? this.tools.pairer.ahead(held.state, first.command)
      : undefined;
  }

  private commitOf(
    draft: Draft,
    base: RoomMemory,
    batch: readonly Waiting[],
    ended: ReadonlySet<string>,
  ): Commit | null {
    const { changes, receipts, memory } = draft;
    if (changes.length === 0 && receipts.length === 0) return null;
    const sessions = sessionsOf(batch).filter((session) => !ended.has(session));
    return {
      eventId: this.eventId,
      base: base.held.version,
      changes: changes.map(({ row }) => row),
      receipts,
      ...(changes.some(({ change }) => altersSummary(change)) && {
        summary: summaryOf(memory.held.state),
      }),
      ...(sessions.length > 0 && { sessions }),
    };
  }

  /** With the hash of the newest change, read where it is not known (JRN-2). */
  private async chained(memory: RoomMemory): Promise<ChainedMemory> {
    const { newest, held } = memory;
    if (newest !== null) return { ...memory, newest };
    const [row] = await this.tools.store.changesSince(this.eventId, held.version - 1, 1);
    // No row: the event is gone, and the commit finds that out.
    return { ...memory, newest: row ? entryHash(row) : NO_HASH };
  }

  private async isGone(): Promise<boolean> {
    return (await this.tools.store.byId(this.eventId)) === null;
  }
}

const sessionsOf = (batch: readonly Waiting[]): readonly string[] => [
  ...new Set(batch.flatMap(({ session }) => (session === undefined ? [] : [session]))),
];

/** The event was removed meanwhile. */
const goneDraft = (memory: RoomMemory, batch: readonly Waiting[]): Draft => ({
  memory,
  changes: [],
  receipts: [],
  kept: [],
  answers: batch.map(({ command }) => rejected(command.commandId, 0, EVENT_NOT_FOUND)),
});
