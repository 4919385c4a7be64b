import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { makeEvent, managerOf, scene } from "../support/hub-scene";
import { join, openSocket } from "../support/socket-client";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, PASSWORD, Visitor } from "../support/visitor";

const ROOT = path.resolve(import.meta.dirname, "../..");
const TRACE = { LOG_LEVEL: "trace" };

const tokenOf = (address: string): string => address.split("token=")[1] ?? "";
const sessionOf = ({ cookie = "" }: Visitor): string => cookie.split("=")[1] ?? "";

/** That none of them is in what the node has logged; all that ends it is written by then. */
async function expectUntold(node: TestNode, secrets: readonly string[]): Promise<void> {
  await node.kill("SIGTERM");
  const log = node.stderr();
  expect(log.split("\n").length).toBeGreaterThan(5);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(9);
    expect(log.includes(secret), secret).toBe(false);
  }
}

describe("the log at its finest", () => {
  test("[RUN-3] has no password, cookie or link's secret of a whole scene, right or wrong", async () => {
    const node = await startNode({ env: TRACE });
    const first = tokenOf(node.announced("Make the first account"));
    const owner = await firstAccount(node);
    const made = await scene(owner, [], { published: false });
    const manager = await managerOf(node, made);
    const { body } = await owner.post(`/api/events/${made.slug}/invites`, {});
    const invited = tokenOf((body as { url: string }).url);
    const secrets = [first, invited, PASSWORD, sessionOf(owner), sessionOf(manager)];
    const say = (secret: string): string => {
      secrets.push(secret);
      return secret;
    };

    const visitor = new Visitor(node);
    const email = "ann@example.org";
    const wrong = { email, password: say("a wrong password 1") };
    await visitor.post("/api/session", wrong);
    await visitor.post("/api/session", { ...wrong, more: say("too much 22") });
    await visitor.post("/api/session", `{"email":"${email}","password":"${say("cut off 333")}`);
    await visitor.post("/api/session", { email, password: say("long-44444").repeat(200_000) });
    await visitor.post("/api/session", { email, password: PASSWORD });
    secrets.push(sessionOf(visitor));
    await visitor.post("/api/session/token", { token: invited });
    await visitor.post("/api/session/token", { token: say("x".repeat(43)) });
    await visitor.get(`/sign-in?token=${say("y".repeat(43))}`);
    await visitor.get(`/api/nothing?password=${say("in the address".replaceAll(" ", "-"))}&b=1`);
    const basic = { authorization: `Bearer ${say("bearer-55555-secret")}` };
    await visitor.get(`/api/events/${made.slug}`, basic);
    await visitor.post("/api/events/import", "{}", basic);
    const change = { current: say("not my password"), password: say("my next password") };
    await visitor.post("/api/accounts/password", change);
    await visitor.post("/api/accounts/password", { ...change, current: PASSWORD });
    secrets.push(sessionOf(visitor));
    const forged = say("forged-666666-session");
    const socket = await openSocket(node, {
      cookie: `drawroom_session=${forged}`,
      auth: { password: say("in the handshake"), kind: "page" },
    }).catch(() => null);
    if (socket) await join(socket, made.eventId);
    const mine = await openSocket(node, { visitor: manager });
    await join(mine, made.eventId);
    mine.emit("event:command", { eventId: made.eventId, token: say("in a message") }, () => {});
    const reset = ["server/cli.mjs", "account", "reset-password", email];
    const env = { ...process.env, ...node.data, REDIS_URL: "" };
    const { stdout } = await promisify(execFile)(process.execPath, reset, { cwd: ROOT, env });
    secrets.push(/is (\S+)/.exec(stdout)?.[1] ?? "");
    await expectUntold(node, secrets);
    // The first account's link is meant for who started the server.
    expect(node.stdout().split(first)).toHaveLength(2);
  });

  test("[RUN-3] says that the database failed, and not with what it was given", async () => {
    const node = await startNode({ database: "PostgreSQL", env: TRACE });
    const owner = await firstAccount(node);
    const { slug } = await makeEvent(owner);
    const invited = async () =>
      tokenOf(((await owner.post(`/api/events/${slug}/invites`, {})).body as { url: string }).url);
    const tokens = [await invited(), await invited()];
    const database = new pg.Client({ connectionString: node.data["DATABASE_URL"] });
    await database.connect();
    // What PostgreSQL says of a row that a check refuses has all of the row in it.
    for (const table of ["accounts", "sessions", "events"])
      await database.query(`ALTER TABLE ${table} ADD CHECK (false) NOT VALID`);
    const visitor = new Visitor(node);
    const account = { name: "Bob", email: "bob@example.org", password: PASSWORD };
    const failures = [
      await visitor.post("/api/accounts", { token: tokens[0], ...account }),
      await visitor.post("/api/session", { email: "ann@example.org", password: PASSWORD }),
      await owner.post("/api/events", {
        ...{ commandId: "create-fail", slug: "fails", name: "Fails", venue: "Park", zone: "UTC" },
        ...{ startsOn: "2026-05-13", endsOn: "2026-05-14" },
      }),
    ];
    await database.end();
    expect(failures.map(({ status }) => status)).toEqual([500, 500, 500]);
    const secrets = ["$argon2id$", PASSWORD, sessionOf(owner), ...tokens];
    await expectUntold(node, secrets);
    const told = node.stderr().match(/"msg":"request failed"/g);
    expect(told).toHaveLength(3);
    expect(node.stderr()).not.toMatch(/"parameters"|"detail"|Failing row/);
  });
});
