import type { Commit, CommitOutcome } from "../../hub/event-store.js";
import { BatchQueue } from "../../hub/batch-queue.js";

interface Waiting {
  readonly commit: Commit;
  readonly resolve: (outcome: CommitOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** How commits are written: one, and many at once. */
interface Writer {
  readonly one: (commit: Commit) => Promise<CommitOutcome>;
  /** The ids of the events whose commit was written; the others' are conflicts. */
  readonly each: (commits: readonly Commit[]) => Promise<ReadonlySet<string>>;
}

/**
 * Writes the commits of many events, one statement at a time: those that wait meanwhile are written together, which is what
 * keeps a hundred events at once as quick as one (HUB-7). Where they can't be, for one of them breaks a key or the database
 * fails, each is written alone and has its own outcome; one that was written all the same is then a conflict, and the room
 * finds its own answer there (HUB-4).
 */
export class CommitGroup {
  private readonly queue = new BatchQueue<Waiting>((batch) => this.settle(batch));

  constructor(private readonly writer: Writer) {}

  /** In: a plain commit, of an event that has none waiting. */
  write(commit: Commit): Promise<CommitOutcome> {
    return new Promise((resolve, reject) => this.queue.add({ commit, resolve, reject }));
  }

  private async settle(batch: readonly Waiting[]): Promise<void> {
    const written = batch.length > 1 ? await this.together(batch) : null;
    if (!written) return this.oneByOne(batch);
    for (const { commit, resolve } of batch)
      resolve(written.has(commit.eventId) ? "committed" : "conflict");
  }

  private async oneByOne(batch: readonly Waiting[]): Promise<void> {
    await Promise.all(
      batch.map(({ commit, resolve, reject }) => this.writer.one(commit).then(resolve, reject)),
    );
  }

  private async together(batch: readonly Waiting[]): Promise<ReadonlySet<string> | null> {
    const commits = batch.map(({ commit }) => commit);
    // Of an event that is there twice only one could be written, and nobody would know which.
    if (new Set(commits.map(({ eventId }) => eventId)).size < commits.length) return null;
    return this.writer.each(commits).catch(() => null);
  }
}
