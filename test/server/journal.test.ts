import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { canonicalJson, hashOfState, randomDrawsOf, type CommandInput } from "@drawroom/shared";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openDatabase, type Database } from "../../server/src/persistence/database";
import { TypeOrmEventStore } from "../../server/src/persistence/event-store/typeorm-event-store";
import { Chain1764547200004 } from "../../server/src/persistence/migrations/4-chain";
import { exportOf } from "../../server/src/journal/export";
import { nth, SINGLES } from "../support/builders";
import { DATABASES, newDatabase, type TestDatabase } from "../support/databases";
import { HubNode } from "../support/hub-node";
import { giveAll, liveDrawOf, makeEvent, scene } from "../support/hub-scene";
import { checkOf } from "../support/journal-file";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, Visitor } from "../support/visitor";

async function textOf(node: HubNode, store: TypeOrmEventStore, eventId: string): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of exportOf(await node.room(eventId), store, null)) pieces.push(piece);
  return pieces.join("");
}

describe.each(DATABASES)("the chain on %s", (kind) => {
  let own: TestDatabase;
  let database: Database;
  let store: TypeOrmEventStore;
  beforeAll(async () => {
    own = await newDatabase(kind);
    database = await openDatabase(own.settings);
    store = new TypeOrmEventStore(database.dataSource);
  });
  afterAll(async () => {
    await database.close();
    await own.remove();
  });

  test("[JRN-2] is one, whichever nodes write and however they hear of each other", async () => {
    const nodes = [new HubNode(store), new HubNode(store), new HubNode(store)] as const;
    // The third is told what the first has committed, without the commands.
    nodes[0].rooms.onChanges(({ eventId, changes, text, isOwn }) => {
      if (isOwn) nodes[2].rooms.at(eventId)?.receive(changes, text);
    });
    const eventId = await nodes[0].create();
    await nodes[2].room(eventId);
    for (let round = 0; round < 5; round++) {
      await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          (nodes[index % 2] as HubNode).rename(eventId, `Name ${round} ${index}`),
        ),
      );
      await nodes[0].rename(eventId, `Told ${round}`);
      await nodes[2].rename(eventId, `Then ${round}`);
    }
    await (await nodes[1].room(eventId)).catchUp();
    const outcome = checkOf(await textOf(nodes[1], store, eventId));
    expect(outcome).toMatchObject({ ok: true, value: { decided: 71, held: { version: 71 } } });

    // Changes from before there was a chain are chained by the migration, and named as of no engine.
    const runner = database.dataSource.createQueryRunner();
    const migration = new Chain1764547200004();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    const before = checkOf(await textOf(nodes[1], store, eventId));
    expect(before).toMatchObject({ ok: true, value: { decided: 0, ofOtherEngine: 71 } });
  });
});

