import { beforeAll, describe, expect, test } from "vitest";
import { documentedBy, filledIn } from "../support/documented";
import { scene } from "../support/hub-scene";
import { give, join, newSocket, openSocket } from "../support/socket-client";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, PASSWORD, Visitor } from "../support/visitor";

let node: TestNode;
let owner: Visitor;
beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

const codeOf = ({ body }: { readonly body: unknown }): string | undefined =>
  (body as { refusal?: { code: string } } | null)?.refusal?.code;

describe("a page of another site", () => {
  test("[ACC-6] writes to no documented address, whatever it says that its body is", async () => {
    const made = await scene(owner);
    const before = await owner.get(`/api/events/${made.slug}`);
    const writing = (await documentedBy(node)).filter(({ method }) => method !== "GET");
    expect(writing.length).toBeGreaterThan(8);
    const origins = ["http://evil.example", "null", `${node.url}.evil.example`, "file://"];
    for (const { method, path } of writing) {
      for (const origin of origins) {
        const answer = await fetch(node.url + filledIn(path, () => made.slug), {
          method,
          body: "{}",
          headers: { origin, cookie: owner.cookie ?? "", "content-type": "text/plain" },
        });
        expect([
          method,
          path,
          origin,
          answer.status,
          codeOf({ body: await answer.json() }),
        ]).toEqual([method, path, origin, 403, "access.foreignOrigin"]);
      }
    }
    expect((await owner.get(`/api/events/${made.slug}`)).body).toEqual(before.body);
    expect(await owner.get("/api/session")).toMatchObject({ body: { account: { name: "ann" } } });
  });

  test("[ACC-6] gets no socket by polling either, in which to write for who is signed in", async () => {
    for (const origin of ["null", "http://evil.example", `${node.url}.evil.example`]) {
      const socket = newSocket(node, { visitor: owner, origin, transport: "polling" });
      const refused = new Promise((resolve, reject) => {
        socket.once("connect", () => reject(new Error("let in")));
        socket.once("connect_error", resolve);
      });
      socket.connect();
      expect(await refused).toBeInstanceOf(Error);
    }
  });
});

describe("a stolen cookie", () => {
  test("[ACC-1][ACC-6] of a session that has ended opens nothing, over HTTP or a new socket", async () => {
    const made = await scene(owner, [], { published: false });
    const thief = new Visitor(node);
    thief.cookie = owner.cookie;
    expect((await thief.get(`/api/events/${made.slug}`)).status).toBe(200);
    await owner.delete("/api/session");
    const commandId = "stolen-0001";
    const given = { commandId, type: "publishEvent" };
    for (const path of ["", "/export", "/journal", "/changes"])
      expect(codeOf(await thief.get(`/api/events/${made.slug}${path}`))).toBe("event.notFound");
    expect(codeOf(await thief.post(`/api/events/${made.slug}/commands`, given))).toBe(
      "event.notFound",
    );
    expect(codeOf(await thief.post("/api/events/import", "{}"))).toBe("access.notSignedIn");
    const socket = await openSocket(node, { visitor: thief });
    expect(await join(socket, made.eventId)).toMatchObject({ refusal: { code: "event.notFound" } });
    expect(await give(socket, made.eventId, { commandId, type: "publishEvent" })).toMatchObject({
      version: 0,
      refusal: { code: "event.notFound" },
    });
    // Signing in makes another session, whatever cookie was there before.
    owner.cookie = thief.cookie;
    await owner.post("/api/session", { email: "ann@example.org", password: PASSWORD });
    expect(owner.cookie).not.toBe(thief.cookie);
    expect((await owner.get(`/api/events/${made.slug}`)).status).toBe(200);
    expect((await thief.get(`/api/events/${made.slug}`)).status).toBe(404);
  });
});

describe("who tries passwords", () => {
  test("[ACC-6] is not another visitor by a forwarded address of their own making", async () => {
    const strict = await startNode({ env: { SIGN_INS_PER_MINUTE: "3" } });
    const known = await firstAccount(strict);
    const visitor = new Visitor(strict);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      const { status } = await visitor.post(
        "/api/session",
        { email: "bob@example.org", password: "wrong" },
        { "x-forwarded-for": `10.0.0.${count}`, "x-real-ip": `10.0.0.${count}` },
      );
      statuses.push(status);
    }
    expect(statuses.slice(0, 3)).toEqual([401, 401, 401]);
    expect(statuses).toContain(429);
    // Who is signed in already isn't kept out by it.
    expect((await known.get("/api/events")).status).toBe(200);
  });
});
