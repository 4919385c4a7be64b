import { beforeAll, describe, expect, test } from "vitest";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, PASSWORD, Visitor, withAccount } from "../support/visitor";

/** A body that refuses with the code. */
const refusal = (code: string): unknown =>
  expect.objectContaining({ refusal: expect.objectContaining({ code }) as unknown });
const EVENT = {
  name: "Open",
  venue: "Park",
  zone: "Europe/London",
  startsOn: "2026-05-13",
  endsOn: "2026-05-17",
};

let node: TestNode;
let owner: Visitor;

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

let made = 0;
async function newEvent(by = owner): Promise<string> {
  const slug = `open-${++made}`;
  const created = await by.post("/api/events", { ...EVENT, slug, commandId: `create-${slug}` });
  expect(created.status).toBe(201);
  return slug;
}

const inviteTo = async (slug: string): Promise<string> => {
  const { status, body } = await owner.post(`/api/events/${slug}/invites`, {});
  expect(status).toBe(201);
  return (body as { url: string }).url;
};
const tokenOf = (url: string) => url.split("token=")[1] ?? "";
const roleIn = async (visitor: Visitor, slug: string) =>
  ((await visitor.get(`/api/events/${slug}`)).body as { role?: string }).role;

describe("the first account", () => {
  test("[ACC-6] is made by the link that a new server prints, which works once", async () => {
    const fresh = await startNode();
    const link = fresh.announced("Make the first account");
    const visitor = new Visitor(fresh);
    expect((await visitor.get("/api/session")).body).toEqual({ account: null, firstStart: true });
    const ann = await withAccount(fresh, link, "ann@example.org");
    expect((await ann.get("/api/session")).body).toMatchObject({
      account: { email: "ann@example.org" },
    });
    expect((await visitor.get("/api/session")).body).toEqual({ account: null });
    const again = {
      token: tokenOf(link),
      name: "Eve",
      email: "eve@example.org",
      password: PASSWORD,
    };
    expect(await visitor.post("/api/accounts", again)).toMatchObject({
      status: 410,
      body: refusal("link.invalid"),
    });
    await fresh.restart();
    const printed = fresh.stdout().split("Make the first account").length - 1;
    expect(printed).toBe(1);
  });
});

