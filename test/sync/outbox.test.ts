import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Pending } from "../../client/src/sync/core/state";
import { createOutbox } from "../../client/src/sync/outbox";
import { openOutboxDatabase } from "../../client/src/sync/outbox-store";
import type { Sender } from "../../client/src/sync/sender";

const NOW = Date.UTC(2026, 4, 13);
const DAY = 24 * 60 * 60 * 1000;

const pending = (
  commandId: string,
  givenAt = NOW,
  author: string | null = "ownerann",
): Pending => ({
  command: { commandId, type: "renameCourt", court: "lwna", name: commandId },
  author,
  givenAt,
  sentAt: 0,
  failures: 0,
  settledAt: null,
  facts: [],
  predicted: null,
});

/** Senders of one browser that know of each other. */
function browser() {
  const living = new Set<string>();
  const open = (id: string): Sender => {
    living.add(id);
    return {
      id,
      living: () => Promise.resolve(new Set(living)),
      leave: () => void living.delete(id),
    };
  };
  return { open };
}

const ids = (entries: readonly Pending[]): string[] =>
  entries.map(({ command }) => command.commandId);

beforeEach(async () => {
  await (await openOutboxDatabase()).clear("commands");
});

describe("[WIR-4] unanswered commands in the browser's storage", () => {
  it("outlive the tab, and come back in the order in which they were given, also if the clock was set back", async () => {
    const { open } = browser();
    const before = open("before");
    const outbox = createOutbox(before);
    for (const id of ["cmd-bbbb", "cmd-aaaa", "cmd-cccc"])
      await outbox.store("spring", pending(id));
    await outbox.store("spring", pending("cmd-0000", NOW - DAY));
    before.leave();
    const found = await createOutbox(open("after")).adopt("spring", "ownerann", NOW);
    expect(ids(found)).toEqual(["cmd-bbbb", "cmd-aaaa", "cmd-cccc", "cmd-0000"]);
    expect(found[3]).toMatchObject({ author: "ownerann", givenAt: NOW - DAY, settledAt: null });
    // It may have been sent before the reload.
    expect(found.every(({ sentAt }) => sentAt > 0)).toBe(true);
  });

  it("are gone once they are answered", async () => {
    const { open } = browser();
    const before = open("before");
    const outbox = createOutbox(before);
    await outbox.store("spring", pending("cmd-aaaa"));
    await outbox.forget("cmd-aaaa");
    before.leave();
    expect(await createOutbox(open("after")).adopt("spring", "ownerann", NOW)).toEqual([]);
  });

  it("of a living tab are left to it", async () => {
    const { open } = browser();
    await createOutbox(open("one")).store("spring", pending("cmd-aaaa"));
    expect(await createOutbox(open("two")).adopt("spring", "ownerann", NOW)).toEqual([]);
  });

  it("are taken over by one tab only, also when two ask at once", async () => {
    const { open } = browser();
    const before = open("before");
    await createOutbox(before).store("spring", pending("cmd-aaaa"));
    before.leave();
    const found = await Promise.all(
      ["one", "two", "three"].map((id) => createOutbox(open(id)).adopt("spring", "ownerann", NOW)),
    );
    expect(ids(found.flat())).toEqual(["cmd-aaaa"]);
  });

  it("can be taken over again when that tab is gone too", async () => {
    const { open } = browser();
    const [before, second] = [open("before"), open("second")];
    await createOutbox(before).store("spring", pending("cmd-aaaa"));
    before.leave();
    await createOutbox(second).adopt("spring", "ownerann", NOW);
    second.leave();
    expect(ids(await createOutbox(open("third")).adopt("spring", "ownerann", NOW))).toEqual([
      "cmd-aaaa",
    ]);
  });

  it("of another event or another account stay where they are", async () => {
    const { open } = browser();
    const before = open("before");
    const outbox = createOutbox(before);
    await outbox.store("autumn", pending("cmd-aaaa"));
    await outbox.store("spring", pending("cmd-bbbb", NOW, "managbob"));
    await outbox.store("spring", pending("cmd-cccc", NOW, null));
    before.leave();
    const after = createOutbox(open("after"));
    expect(await after.adopt("spring", "ownerann", NOW)).toEqual([]);
    expect(ids(await after.adopt("spring", "managbob", NOW))).toEqual(["cmd-bbbb"]);
    expect(ids(await after.adopt("autumn", "ownerann", NOW))).toEqual(["cmd-aaaa"]);
  });

  it("are let go when the server no longer remembers their answers", async () => {
    const { open } = browser();
    const before = open("before");
    await createOutbox(before).store("spring", pending("cmd-aaaa", NOW - 29 * DAY - 1));
    before.leave();
    expect(await createOutbox(open("after")).adopt("spring", "ownerann", NOW)).toEqual([]);
    expect(await (await openOutboxDatabase()).count("commands")).toBe(0);
  });

  it("without a storage nothing fails", async () => {
    const { open } = browser();
    const outbox = createOutbox(open("one"), () => Promise.reject(new Error("private window")));
    await outbox.store("spring", pending("cmd-aaaa"));
    await outbox.forget("cmd-aaaa");
    expect(await outbox.adopt("spring", "ownerann", NOW)).toEqual([]);
  });
});
