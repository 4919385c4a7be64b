import { execFile } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { DATABASES, newDatabase } from "../support/databases";
import { startNode, type Variables } from "../support/start-node";
import { firstAccount, PASSWORD, Visitor } from "../support/visitor";

const CLI = fileURLToPath(new URL("../../server/dist/cli/account.js", import.meta.url));

interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** `npm run account -- …` */
const account = (data: Variables, ...words: string[]): Promise<Said> =>
  new Promise((resolve) => {
    const env = { ...process.env, REDIS_URL: "", ...data };
    execFile(process.execPath, [CLI, ...words], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr });
    });
  });

const EVENT = {
  name: "Open",
  venue: "Park",
  zone: "Europe/London",
  startsOn: "2026-05-13",
  endsOn: "2026-05-17",
};

describe.each(DATABASES)("the command line of accounts, the server running on %s", (kind) => {
  test("[ACC-6] a lost password is reset, and all sessions of the account end", async () => {
    const node = await startNode({ database: kind });
    const owner = await firstAccount(node);
    const reset = await account(node.data, "reset-password", "Ann@example.org");
    expect(reset).toMatchObject({ code: 0, stderr: "" });
    const password = /is ((?:[a-z2-9]{4}-){3}[a-z2-9]{4})\n/.exec(reset.stdout)?.[1];
    expect(await owner.get("/api/session")).toMatchObject({ body: { account: null } });
    const visitor = new Visitor(node);
    const signIn = async (given: unknown) =>
      (await visitor.post("/api/session", { email: "ann@example.org", password: given })).status;
    expect([await signIn(PASSWORD), await signIn(password)]).toEqual([401, 204]);
  });

  test("[ACC-5] the WCF rules flag is the administrator's to set; open events know within seconds", async () => {
    const node = await startNode({ database: kind });
    const owner = await firstAccount(node);
    await owner.post("/api/events", { ...EVENT, slug: "open", commandId: "create-open" });
    const flagInEvent = async () => {
      const { body } = await owner.get("/api/events/open");
      const { state } = body as { state: { people: Record<string, { wcfRules: boolean }> } };
      return Object.values(state.people)[0]?.wcfRules;
    };
    expect(await flagInEvent()).toBe(false);
    for (const [word, flag] of [
      ["on", true],
      ["off", false],
    ] as const) {
      expect((await account(node.data, "wcf", word, "ann@example.org")).code).toBe(0);
      expect((await account(node.data, "list")).stdout).toBe(
        `ann@example.org  ${flag ? "WCF" : "   "}  ann\n`,
      );
      await vi.waitFor(async () => expect(await flagInEvent()).toBe(flag), { timeout: 60_000 });
    }
  });
});

describe("the command line of accounts", () => {
  test("[ACC-5] works without a server too; what it can't do it says, with exit code 1", async () => {
    const own = await newDatabase();
    onTestFinished(own.remove);
    expect(await account(own.env, "list")).toMatchObject({
      code: 0,
      stdout: "There are no accounts yet.\n",
    });
    expect(await account(own.env, "wcf", "on", "x@y.zz")).toMatchObject({
      code: 1,
      stdout: "Nobody has the e-mail x@y.zz.\n",
    });
    for (const words of [[], ["wcf", "maybe", "x@y.zz"], ["reset-password"], ["list", "all"]]) {
      const said = await account(own.env, ...words);
      expect([said.code, said.stdout]).toEqual([1, expect.stringMatching(/^Use:\n/)]);
    }
    const none = await account(
      { ...own.env, DATA_DIR: path.join(own.settings.dataDir, "none") },
      "list",
    );
    expect([none.code, none.stderr]).toEqual([
      1,
      expect.stringMatching(/^There is no database in [^\n]+\n$/),
    ]);
  });

  test("[ACC-6] nobody else on the machine gets in where the server takes its orders", async () => {
    const node = await startNode();
    const note = path.join(node.data.DATA_DIR ?? "", "admin.json");
    await vi.waitFor(() => expect(existsSync(note)).toBe(true));
    expect(statSync(note).mode & 0o777).toBe(0o600);
    const { port } = JSON.parse(readFileSync(note, "utf8")) as { port: number };
    for (const authorization of ["", "Bearer x", `Bearer ${"x".repeat(43)}`]) {
      const answer = await fetch(`http://127.0.0.1:${port}`, {
        method: "POST",
        body: '["list"]',
        headers: { authorization },
      });
      expect([answer.status, await answer.text()]).toEqual([403, ""]);
    }
    await node.kill("SIGTERM");
    expect(existsSync(note)).toBe(false);
  });

  test("[ACC-5] the flag can be given by a setting, to accounts there are and to come", async () => {
    const env = { WCF_ACCOUNTS: "ann@example.org" };
    const node = await startNode({ env });
    const owner = await firstAccount(node);
    const flag = async () =>
      ((await owner.get("/api/session")).body as { account: { wcfRules: boolean } }).account
        .wcfRules;
    expect(await flag()).toBe(true);
    await account(node.data, "wcf", "off", "ann@example.org");
    expect(await flag()).toBe(false);
    await node.restart();
    expect(await flag()).toBe(true);
  });
});
