import type { CommandId, EventId } from "@drawroom/shared";

/** A change as it is kept: `body` is the JSON of the change, made once and sent as it is. */
export interface ChangeRow {
  readonly version: number;
  readonly commandId: CommandId;
  readonly body: string;
  /** JSON of the command with its context, for verification later. */
  readonly command: string;
  /** JSON of the records that take the change back (HUB-8). */
  readonly inverse: string;
  /** The version of the engine that decided it, and the hash of the change before (JRN-2). */
  readonly engine: string;
  readonly previous: string;
}

/** The answer to a command that changed nothing: `unchanged` or a refusal. Accepted ones are found by their change. */
export interface ReceiptRow {
  readonly commandId: CommandId;
  /** JSON of the answer. */
  readonly answer: string;
}

/** What lists show of an event; kept beside the version so that lists need no state. */
export interface EventSummary {
  readonly name: string;
  readonly venue: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly published: boolean;
  /** Account ids of owner and managers. */
  readonly people: Readonly<Record<string, "owner" | "manager">>;
}

/** What one commit writes: all of it or nothing. */
export interface Commit {
  readonly eventId: EventId;
  /** The version that the changes build on. */
  readonly base: number;
  readonly changes: readonly ChangeRow[];
  readonly receipts: readonly ReceiptRow[];
  /** Present where the changes alter it. */
  readonly summary?: EventSummary;
  /** Ids of the sessions that the commands came by: if one has ended, nothing is written (ACC-1). */
  readonly sessions?: readonly string[];
}

export type CommitOutcome = "committed" | "conflict";

export interface ListedEvent extends EventSummary {
  readonly eventId: EventId;
  readonly slug: string;
  readonly version: number;
}

/** The port through which the hub remembers. The database orders (HUB-6); one contract suite holds every adapter to this. */
export abstract class EventStore {
  /** Makes an event with its first change. `slugTaken` writes nothing; the same command again is `created`. */
  abstract create(slug: string, first: Commit): Promise<"created" | "slugTaken">;
  /**
   * One statement. `conflict`, and nothing is written: the event's version is not `base` (also where only receipts are to be
   * written: a refusal must stand on the newest state), or one of the command ids is answered already, or a session has ended.
   */
  abstract commit(commit: Commit): Promise<CommitOutcome>;
  /** Bodies (and inverses) of the changes after `since`, in order, at most `limit`. */
  abstract changesSince(
    eventId: EventId,
    since: number,
    limit: number,
  ): Promise<readonly ChangeRow[]>;
  /** The last `count` changes, in order. */
  abstract lastChanges(eventId: EventId, count: number): Promise<readonly ChangeRow[]>;
  /** Answers of commands that are answered: JSON of the answer by command id, of accepted ones too. */
  abstract answers(
    eventId: EventId,
    commandIds: readonly CommandId[],
  ): Promise<ReadonlyMap<CommandId, string>>;
  /** The newest snapshot, or the newest up to a version; `state` as canonical JSON. null: there is none. */
  abstract snapshot(
    eventId: EventId,
    upTo?: number,
  ): Promise<{ readonly version: number; readonly state: string } | null>;
  abstract saveSnapshot(eventId: EventId, version: number, state: string): Promise<void>;
  /** The key of the event's random draws, made with the event; null: no such event. */
  abstract drawKey(eventId: EventId): Promise<string | null>;
  /** The present versions, in one query (HUB-7). */
  abstract versions(eventIds: readonly EventId[]): Promise<ReadonlyMap<EventId, number>>;
  abstract bySlug(slug: string): Promise<ListedEvent | null>;
  abstract byId(eventId: EventId): Promise<ListedEvent | null>;
  /** Published events, and those in which the account has a part; newest start first. */
  abstract list(accountId: string | null): Promise<readonly ListedEvent[]>;
  /** Takes an event out with all that belongs to it (the sample event's removal). */
  abstract remove(eventId: EventId): Promise<void>;
  /** Deletes receipts older than 30 days (HUB-4). */
  abstract forgetOldReceipts(): Promise<void>;
}
