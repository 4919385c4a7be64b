import path from "node:path";
import { z } from "zod";
import type { Settings } from "./settings.js";
import { StartError } from "./start-error.js";

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const numberFrom = (least: number, most: number) =>
  z.coerce
    .number(`must be a number`)
    .int("must be a whole number")
    .min(least, `must be ${least} or more`)
    .max(most, `must be ${most} or less`);

/** Messages never repeat the value: an address may hold a password. */
const address = (protocol: RegExp, example: string) =>
  z
    .url({ protocol, error: `must be an address such as ${example}` })
    .refine(isDecodable, `must be an address such as ${example}, with a % in it written as %25`);

function isDecodable(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}

const origin = address(/^https?$/, "https://draw.example.org").refine(
  (value) => URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`,
  "must be an address without a path, such as https://draw.example.org",
);

const environment = z.object({
  PORT: numberFrom(0, 65_535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: address(/^postgres(ql)?$/, "postgres://user:password@host/drawroom").optional(),
  REDIS_URL: address(/^rediss?$/, "redis://host:6379").optional(),
  PUBLIC_ORIGIN: origin.transform((value) => new URL(value).origin).optional(),
  DEMO: z.enum(["on", "off"], "must be on or off").default("on"),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("info"),
  WCF_ACCOUNTS: z
    .string()
    .transform((list) =>
      list
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    )
    .pipe(z.array(z.email("must be e-mail addresses with commas between")))
    .default([]),
  TRUSTED_PROXIES: numberFrom(0, 10).default(0),
  SIGN_INS_PER_MINUTE: numberFrom(1, 100_000).default(10),
  COMMANDS_PER_SECOND: numberFrom(1, 1_000_000).default(20),
  REQUEST_SECONDS: numberFrom(1, 3_600).default(300),
  COSTLY_READS_PER_MINUTE: numberFrom(1, 1_000_000).default(120),
  RANKING_ALLOW_PRIVATE: z.enum(["on", "off"], "must be on or off").default("off"),
  FAST_FANOUT: z.enum(["on", "off"], "must be on or off").default("on"),
});

type Environment = z.infer<typeof environment>;

/**
 * The settings from environment variables; an empty variable counts as absent.
 * Refuses a wrong one, and Redis beside the embedded database, by a StartError of one line (RUN-1, RUN-3).
 */
export function parseSettings(variables: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new StartError(lineOf(parsed.error));
  if (parsed.data.REDIS_URL !== undefined && parsed.data.DATABASE_URL === undefined) {
    throw new StartError(
      "REDIS_URL is set but DATABASE_URL is not: several nodes need PostgreSQL, the embedded database serves one. Set DATABASE_URL or unset REDIS_URL.",
    );
  }
  return settingsOf(parsed.data);
}

function lineOf(error: z.ZodError): string {
  // Of several about one, the first says most.
  const issues = [...error.issues].reverse();
  const seen = new Map(issues.map(({ path: [name], message }) => [String(name), message]));
  return `Wrong settings: ${[...seen]
    .reverse()
    .map(([name, message]) => `${name} ${message}`)
    .join("; ")}.`;
}

const settingsOf = (from: Environment): Settings => ({
  port: from.PORT,
  host: from.HOST,
  dataDir: path.resolve(from.DATA_DIR),
  databaseUrl: from.DATABASE_URL ?? null,
  redisUrl: from.REDIS_URL ?? null,
  publicOrigin: from.PUBLIC_ORIGIN ?? null,
  demo: from.DEMO === "on",
  logLevel: from.LOG_LEVEL,
  wcfAccounts: from.WCF_ACCOUNTS,
  trustedProxies: from.TRUSTED_PROXIES,
  limits: {
    signInsPerMinute: from.SIGN_INS_PER_MINUTE,
    commandsPerSecond: from.COMMANDS_PER_SECOND,
    requestSeconds: from.REQUEST_SECONDS,
    costlyReadsPerMinute: from.COSTLY_READS_PER_MINUTE,
  },
  rankingAllowPrivate: from.RANKING_ALLOW_PRIVATE === "on",
  fastFanOut: from.FAST_FANOUT === "on",
});
