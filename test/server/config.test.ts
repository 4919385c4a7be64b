import { Writable } from "node:stream";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { loggableUrl, openLog } from "../../server/src/config/log";
import { parseSettings } from "../../server/src/config/parse-settings";
import { repeat } from "../../server/src/config/repeat";
import { StartError } from "../../server/src/config/start-error";

const refusalOf = (variables: Record<string, string>): string => {
  try {
    parseSettings(variables);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  throw new Error("The settings were taken.");
};

describe("settings", () => {
  test("[RUN-3] none are needed", () => {
    expect(parseSettings({})).toMatchObject({
      port: 3000,
      host: "0.0.0.0",
      dataDir: path.resolve("data"),
      databaseUrl: null,
      redisUrl: null,
      publicOrigin: null,
      demo: true,
      logLevel: "info",
      wcfAccounts: [],
      trustedProxies: 0,
      limits: { signInsPerMinute: 10, commandsPerSecond: 20, costlyReadsPerMinute: 120 },
    });
  });

  test("[RUN-3] each is read, an empty one counts as absent", () => {
    const settings = parseSettings({
      PORT: "8080",
      HOST: "",
      DATABASE_URL: "postgres://user:secret@db:5432/drawroom",
      REDIS_URL: "redis://cache:6379",
      PUBLIC_ORIGIN: "https://draw.example.org/",
      DEMO: "off",
      WCF_ACCOUNTS: "Ann@Example.org, bob@example.org",
      TRUSTED_PROXIES: "1",
      HOME: "/somewhere",
    });
    expect(settings).toMatchObject({
      port: 8080,
      host: "0.0.0.0",
      publicOrigin: "https://draw.example.org",
      demo: false,
      wcfAccounts: ["ann@example.org", "bob@example.org"],
      trustedProxies: 1,
    });
  });

  test.each([
    ["PORT", "http", "PORT must be a number"],
    ["PORT", "70000", "PORT must be 65535 or less"],
    ["PORT", "-1", "PORT must be 0 or more"],
    ["PORT", "3000.5", "PORT must be a whole number"],
    [
      "DATABASE_URL",
      "mysql://root:secret@db/x",
      "DATABASE_URL must be an address such as postgres://",
    ],
    ["DATABASE_URL", "db:secret", "DATABASE_URL must be an address such as postgres://"],
    ["DATABASE_URL", "postgres://me:secret%@db/x", "with a % in it written as %25"],
    ["REDIS_URL", "cache", "REDIS_URL must be an address such as redis://"],
    ["PUBLIC_ORIGIN", "draw.example.org", "PUBLIC_ORIGIN must be an address such as https://"],
    [
      "PUBLIC_ORIGIN",
      "https://example.org/draw",
      "PUBLIC_ORIGIN must be an address without a path",
    ],
    ["DEMO", "yes", "DEMO must be on or off"],
    ["LOG_LEVEL", "loud", "LOG_LEVEL must be one of trace, debug, info"],
    ["WCF_ACCOUNTS", "ann", "WCF_ACCOUNTS must be e-mail addresses"],
    ["COMMANDS_PER_SECOND", "0", "COMMANDS_PER_SECOND must be 1 or more"],
  ])("[RUN-3] %s=%s is refused in one line that repeats no secret", (name, value, line) => {
    const refusal = refusalOf({ [name]: value });
    expect(refusal).toContain(line);
    expect(refusal).not.toMatch(/\n|secret/);
  });

  test("[RUN-3] several wrong ones stand in the one line", () => {
    expect(refusalOf({ PORT: "x", DEMO: "maybe" })).toBe(
      "Wrong settings: PORT must be a number; DEMO must be on or off.",
    );
  });

  test("[RUN-1] Redis beside the embedded database is refused", () => {
    expect(refusalOf({ REDIS_URL: "redis://cache" })).toMatch(
      /^REDIS_URL is set but DATABASE_URL is not/,
    );
  });
});

/** The lines that a log has written. */
function logged(
  write: (log: ReturnType<typeof openLog>) => void,
): readonly Record<string, unknown>[] {
  const lines: string[] = [];
  const to = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(...chunk.toString().trim().split("\n"));
      done();
    },
  });
  write(openLog("info", to));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe("the log", () => {
  test("[RUN-3] is JSON lines with the ids that are given", () => {
    const [line] = logged((log) => log.info({ requestId: "r1", commandId: "c1" }, "done"));
    expect(line).toMatchObject({ requestId: "r1", commandId: "c1", msg: "done" });
  });

  test("[RUN-3] has no secrets", () => {
    const secret = "hunter2hunter2";
    const lines = logged((log) => {
      log.info({ password: secret, token: secret });
      log.info({ body: { password: secret, token: secret } });
      log.info({ request: { headers: { cookie: secret, authorization: secret } } });
      log.info({ headers: { "set-cookie": [secret], cookie: secret } });
      log.info({ settings: { databaseUrl: `postgres://a:${secret}@b` } });
    });
    expect(lines).toHaveLength(5);
    expect(JSON.stringify(lines)).not.toContain(secret);
  });

  test("[RUN-3] names addresses without what one-time links carry", () => {
    expect(loggableUrl("/sign-in?token=abc&next=/e/x")).toBe("/sign-in?token=…&next=/e/x");
    expect(loggableUrl("/api/events?x=1")).toBe("/api/events?x=1");
  });
});

describe("repeated work", () => {
  test("[HUB-7] never overlaps, goes on after a failure, and ends when told", async () => {
    vi.useFakeTimers();
    let running = 0;
    let runs = 0;
    const errors: unknown[] = [];
    const work = async () => {
      expect(++running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      running--;
      if (++runs === 2) throw new Error("once");
    };
    const repeating = repeat(2_000, work, (error) => errors.push(error));
    await vi.advanceTimersByTimeAsync(21_000);
    expect([runs, errors.length]).toEqual([3, 1]);
    const stopped = repeating.stop();
    await vi.advanceTimersByTimeAsync(20_000);
    await stopped;
    expect(runs).toBe(3);
    vi.useRealTimers();
  });
});