describe("sessions", () => {
  test("[ACC-6] e-mail and password sign in, in a cookie that script can't read", async () => {
    const visitor = new Visitor(node);
    const signedIn = await visitor.post("/api/session", {
      email: "ANN@example.org",
      password: PASSWORD,
    });
    expect(signedIn.status).toBe(204);
    const cookie = signedIn.headers.getSetCookie()[0] ?? "";
    expect(cookie).toMatch(
      /^drawroom_session=[\w-]{43}; Max-Age=2592000; Path=\/; .*HttpOnly; SameSite=Lax$/,
    );
    const { body } = await visitor.get("/api/session");
    expect(body).toMatchObject({
      account: { name: "ann", email: "ann@example.org", wcfRules: false },
    });
    expect(JSON.stringify(body)).not.toMatch(/password|argon/);
  });

  test("[ACC-6] a wrong password and an unknown e-mail get the same answer", async () => {
    const visitor = new Visitor(node);
    const wrong = await visitor.post("/api/session", {
      email: "ann@example.org",
      password: "wrong",
    });
    const unknown = await visitor.post("/api/session", {
      email: "nobody@example.org",
      password: "wrong",
    });
    expect(wrong).toMatchObject({ status: 401, body: refusal("account.wrongPassword") });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(visitor.cookie).toBeUndefined();
  });

  test("[ACC-6] signing out ends the session on the server too", async () => {
    const visitor = new Visitor(node);
    await visitor.post("/api/session", { email: "ann@example.org", password: PASSWORD });
    const { cookie } = visitor;
    expect((await visitor.delete("/api/session")).status).toBe(204);
    expect(visitor.cookie).toBeUndefined();
    visitor.cookie = cookie;
    expect((await visitor.get("/api/session")).body).toEqual({ account: null });
  });

  test("[ACC-6] a forged cookie is nobody's", async () => {
    const visitor = new Visitor(node);
    for (const token of ["x", "'; DROP TABLE sessions; --", "a".repeat(5000)]) {
      visitor.cookie = `drawroom_session=${token}`;
      expect((await visitor.get("/api/session")).body).toEqual({ account: null });
      const create = await visitor.post("/api/events", {
        ...EVENT,
        slug: "forged",
        commandId: "forged-1",
      });
      expect(create).toMatchObject({ status: 401, body: refusal("access.notSignedIn") });
    }
  });

  test("[ACC-6] a changed password ends the other sessions", async () => {
    const ann = await withAccount(node, await inviteTo(await newEvent()), "changing@example.org");
    const elsewhere = new Visitor(node);
    await elsewhere.post("/api/session", { email: "changing@example.org", password: PASSWORD });
    const change = { current: PASSWORD, password: "another long one" };
    const wrong = await ann.post("/api/accounts/password", { ...change, current: "wrong" });
    expect(wrong).toMatchObject({ status: 401, body: refusal("account.wrongPassword") });
    expect((await ann.post("/api/accounts/password", change)).status).toBe(204);
    expect((await ann.get("/api/session")).body).toMatchObject({ account: { name: "changing" } });
    expect((await elsewhere.get("/api/session")).body).toEqual({ account: null });
  });

  test("[ACC-6] over https the cookie is sent by https only", async () => {
    const behindTls = await startNode({ env: { PUBLIC_ORIGIN: "https://draw.example.org" } });
    const link = behindTls.announced("Make the first account");
    expect(link).toMatch(/^https:\/\/draw\.example\.org\/sign-in\?first&token=/);
    const account = {
      token: tokenOf(link),
      name: "Ann",
      email: "ann@example.org",
      password: PASSWORD,
    };
    const origin = { origin: "https://draw.example.org" };
    const created = await new Visitor(behindTls).post("/api/accounts", account, origin);
    expect(created.headers.getSetCookie()[0]).toMatch(/; Secure/);
  });
});

describe("writing requests", () => {
  test("[ACC-6] from another site's page are refused, whatever they carry", async () => {
    for (const origin of ["http://evil.example", "null", "http://127.0.0.1:1"]) {
      const forged = await owner.post(
        "/api/events",
        { ...EVENT, slug: "csrf", commandId: "csrf-1234" },
        { origin },
      );
      expect(forged).toMatchObject({ status: 403, body: refusal("access.foreignOrigin") });
      expect(await new Visitor(node).post("/api/session", {}, { origin })).toMatchObject({
        status: 403,
      });
    }
    expect((await owner.get("/api/session", { origin: "http://evil.example" })).status).toBe(200);
  });

  test("[ACC-6] that carry a session need an origin; a program without one does not", async () => {
    const headers = { "content-type": "application/json" };
    const send = (added: Record<string, string>) =>
      fetch(`${node.url}/api/session`, {
        method: "POST",
        body: "{}",
        headers: { ...headers, ...added },
      });
    expect((await send({ cookie: owner.cookie ?? "" })).status).toBe(403);
    expect((await send({})).status).toBe(400);
  });

  test("[WIR-8] malformed, foreign and too large bodies get their coded answers", async () => {
    const visitor = new Visitor(node);
    const cases = [
      ["{", {}, 400, "protocol.invalid"],
      [
        "email=a&password=b",
        { "content-type": "application/x-www-form-urlencoded" },
        400,
        "protocol.invalid",
      ],
      [`{"email":"a@b.cd","password":"x","more":1}`, {}, 400, "protocol.invalid"],
      [`{"email":7}`, {}, 400, "protocol.invalid"],
      ["[]", {}, 400, "protocol.invalid"],
      [`"${"x".repeat(1_100_000)}"`, {}, 413, "protocol.tooLarge"],
      ["{}", { "content-encoding": "zip" }, 400, "protocol.invalid"],
    ] as const;
    for (const [body, headers, status, code] of cases) {
      expect(await visitor.post("/api/session", body, headers)).toMatchObject({
        status,
        body: refusal(code),
      });
    }
  });

  test("[ACC-6] too many tries are refused, by address and e-mail", async () => {
    const strict = await startNode({ env: { SIGN_INS_PER_MINUTE: "3" } });
    const visitor = new Visitor(strict);
    const attempt = async (email: string) =>
      (await visitor.post("/api/session", { email, password: "wrong" })).status;
    const statuses = [];
    for (let n = 0; n < 4; n++)
      statuses.push(await attempt(n % 2 ? "Ann@example.org" : "ann@example.org"));
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect(await attempt("bob@example.org")).toBe(401);
    const tokens = [];
    for (let n = 0; n < 12; n++)
      tokens.push(await visitor.post("/api/session/token", { token: "x".repeat(43) }));
    expect(tokens.at(-1)).toMatchObject({ status: 429, body: refusal("protocol.tooFast") });
  });
});

