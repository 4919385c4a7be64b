import { gunzipSync, brotliDecompressSync } from "node:zlib";
import { get } from "node:http";
import { canonicalJson, type CommandInput } from "@drawroom/shared";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { eventSchema } from "../../server/src/events/event-schemas";
import { stoodAt } from "../../server/src/hub/stood-at";
import { eventWith, nth, SINGLES } from "../support/builders";
import { giveAll, liveDrawOf, makeEvent } from "../support/hub-scene";
import { MemoryStore } from "../support/memory-store";
import { startNode, type TestNode } from "../support/start-node";
import { change, commit, summary } from "../support/store-builders";
import { firstAccount, Visitor } from "../support/visitor";

let node: TestNode;
let owner: Visitor;
let anyone: Visitor;
beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
  anyone = new Visitor(node);
});

const read = async (visitor: Visitor, slug: string, version?: number) => {
  const reply = await visitor.get(
    `/api/events/${slug}${version === undefined ? "" : `?version=${version}`}`,
  );
  return eventSchema.parse(reply.body);
};

describe("an event as it stood", () => {
  test("[HUB-9] after each of its changes, as it was then, also after a restart", async () => {
    const { slug } = await makeEvent(owner);
    const steps: readonly CommandInput[] = [
      ...liveDrawOf(8, 2),
      { type: "pickSeat", seat: `${SINGLES}.A1`, entrant: nth(1) },
      { type: "publishEvent" },
      { type: "withdrawEntrant", entrant: nth(2) },
      { type: "changeSettings", venue: "Lawn 2" },
    ];
    const then = new Map<number, string>();
    const note = async () => {
      const { version, state } = await read(owner, slug);
      then.set(version, canonicalJson(state));
    };
    await note();
    for (const step of steps) {
      await giveAll(owner, slug, [step]);
      await note();
    }
    expect([...then.keys()]).toEqual(Array.from({ length: steps.length + 1 }, (_, i) => i + 1));
    await node.restart();
    let before = 0;
    for (const [version, state] of then) {
      const stood = await read(owner, slug, version);
      expect([stood.version, canonicalJson(stood.state)]).toEqual([version, state]);
      expect(stood.at).toBeGreaterThanOrEqual(before);
      before = stood.at ?? Infinity;
    }
  });

  test("[HUB-9][HUB-7] from the nearest snapshot before it, wherever there is one", async () => {
    const world = eventWith({ entrants: 12, blocks: 2, orderOfPlay: true, published: true });
    const all = [...world.before, world.held];
    const store = new MemoryStore();
    const rows = world.changes.map((made) => change(made.version, { body: JSON.stringify(made) }));
    await store.create("spring", {
      ...commit("event1", 0, 0, { summary: summary() }),
      changes: rows,
    });
    const last = all.length - 1;
    for (const version of [3, last]) {
      const { state } = all[version]!;
      await store.saveSnapshot("event1", version, canonicalJson(state));
      // What came before a snapshot is not asked for again.
      const asked = vi.spyOn(store, "changesSince");
      for (const held of all.slice(1)) {
        const stood = await stoodAt(store, "event1", held.version);
        expect([stood?.version, canonicalJson(stood?.state)]).toEqual([
          held.version,
          canonicalJson(held.state),
        ]);
        expect(stood?.at).toBe(world.changes[held.version - 1]?.at);
      }
      expect(asked).toHaveBeenCalledWith("event1", 3, 1);
      asked.mockRestore();
    }
    expect(await stoodAt(store, "event1", last + 1)).toBeNull();
    expect(await stoodAt(store, "nobody", 1)).toBeNull();
  });

  test("[HUB-9][ACC-3] for a spectator from the change that published it, for nobody beyond the newest", async () => {
    const { slug } = await makeEvent(owner);
    const newest = await giveAll(owner, slug, [
      { type: "changeSettings", name: "Hidden" },
      { type: "publishEvent" },
      { type: "changeSettings", name: "Shown" },
    ]);
    const path = (version: number | string) => `/api/events/${slug}?version=${version}`;
    const missing = (version: number, oldest: number) => ({
      status: 404,
      body: { refusal: { code: "version.notFound", version, oldest, newest } },
    });
    expect(await anyone.get(path(2))).toMatchObject(missing(2, 3));
    expect(await anyone.get(path(newest + 1))).toMatchObject(missing(newest + 1, 3));
    expect(await owner.get(path(newest + 1))).toMatchObject(missing(newest + 1, 1));
    expect(await read(anyone, slug, 3)).toMatchObject({ version: 3, role: "spectator" });
    expect((await owner.get(path(2))).status).toBe(200);
    for (const wrong of ["0", "x", "1.5", "99999999999", ""])
      expect((await owner.get(path(wrong))).status).toBe(400);
    await giveAll(owner, slug, [{ type: "unpublishEvent" }]);
    expect((await anyone.get(path(3))).body).toEqual({ refusal: { code: "event.notFound" } });
  });
});

describe("an event on the wire", () => {
  /** As it is sent: `fetch` would open it. */
  const raw = (path: string, accepts: string) =>
    new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
      get(node.url + path, { headers: { "accept-encoding": accepts } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({ encoding: answer.headers["content-encoding"], bytes: Buffer.concat(chunks) }),
        );
      }).on("error", reject);
    });

  test("[API-1] is compressed as the client takes it, and says the same", async () => {
    const { slug } = await makeEvent(owner);
    const newest = await giveAll(owner, slug, [...liveDrawOf(64, 8), { type: "publishEvent" }]);
    const path = `/api/events/${slug}`;
    const plain = await raw(path, "identity");
    expect(plain.encoding).toBeUndefined();
    const zipped = await raw(path, "gzip, deflate");
    const brotli = await raw(path, "gzip, br");
    expect([zipped.encoding, brotli.encoding]).toEqual(["gzip", "br"]);
    expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true);
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
    expect(zipped.bytes.length).toBeLessThan(plain.bytes.length / 3);
    expect((await raw(path, "br;q=0, *")).encoding).toBeUndefined();
    const then = await raw(`${path}?version=${newest}`, "gzip");
    const { at, ...event } = eventSchema.parse(JSON.parse(gunzipSync(then.bytes).toString()));
    expect(at).toBeGreaterThan(0);
    expect(event).toEqual(JSON.parse(plain.bytes.toString()));
  });
});
