import type { CommandId, EventId } from "@drawroom/shared";
import {
  EventStore,
  type ChangeRow,
  type Commit,
  type EventSummary,
  type ListedEvent,
} from "../../server/src/hub/event-store";

interface Kept {
  readonly slug: string;
  version: number;
  summary: EventSummary;
  readonly changes: ChangeRow[];
  readonly answers: Map<CommandId, string>;
  readonly snapshots: { version: number; state: string }[];
}

/** A store in memory that waits, fails and loses answers when told to: for what no real database does on request. */
export class MemoryStore extends EventStore {
  /** Every commit tried. */
  readonly commits: Commit[] = [];
  /** Sessions that have ended. */
  readonly ended = new Set<string>();
  private readonly events = new Map<EventId, Kept>();
  private gates: (() => void)[] | null = null;
  private mishaps: ("beforeWriting" | "afterWriting")[] = [];

  /** From now on commits wait for `open`. */
  shut(): void {
    this.gates ??= [];
  }

  /** Lets the commits that wait go on, and later ones through. */
  open(): void {
    const waiting = this.gates ?? [];
    this.gates = null;
    for (const go of waiting) go();
  }

  /** The next commit fails, before it has written anything or after it has. */
  failNext(when: "beforeWriting" | "afterWriting"): void {
    this.mishaps.push(when);
  }

  override create(slug: string, first: Commit): Promise<"created" | "slugTaken"> {
    const taken = [...this.events.values()].some((kept) => kept.slug === slug);
    if (taken || !first.summary) return Promise.resolve("slugTaken");
    const kept: Kept = {
      slug,
      version: 0,
      summary: first.summary,
      changes: [],
      answers: new Map(),
      snapshots: [],
    };
    this.events.set(first.eventId, kept);
    this.write(kept, first);
    return Promise.resolve("created");
  }

  override async commit(commit: Commit): Promise<"committed" | "conflict"> {
    this.commits.push(commit);
    await new Promise<void>((go) => (this.gates ? this.gates.push(go) : setImmediate(go)));
    const mishap = this.mishaps.shift();
    if (mishap === "beforeWriting") throw new Error("the database is not there");
    const kept = this.events.get(commit.eventId);
    const isStale =
      !kept ||
      kept.version !== commit.base ||
      [...commit.changes, ...commit.receipts].some(({ commandId }) =>
        kept.answers.has(commandId),
      ) ||
      (commit.sessions ?? []).some((session) => this.ended.has(session));
    if (isStale) return "conflict";
    this.write(kept, commit);
    if (mishap === "afterWriting") throw new Error("the connection is lost");
    return "committed";
  }

  override changesSince(eventId: EventId, since: number, limit: number) {
    const changes = this.events.get(eventId)?.changes ?? [];
    return Promise.resolve(changes.filter(({ version }) => version > since).slice(0, limit));
  }

  override lastChanges(eventId: EventId, count: number) {
    return Promise.resolve(this.events.get(eventId)?.changes.slice(-count) ?? []);
  }

  override answers(eventId: EventId, commandIds: readonly CommandId[]) {
    const answers = this.events.get(eventId)?.answers;
    const found = commandIds.flatMap((id) => {
      const answer = answers?.get(id);
      return answer === undefined ? [] : [[id, answer] as const];
    });
    return Promise.resolve(new Map(found));
  }

  override snapshot(eventId: EventId, upTo = Infinity) {
    const kept = this.events.get(eventId)?.snapshots ?? [];
    return Promise.resolve(kept.findLast(({ version }) => version <= upTo) ?? null);
  }

  override saveSnapshot(eventId: EventId, version: number, state: string): Promise<void> {
    this.events.get(eventId)?.snapshots.push({ version, state });
    return Promise.resolve();
  }

  override drawKey(eventId: EventId) {
    return Promise.resolve(this.events.has(eventId) ? `key of ${eventId}` : null);
  }

  override versions(eventIds: readonly EventId[]) {
    const known = eventIds.flatMap((id) => {
      const kept = this.events.get(id);
      return kept ? [[id, kept.version] as const] : [];
    });
    return Promise.resolve(new Map(known));
  }

  override bySlug(slug: string): Promise<ListedEvent | null> {
    const found = [...this.events].find(([, kept]) => kept.slug === slug);
    return Promise.resolve(found ? listed(...found) : null);
  }

  override byId(eventId: EventId): Promise<ListedEvent | null> {
    const kept = this.events.get(eventId);
    return Promise.resolve(kept ? listed(eventId, kept) : null);
  }

  override list(): Promise<readonly ListedEvent[]> {
    return Promise.resolve([...this.events].map(([id, kept]) => listed(id, kept)));
  }

  override remove(eventId: EventId): Promise<void> {
    this.events.delete(eventId);
    return Promise.resolve();
  }

  override forgetOldReceipts(): Promise<void> {
    return Promise.resolve();
  }

  private write(kept: Kept, { base, changes, receipts, summary }: Commit): void {
    kept.version = base + changes.length;
    kept.changes.push(...changes);
    if (summary) kept.summary = summary;
    for (const { commandId, version } of changes) {
      kept.answers.set(commandId, JSON.stringify({ commandId, outcome: "accepted", version }));
    }
    for (const { commandId, answer } of receipts) kept.answers.set(commandId, answer);
  }
}

const listed = (eventId: EventId, { slug, version, summary }: Kept): ListedEvent => ({
  ...summary,
  eventId,
  slug,
  version,
});
