import { beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "@drawroom/shared";
import { Follower } from "../support/follower";
import { openAs, rename, scene } from "../support/hub-scene";
import { startPostgres } from "../support/services.mjs";
import { command, give, newSocket } from "../support/socket-client";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, Visitor } from "../support/visitor";

const codeOf = (answer: Answer): string =>
  answer.outcome === "rejected" ? answer.refusal.code : answer.outcome;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let node: TestNode;
let owner: Visitor;

beforeAll(async () => {
  postgres = await startPostgres();
  node = await startNode({ database: { DATABASE_URL: postgres.url, DATA_DIR: "" } });
  owner = await firstAccount(node);
  return () => postgres.remove();
});

describe("the database goes away and comes back", () => {
  test("[WIR-2] commands are answered server.failed; sent again they are taken, once", async () => {
    const made = await scene(owner);
    const socket = await openAs(node, owner);
    const follower = await Follower.of(node, made.eventId);
    expect(codeOf(await rename(socket, made.eventId, "Before"))).toBe("accepted");
    await postgres.kill();
    const sent = command({ type: "changeSettings", name: "Meanwhile" });
    expect(codeOf(await give(socket, made.eventId, sent))).toBe("server.failed");
    // Who watches goes on watching.
    expect(follower.socket.connected).toBe(true);
    await postgres.start();
    await expect
      .poll(async () => codeOf(await give(socket, made.eventId, sent)), { timeout: 20_000 })
      .toBe("accepted");
    const again = await give(socket, made.eventId, sent);
    expect(again).toMatchObject({ outcome: "accepted", version: made.version + 2 });
    await follower.until(made.version + 2);
    expect(follower.received).toEqual([made.version + 1, made.version + 2]);
  });

  test("[ACC-6] nobody is let in as somebody else meanwhile: who has a session comes in when it can be read", async () => {
    const made = await scene(owner);
    await postgres.kill();
    const socket = newSocket(node, { visitor: owner, reconnects: true });
    const roles: boolean[] = [];
    socket.on("connect", () => roles.push(true));
    socket.connect();
    expect((await new Visitor(node).get("/health/ready")).status).toBe(503);
    expect(roles).toEqual([]);
    await postgres.start();
    await expect.poll(() => socket.connected, { timeout: 20_000 }).toBe(true);
    expect(codeOf(await rename(socket, made.eventId, "Back"))).toBe("accepted");
  });
});