describe("invitations", () => {
  test("[ACC-1] only the owner makes them; who can't see the event is told that there is none", async () => {
    const slug = await newEvent();
    const manager = await withAccount(node, await inviteTo(slug), "mia@example.org");
    const nobody = new Visitor(node);
    const path = `/api/events/${slug}/invites`;
    expect(await nobody.post(path, {})).toMatchObject({
      status: 401,
      body: refusal("access.notSignedIn"),
    });
    expect(await manager.post(path, {})).toMatchObject({
      status: 404,
      body: refusal("event.notFound"),
    });
    expect(await owner.post("/api/events/none/invites", {})).toMatchObject({ status: 404 });
  });

  test("[ACC-1] accepting one makes a manager; it works once, and again for the same account", async () => {
    const slug = await newEvent();
    const url = await inviteTo(slug);
    expect(url).toMatch(/^\/invite\?token=[\w-]{43}$/);
    const token = tokenOf(url);
    const manager = await withAccount(node, url, "max@example.org");
    expect(await roleIn(manager, slug)).toBeUndefined();
    for (let times = 0; times < 2; times++) {
      const accepted = await manager.post("/api/invites/accept", { token });
      expect([accepted.status, accepted.body]).toEqual([200, { slug }]);
    }
    expect(await roleIn(manager, slug)).toBe("manager");
    const other = await withAccount(node, await inviteTo(slug), "other@example.org");
    const refused = await other.post("/api/invites/accept", { token });
    expect(refused).toMatchObject({ status: 410, body: refusal("link.invalid") });
    expect(await manager.post(`/api/events/${slug}/invites`, {})).toMatchObject({
      status: 403,
      body: refusal("access.notOwner"),
    });
  });

  test("[ACC-1] a used one does not bring a removed manager back", async () => {
    const slug = await newEvent();
    const url = await inviteTo(slug);
    const manager = await withAccount(node, url, "rem@example.org");
    await manager.post("/api/invites/accept", { token: tokenOf(url) });
    const { account } = (await manager.get("/api/session")).body as { account: { id: string } };
    const remove = { commandId: "remove-rem-1", type: "removeManager", person: account.id };
    const removed = await owner.post(`/api/events/${slug}/commands`, remove);
    expect(removed.body).toMatchObject({ outcome: "accepted" });
    await manager.post("/api/invites/accept", { token: tokenOf(url) });
    expect(await roleIn(manager, slug)).toBeUndefined();
  });

  test("[ACC-4] nothing private comes into the event", async () => {
    const slug = await newEvent();
    const url = await inviteTo(slug);
    const manager = await withAccount(node, url, "private@example.org");
    await manager.post("/api/invites/accept", { token: tokenOf(url) });
    const text = JSON.stringify((await owner.get(`/api/events/${slug}`)).body);
    expect(text).toContain('"private"');
    expect(text).not.toMatch(/@|argon|token/);
  });
});
