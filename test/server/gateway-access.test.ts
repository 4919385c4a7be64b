import { randomBytes } from "node:crypto";
import type { Answer, CommandInput, ServerNotice } from "@drawroom/shared";
import { beforeAll, describe, expect, test } from "vitest";
import { giveAll, managerOf, openAs, rename, scene } from "../support/hub-scene";
import { command, give, join, newSocket, next, openSocket } from "../support/socket-client";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";

const ADD_COURT: CommandInput = { type: "addCourt", court: { id: "lwna", name: "Lawn 1" } };
const codeOf = (answer: Answer): string =>
  answer.outcome === "rejected" ? answer.refusal.code : answer.outcome;

let node: TestNode;
let owner: Visitor;
beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

describe("who may give commands over the socket", () => {
  test("[ACC-1] the owner; a manager, a spectator and a forged cookie get access.notOwner", async () => {
    const made = await scene(owner);
    const forged = `drawroom_session=${randomBytes(32).toString("base64url")}`;
    const others = [
      await openAs(node, await managerOf(node, made)),
      await openSocket(node),
      await openSocket(node, { cookie: forged }),
    ];
    for (const other of others) {
      expect(codeOf(await give(other, made.eventId, ADD_COURT))).toBe("access.notOwner");
    }
    expect(codeOf(await give(await openAs(node, owner), made.eventId, ADD_COURT))).toBe("accepted");
  });

  test("[ACC-1] somebody else's command sent again is refused like any other", async () => {
    const made = await scene(owner);
    const manager = await managerOf(node, made);
    const sent = command(ADD_COURT);
    expect(codeOf(await give(await openAs(node, owner), made.eventId, sent))).toBe("accepted");
    expect(codeOf(await give(await openAs(node, manager), made.eventId, sent))).toBe(
      "access.notOwner",
    );
    // From the store too, not only from memory.
    await node.restart();
    expect(codeOf(await give(await openAs(node, manager), made.eventId, sent))).toBe(
      "access.notOwner",
    );
    expect(codeOf(await give(await openAs(node, owner), made.eventId, sent))).toBe("accepted");
  });

  test("[ACC-6] a page of another site gets no socket", async () => {
    const origin = "http://elsewhere.example";
    const socket = newSocket(node, { visitor: owner, origin });
    const refused = new Promise<Error>((resolve, reject) => {
      socket.once("connect", () => reject(new Error("let in")));
      socket.once("connect_error", resolve);
    });
    socket.connect();
    expect((await refused).message).toBe("websocket error");
    const polled = await fetch(`${node.url}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin },
    });
    expect(polled.status).toBe(403);
    expect(await polled.json()).toMatchObject({ message: "access.foreignOrigin" });
    // A page's own polling names no origin.
    const own = await fetch(`${node.url}/socket.io/?EIO=4&transport=polling`, {
      headers: { cookie: owner.cookie ?? "" },
    });
    expect(own.status).toBe(200);
  });

  test("[ACC-1] an ended login counts at once for commands, and for open sockets within 5 s", async () => {
    const made = await scene(owner, [], { published: false });
    const leaver = await managerOf(node, made);
    await giveAll(owner, made.slug, [{ type: "offerOwnership", to: await idOf(leaver) }]);
    await giveAll(leaver, made.slug, [{ type: "acceptOwnership" }]);
    const socket = await openAs(node, leaver);
    await join(socket, made.eventId);
    expect(codeOf(await rename(socket, made.eventId, "Before"))).toBe("accepted");
    const revoked = next<ServerNotice>(socket, "server:notice");
    await leaver.delete("/api/session");
    const from = Date.now();
    expect(codeOf(await rename(socket, made.eventId, "After"))).toBe("event.notFound");
    expect(await revoked).toEqual({ code: "access.revoked", eventId: made.eventId });
    expect(Date.now() - from).toBeLessThan(5_000);
    expect(await join(socket, made.eventId)).toMatchObject({
      ok: false,
      refusal: { code: "event.notFound" },
    });
  });

  test("[ACC-1] a manager who is removed is put out of an event that is not published", async () => {
    const made = await scene(owner, [], { published: false });
    const manager = await managerOf(node, made);
    const socket = await openAs(node, manager);
    expect(await join(socket, made.eventId)).toMatchObject({ ok: true, role: "manager" });
    const changes: unknown[] = [];
    socket.on("event:changes", (message) => changes.push(message));
    const revoked = next<ServerNotice>(socket, "server:notice");
    await giveAll(owner, made.slug, [{ type: "removeManager", person: await idOf(manager) }]);
    expect(await revoked).toEqual({ code: "access.revoked", eventId: made.eventId });
    expect(codeOf(await give(socket, made.eventId, { type: "leaveEvent" }))).toBe("event.notFound");
    expect(changes).toEqual([]);
  });
});

async function idOf(visitor: Visitor): Promise<string> {
  const { body } = await visitor.get("/api/session");
  return (body as { account: { id: string } }).account.id;
}