describe("an event's journal over HTTP", () => {
  let node: TestNode;
  let owner: Visitor;
  beforeAll(async () => {
    node = await startNode();
    owner = await firstAccount(node);
  });

  /** As bytes, there and back. */
  const raw = (visitor: Visitor, at: TestNode, path: string, init: RequestInit = {}) =>
    fetch(at.url + path, {
      ...init,
      headers: {
        origin: at.url,
        "content-type": "application/octet-stream",
        ...(visitor.cookie !== undefined && { cookie: visitor.cookie }),
      },
    });
  const fileOf = async (visitor: Visitor, slug: string, at = node): Promise<string> => {
    const response = await raw(visitor, at, `/api/events/${slug}/export`);
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="event-/);
    return response.text();
  };
  const bringIn = async (visitor: Visitor, at: TestNode, body: string | Buffer, query = "") => {
    const sent = { method: "POST", body: new Uint8Array(Buffer.from(body)) };
    const response = await raw(visitor, at, `/api/events/import${query}`, sent);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const stateOf = async (visitor: Visitor, slug: string) =>
    (await visitor.get(`/api/events/${slug}`)).body as {
      version: number;
      state: Parameters<typeof hashOfState>[0];
    };

  test("[JRN-2] goes out whole, is verified offline, and restores the event on another server", async () => {
    const { slug } = await scene(owner, [
      ...liveDrawOf(8, 2),
      { type: "pickSeat", seat: `${SINGLES}.A1`, entrant: nth(2) },
      { type: "sealDraw", competition: SINGLES },
    ]);
    const text = await fileOf(owner, slug);
    const before = await stateOf(owner, slug);
    expect(text.endsWith(`"stateHash":"${hashOfState(before.state)}"}}\n`)).toBe(true);
    const head = await owner.get(`/api/events/${slug}/journal`);
    expect(head.body).toMatchObject({ version: before.version, isWhole: true });
    expect(text).toContain(
      `"end":{"version":${before.version},"hash":"${(head.body as { hash: string }).hash}"`,
    );

    const elsewhere = await startNode();
    const other = await firstAccount(elsewhere);
    expect(await bringIn(new Visitor(elsewhere), elsewhere, text)).toMatchObject({ status: 401 });
    const made = await bringIn(other, elsewhere, text);
    expect(made).toMatchObject({ status: 201, body: { slug } });
    const restored = await stateOf(other, slug);
    const { people, ...rest } = restored.state;
    const stood = { ...before.state, people: undefined };
    expect(restored.version).toBe(before.version + 1);
    expect(canonicalJson(rest)).toBe(canonicalJson(stood));
    expect(Object.values(people).map(({ role }) => role)).toEqual(["owner"]);
    // The journal goes on: a seal of this server, a step, and the whole of it verified again.
    await giveAll(other, slug, [
      { type: "sealDraw", competition: SINGLES },
      { type: "pickSeat", seat: `${SINGLES}.B1`, entrant: nth(1) },
    ]);
    const sealed = await stateOf(other, slug);
    const [draw] = randomDrawsOf(sealed.state, SINGLES);
    expect(draw?.seal).not.toBe(randomDrawsOf(before.state, SINGLES)[0]?.seal);
    const again = checkOf(await fileOf(other, slug, elsewhere));
    expect(again).toMatchObject({ ok: true, value: { decided: sealed.version } });
    expect(again.ok && canonicalJson(again.value.held.state)).toBe(canonicalJson(sealed.state));
    // Where its address is taken it needs another, and an altered file makes nothing.
    expect(await bringIn(other, elsewhere, text)).toMatchObject({
      status: 409,
      body: { refusal: { code: "event.slugTaken", slug } },
    });
    expect(await bringIn(other, elsewhere, text, "?slug=second-one")).toMatchObject({
      status: 201,
    });
    expect((await stateOf(other, "second-one")).version).toBe(before.version + 1);
    for (const [altered, code] of [
      [text.replace("Player 003", "Player 033"), "export.altered"],
      [text.slice(0, -9), "export.unreadable"],
      [Buffer.concat([Buffer.from([0xff]), Buffer.from(text)]), "export.unreadable"],
    ] as const) {
      expect(await bringIn(other, elsewhere, altered, "?slug=third-one")).toMatchObject({
        status: 400,
        body: { refusal: { code } },
      });
    }
  });

  test("[JRN-2][ACC-3] is open to anyone from the publication on, and nothing before it", async () => {
    const { slug } = await makeEvent(owner);
    const anyone = new Visitor(node);
    expect((await anyone.get(`/api/events/${slug}/export`)).status).toBe(404);
    expect((await anyone.get(`/api/events/${slug}/journal`)).status).toBe(404);
    await giveAll(owner, slug, [
      { type: "changeSettings", name: "A secret name" },
      { type: "changeSettings", name: "Spring Open" },
      { type: "publishEvent" },
      { type: "changeSettings", venue: "Lawn 2" },
    ]);
    const text = await fileOf(anyone, slug);
    expect(text).not.toContain("A secret name");
    expect(checkOf(text)).toMatchObject({ ok: true, value: { decided: 1, held: { version: 5 } } });
    expect(await bringIn(owner, node, text, "?slug=no-whole-one")).toMatchObject({
      status: 400,
      body: { refusal: { code: "export.notWhole", from: 4 } },
    });
    const pages = async (visitor: Visitor, before: number) =>
      (
        (await visitor.get(`/api/events/${slug}/changes?before=${before}`)).body as {
          changes: { version: number }[];
        }
      ).changes.map(({ version }) => version);
    expect(await pages(owner, 99)).toEqual([1, 2, 3, 4, 5]);
    expect(await pages(owner, 3)).toEqual([1, 2]);
    expect(await pages(anyone, 99)).toEqual([5]);
    expect(await pages(anyone, 3)).toEqual([]);
  });

  test("[JRN-2] a command line checks the file, and says where it was altered", async () => {
    const inputs: readonly CommandInput[] = Array.from({ length: 4 }, (_, index) => ({
      type: "changeSettings",
      name: `Spring Open ${index}`,
    }));
    const { slug } = await scene(owner, inputs);
    const text = await fileOf(owner, slug);
    const folder = mkdtempSync(path.join(os.tmpdir(), "drawroom-test-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const verified = async (content: string) => {
      const file = path.join(folder, "export.json");
      writeFileSync(file, content);
      const cli = path.resolve(import.meta.dirname, "../../server/dist/cli/verify.js");
      return promisify(execFile)(process.execPath, [cli, file]).catch(
        (failed: { stdout: string }) => failed,
      );
    };
    expect((await verified(text)).stdout).toMatch(/^All is well: change 6 is the last one\.\n6 /);
    const altered = text.replace('"name":"Spring Open 2"', '"name":"Spring Open 7"');
    expect((await verified(altered)).stdout).toMatch(
      /^They part at change 4: .*\n {2}facts\.0\.settings\.name: the journal has "Spring Open 2"/,
    );
  });
});
