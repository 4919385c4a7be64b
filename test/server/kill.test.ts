import {
  applyChange,
  canonicalJson,
  emptyState,
  type Change,
  type EventState,
  type Held,
} from "@drawroom/shared";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../../server/src/persistence/database";
import { TypeOrmEventStore } from "../../server/src/persistence/event-store/typeorm-event-store";
import { DATABASES } from "../support/databases";
import { Follower } from "../support/follower";
import { scene } from "../support/hub-scene";
import { Outbox } from "../support/outbox";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount } from "../support/visitor";

const COMMANDS = 1_000;
const KILLS = 20;
const AT_ONCE = 8;
/** A restart takes seconds on a busy machine. */
const TIMEOUT_MS = 900_000;

/** Gives all commands, some at once; calls back after each answer. */
async function giveAll(outbox: Outbox, onAnswer: (count: number) => void): Promise<void> {
  let given = 0;
  let answered = 0;
  const giveOn = async (): Promise<void> => {
    while (given < COMMANDS) {
      await outbox.give({ type: "changeSettings", name: `Name ${++given}` });
      onAnswer(++answered);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, giveOn));
}

/** Kills the node in the middle of its work, spread over the commands, and starts it again each time. */
function killerOf(node: TestNode) {
  let restarting: Promise<void> = Promise.resolve();
  let kills = 0;
  return {
    onAnswer(count: number): void {
      if (kills >= KILLS || count < ((kills + 0.5) * COMMANDS) / KILLS) return;
      kills++;
      restarting = restarting.then(async () => {
        await node.kill("SIGKILL");
        await node.restart();
      });
    },
    async kills(): Promise<number> {
      await restarting;
      return kills;
    },
  };
}

/** The journal, read from the database while no server has it. */
async function journalOf(node: TestNode, eventId: string): Promise<Change[]> {
  const { DATABASE_URL, DATA_DIR = "" } = node.data;
  const database = await openDatabase({ databaseUrl: DATABASE_URL || null, dataDir: DATA_DIR });
  const rows = await new TypeOrmEventStore(database.dataSource).changesSince(eventId, 0, 10_000);
  await database.close();
  return rows.map(({ body }) => JSON.parse(body) as Change);
}

describe.each(DATABASES)("1,000 commands on %s, the server killed 20 times in between", (kind) => {
  test(
    "[RUN-2] every answered command is there once, versions have no gap, screens are the same byte for byte",
    { timeout: TIMEOUT_MS },
    async () => {
      const node = await startNode({ database: kind });
      const made = await scene(await firstAccount(node));
      const followers = await Promise.all(
        Array.from({ length: 3 }, () => Follower.of(node, made.eventId, { reconnects: true })),
      );
      const outbox = new Outbox(node, made.eventId, made.owner);
      const killer = killerOf(node);
      await giveAll(outbox, (count) => killer.onAnswer(count));
      expect(await killer.kills()).toBe(KILLS);
      expect(outbox.resent).toBeGreaterThan(0);

      const last = made.version + COMMANDS;
      await Promise.all(followers.map((follower) => follower.until(last)));
      const { body } = await made.owner.get(`/api/events/${made.slug}`);
      const { state, version } = body as { state: EventState; version: number };
      expect(version).toBe(last);
      for (const follower of followers) expect(follower.text()).toBe(canonicalJson(state));

      await node.kill();
      const journal = await journalOf(node, made.eventId);
      expect(journal.map((change) => change.version)).toEqual(journal.map((_, index) => index + 1));
      const versionOf = new Map(journal.map((change) => [change.commandId, change.version]));
      expect(versionOf.size).toBe(last);
      for (const [commandId, answer] of outbox.answers) {
        expect(answer).toMatchObject({ outcome: "accepted", version: versionOf.get(commandId) });
      }
      expect(outbox.answers.size).toBe(COMMANDS);
      const start: Held = { version: 0, state: emptyState() };
      expect(canonicalJson(journal.reduce(applyChange, start).state)).toBe(canonicalJson(state));
    },
  );
});
