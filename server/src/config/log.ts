import { pino, type DestinationStream, type Logger } from "pino";

type Write = (fields: object, message?: string) => void;

/** Where the server writes what happened: JSON lines (RUN-3). Fields first: `log.warn({ commandId }, "…")`. */
export abstract class Log {
  abstract readonly debug: Write;
  abstract readonly info: Write;
  abstract readonly warn: Write;
  abstract readonly error: Write;
  abstract readonly fatal: Write;
}

/** Names under which a secret could come into a log line. */
const SECRETS = [
  "password",
  "passwordHash",
  "token",
  "cookie",
  '["set-cookie"]',
  "authorization",
  "databaseUrl",
  "redisUrl",
];

/**
 * The log at a level; secrets are taken out by name, up to three levels deep. It goes to stderr, so that stdout
 * keeps the few lines that are meant for people.
 */
export function openLog(level: string, to: DestinationStream = pino.destination(2)): Logger {
  const paths = SECRETS.flatMap((name) => ["", "*", "*.*"].map((above) => pathTo(above, name)));
  const serializers = { err: loggableError };
  return pino({ level, base: undefined, redact: paths, serializers }, to);
}

/**
 * Of an error what it is, why and where. Whatever else it carries stays out: those of the database have the values that a
 * statement was given, and the row that it refused.
 */
function loggableError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, ...more } = pino.stdSerializers.err(error);
  const { code } = more as { code?: unknown };
  return { type, message, stack, ...(typeof code === "string" && { code }) };
}

const pathTo = (above: string, name: string): string =>
  above === "" || name.startsWith("[") ? above + name : `${above}.${name}`;

const QUERY_SECRET = /([?&](?:token|password)=)[^&#]*/g;

/** An address as it may be logged: what one-time links carry is taken out. */
export const loggableUrl = (url: string): string => url.replace(QUERY_SECRET, "$1…");
