import { applyChange, canonicalJson, emptyState, type Answer, type Change } from "@drawroom/shared";
import { expect } from "vitest";
import type { Follower } from "./follower";
import { textOf, type Scene } from "./hub-scene";
import type { Visitor } from "./visitor";

/** A version that no event has. */
const BEYOND = 1_000_000;

/** What came of many commands: their answers by id, and those who watched. */
export interface Outcome {
  readonly answers: ReadonlyMap<string, Answer>;
  readonly followers: readonly Follower[];
}

/**
 * The event has one history: versions without a gap, each command in it once and at the version that its answer named, and
 * every follower holds, byte for byte, what the journal comes to and the owner reads. Gives back the journal.
 */
export async function expectOneHistory(
  made: Scene,
  { answers, followers }: Outcome,
): Promise<readonly Change[]> {
  const journal = await wholeJournalOf(made.owner, made.slug);
  expect(journal.map(({ version }) => version)).toEqual(journal.map((_, index) => index + 1));
  const versionOf = new Map(journal.map(({ commandId, version }) => [commandId, version]));
  expect(versionOf.size).toBe(journal.length);
  for (const [commandId, { outcome, version }] of answers) {
    expect([outcome, version]).toEqual(["accepted", versionOf.get(commandId)]);
  }
  const start = { version: 0, state: emptyState() };
  const text = canonicalJson(journal.reduce(applyChange, start).state);
  expect(await textOf(made)).toBe(text);
  await Promise.all(followers.map((follower) => follower.until(journal.length)));
  for (const follower of followers) expect(follower.text()).toBe(text);
  return journal;
}

/** All changes of an event, as its owner reads them, page by page from the newest back. */
async function wholeJournalOf(owner: Visitor, slug: string): Promise<readonly Change[]> {
  const journal: Change[] = [];
  for (;;) {
    const before = journal[0]?.version ?? BEYOND;
    const { body } = await owner.get(`/api/events/${slug}/changes?before=${before}`);
    const { changes } = body as { changes: readonly Change[] };
    if (changes.length === 0) return journal;
    journal.unshift(...changes);
  }
}
