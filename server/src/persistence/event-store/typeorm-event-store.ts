import { Injectable } from "@nestjs/common";
import type { CommandId, EventId } from "@drawroom/shared";
import { DataSource } from "typeorm";
import {
  EventStore,
  type ChangeRow,
  type Commit,
  type CommitOutcome,
  type ListedEvent,
} from "../../hub/event-store.js";
import { isDuplicate } from "../duplicate.js";
import { runPrepared, type Statement } from "../prepared.js";
import { CommitGroup } from "./commit-group.js";
import { commitValues, eachValues, isPlain, writeOf } from "./commit-values.js";
import * as sql from "./statements.js";

/** The largest version that the column holds. */
const NEWEST = 2_147_483_647;

interface Receipt {
  readonly commandId: CommandId;
  readonly version: number | null;
  readonly answer: string | null;
}

/** The hub's memory in PostgreSQL or the embedded database: named statements, no entities on the way. */
@Injectable()
export class TypeOrmEventStore extends EventStore {
  private readonly group = new CommitGroup({
    one: (commit) => this.write(commit),
    each: async (commits) => {
      const rows = await this.rows<{ eventId: string }>(sql.COMMIT_EACH, eachValues(commits));
      return new Set(rows.map(({ eventId }) => eventId));
    },
  });

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async create(slug: string, first: Commit): Promise<"created" | "slugTaken"> {
    const made = await this.rows(sql.CREATE, [first.eventId, slug, ...commitValues(first)]);
    if (made.length > 0) return "created";
    const earlier = await this.rows(sql.IS_CREATED, [slug, first.changes[0]?.commandId]);
    return earlier.length > 0 ? "created" : "slugTaken";
  }

  override commit(commit: Commit): Promise<CommitOutcome> {
    return isPlain(commit) ? this.group.write(commit) : this.write(commit);
  }

  override changesSince(
    eventId: EventId,
    since: number,
    limit: number,
  ): Promise<readonly ChangeRow[]> {
    return this.rows(sql.CHANGES_SINCE, [eventId, since, limit]);
  }

  override async lastChanges(eventId: EventId, count: number): Promise<readonly ChangeRow[]> {
    const rows = await this.rows<ChangeRow>(sql.LAST_CHANGES, [eventId, count]);
    return [...rows].reverse();
  }

  override async answers(
    eventId: EventId,
    commandIds: readonly CommandId[],
  ): Promise<ReadonlyMap<CommandId, string>> {
    if (commandIds.length === 0) return new Map();
    const rows = await this.rows<Receipt>(sql.ANSWERS, [eventId, commandIds]);
    return new Map(rows.map((receipt) => [receipt.commandId, answerOf(receipt)]));
  }

  override async snapshot(
    eventId: EventId,
    upTo: number = NEWEST,
  ): Promise<{ readonly version: number; readonly state: string } | null> {
    const rows = await this.rows<{ version: number; state: string }>(sql.SNAPSHOT, [eventId, upTo]);
    return rows[0] ?? null;
  }

  override async saveSnapshot(eventId: EventId, version: number, state: string): Promise<void> {
    await this.rows(sql.SAVE_SNAPSHOT, [eventId, version, state]);
  }

  override async drawKey(eventId: EventId): Promise<string | null> {
    return (await this.rows<{ drawKey: string }>(sql.DRAW_KEY, [eventId]))[0]?.drawKey ?? null;
  }

  override async versions(eventIds: readonly EventId[]): Promise<ReadonlyMap<EventId, number>> {
    const rows = await this.rows<{ id: EventId; version: number }>(sql.VERSIONS, [eventIds]);
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  override async bySlug(slug: string): Promise<ListedEvent | null> {
    return this.listed(sql.BY_SLUG, slug);
  }

  override async byId(eventId: EventId): Promise<ListedEvent | null> {
    return this.listed(sql.BY_ID, eventId);
  }

  /** What is asked for may be any text; PostgreSQL holds none with a null character, and fails where it is given one. */
  private async listed(statement: Statement, key: string): Promise<ListedEvent | null> {
    if (key.includes("\0")) return null;
    return (await this.rows<ListedEvent>(statement, [key]))[0] ?? null;
  }

  override list(accountId: string | null): Promise<readonly ListedEvent[]> {
    // No account has the empty id.
    return this.rows(sql.LIST, [accountId ?? ""]);
  }

  /** Takes the event's row first: a commit that runs is let through and then removed, a later one finds no event. */
  override async remove(eventId: EventId): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query("SELECT id FROM events WHERE id = $1 FOR UPDATE", [eventId]);
      await manager.query("DELETE FROM changes WHERE event_id = $1", [eventId]);
      await manager.query("DELETE FROM receipts WHERE event_id = $1", [eventId]);
      await manager.query("DELETE FROM events WHERE id = $1", [eventId]);
    });
  }

  override async forgetOldReceipts(): Promise<void> {
    await this.rows(sql.FORGET_RECEIPTS, []);
  }

  private async write(commit: Commit): Promise<CommitOutcome> {
    try {
      const written = await this.rows(...writeOf(commit));
      return written.length > 0 ? "committed" : "conflict";
    } catch (error) {
      if (isDuplicate(error)) return "conflict";
      throw error;
    }
  }

  private rows<Row = unknown>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<readonly Row[]> {
    return runPrepared<Row>(this.dataSource, statement, values);
  }
}

/** The answer as it was given: of an accepted command its version says all (HUB-4). */
const answerOf = ({ commandId, version, answer }: Receipt): string =>
  answer ?? JSON.stringify({ commandId, outcome: "accepted", version });
