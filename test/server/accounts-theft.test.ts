import type { ServerNotice } from "@drawroom/shared";
import { beforeAll, describe, expect, test } from "vitest";
import { scene } from "../support/hub-scene";
import { give, join, next, openSocket } from "../support/socket-client";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, PASSWORD, Visitor } from "../support/visitor";

let one: TestNode;
let two: TestNode;
let owner: Visitor;
beforeAll(async () => {
  one = await startNode({ database: "PostgreSQL" });
  two = await startNode({ database: one.data });
  owner = await firstAccount(one);
});

/** Somebody with a copy of the visitor's cookie. */
function thiefOf({ cookie }: Visitor, node = one): Visitor {
  const thief = new Visitor(node);
  thief.cookie = cookie;
  return thief;
}

const signIn = (visitor: Visitor, password = PASSWORD) =>
  visitor.post("/api/session", { email: "ann@example.org", password });
const nameOf = async (visitor: Visitor) =>
  ((await visitor.get("/api/session")).body as { account: { name: string } | null }).account?.name;

describe("a stolen cookie", () => {
  test("[ACC-6] is worth nothing once the password is changed, on either node or an open socket", async () => {
    const made = await scene(owner, [], { published: false });
    const thieves = [thiefOf(owner), thiefOf(owner, two)];
    const sockets = [
      await openSocket(one, { visitor: thieves[0]! }),
      await openSocket(two, { visitor: thieves[1]! }),
    ];
    for (const socket of sockets)
      expect(await join(socket, made.eventId)).toMatchObject({ ok: true });
    const notices = sockets.map((socket) => next<ServerNotice>(socket, "server:notice"));
    const change = { current: PASSWORD, password: "nobody knows this" };
    expect((await owner.post("/api/accounts/password", change)).status).toBe(204);
    for (const thief of thieves) expect(await nameOf(thief)).toBeUndefined();
    for (const socket of sockets)
      expect(await give(socket, made.eventId, { type: "publishEvent" })).toMatchObject({
        refusal: { code: "event.notFound" },
      });
    for (const notice of notices)
      expect(await notice).toEqual({ code: "access.revoked", eventId: made.eventId });
    // Whoever changed it goes on.
    expect(await nameOf(owner)).toBe("ann");
    expect((await owner.get(`/api/events/${made.slug}`)).status).toBe(200);
    const back = { current: change.password, password: PASSWORD };
    expect((await owner.post("/api/accounts/password", back)).status).toBe(204);
  });

  test("[ACC-6] ends when its owner signs in anew, and nobody's choice of a cookie becomes a session", async () => {
    const thief = thiefOf(owner);
    await signIn(owner);
    expect(owner.cookie).not.toBe(thief.cookie);
    expect([await nameOf(owner), await nameOf(thief)]).toEqual(["ann", undefined]);
    // A cookie put into the browser before signing in.
    const browser = new Visitor(one);
    browser.cookie = `drawroom_session=${"A".repeat(43)}`;
    const fixed = thiefOf(browser);
    await signIn(browser);
    expect(browser.cookie).not.toBe(fixed.cookie);
    expect([await nameOf(browser), await nameOf(fixed)]).toEqual(["ann", undefined]);
    // Nor is one kept by a wrong password.
    expect((await signIn(fixed, "wrong")).headers.getSetCookie()).toEqual([]);
    expect(await nameOf(browser)).toBe("ann");
  });

  test("[ACC-6] changes no password, nor does another's page or who is not signed in", async () => {
    const change = { current: "a guess of it", password: "my own new one" };
    expect(await thiefOf(owner).post("/api/accounts/password", change)).toMatchObject({
      status: 401,
      body: { refusal: { code: "account.wrongPassword" } },
    });
    const right = { ...change, current: PASSWORD };
    expect(await new Visitor(one).post("/api/accounts/password", right)).toMatchObject({
      status: 401,
      body: { refusal: { code: "access.notSignedIn" } },
    });
    for (const short of ["short", "x".repeat(201)])
      expect(
        await owner.post("/api/accounts/password", { ...right, password: short }),
      ).toMatchObject({ status: 400, body: { refusal: { code: "protocol.invalid" } } });
    expect((await signIn(new Visitor(one))).status).toBe(204);
  });
});
