import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { atEnd } from "./at-end";
import { newDatabase, type DatabaseKind } from "./databases";

const MAIN = fileURLToPath(new URL("../../server/dist/main.js", import.meta.url));

export type Variables = Readonly<Record<string, string>>;

export interface NodeOptions {
  /** Where its data is: a new empty database of a kind, or that of another node (`node.data`). */
  readonly database?: DatabaseKind | Variables;
  /** Settings beside those of a test's node: no sample event, limits far off. */
  readonly env?: Variables;
}

/** A server of the test's own, the built one as a process. */
export interface TestNode {
  /** `http://127.0.0.1:<port>`; it stays over restarts. */
  readonly url: string;
  /** Of the process that runs now. */
  readonly pid: number;
  /** What leads another node to the same data. */
  readonly data: Variables;
  /** What it has printed for people, over all restarts. */
  stdout(): string;
  /** Its log: JSON lines, and anything else that came on stderr. */
  stderr(): string;
  /** The address announced under a label, such as "Make the first account". */
  announced(label: string): string;
  /** Sends the signal, SIGKILL unless said otherwise; resolves with the exit code, null after SIGKILL. */
  kill(signal?: NodeJS.Signals): Promise<number | null>;
  /** Starts it again on the same data and port; a node that still runs is killed first. */
  restart(env?: Variables): Promise<void>;
}

const QUIET: Variables = {
  HOST: "127.0.0.1",
  PORT: "0",
  DEMO: "off",
  LOG_LEVEL: "info",
  REDIS_URL: "",
  PUBLIC_ORIGIN: "",
  COMMANDS_PER_SECOND: "1000000",
  SIGN_INS_PER_MINUTE: "100000",
};

/** Starts a server, on a free port; it ends with the test, or with the file if started in `beforeAll`. */
export async function startNode({
  database = "embedded",
  env = {},
}: NodeOptions = {}): Promise<TestNode> {
  const own = typeof database === "string" ? await newDatabase(database) : null;
  if (own) atEnd(own.remove);
  const data = own ? own.env : (database as Variables);
  const process = new NodeProcess({ ...QUIET, ...data, ...env });
  atEnd(() => process.kill("SIGKILL"));
  await process.start();
  return {
    data,
    get pid() {
      return process.pid;
    },
    get url() {
      return `http://127.0.0.1:${process.port}`;
    },
    stdout: () => process.output.stdout,
    stderr: () => process.output.stderr,
    announced: (label) => announcedIn(process.output.stdout, label),
    kill: (signal = "SIGKILL") => process.kill(signal),
    restart: async (added) => {
      await process.kill("SIGKILL");
      await process.start({ PORT: process.port, ...added });
    },
  };
}

/** A server that is expected not to start: its exit code and what it said. */
export async function failToStart(
  env: Variables,
): Promise<{ code: number | null; stderr: string }> {
  const process = new NodeProcess({ ...QUIET, DATABASE_URL: "", ...env });
  atEnd(() => process.kill("SIGKILL"));
  const hasStarted = await process.start().then(
    () => true,
    () => false,
  );
  if (hasStarted) throw new Error("It has started.");
  return { code: process.code, stderr: process.output.stderr };
}

function announcedIn(stdout: string, label: string): string {
  const found = stdout.split("\n").findLast((line) => line.trimStart().startsWith(`${label}  `));
  const url = found && /https?:\S+/.exec(found)?.[0];
  if (!url) throw new Error(`Nothing is announced as "${label}" in:\n${stdout}`);
  return url;
}

class NodeProcess {
  readonly output = { stdout: "", stderr: "" };
  port = "0";
  code: number | null = null;
  private child: ChildProcess | null = null;
  private exited: Promise<void> = Promise.resolve();

  constructor(private readonly env: Variables) {}

  /** Resolves when it listens; rejects with what it said if it ends instead. */
  start(added: Variables = {}): Promise<void> {
    const env = { ...process.env, ...this.env, ...added };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "pipe", "pipe"] });
    const before = this.output.stdout.length;
    this.child = child;
    return new Promise((resolve, reject) => {
      child.stderr.setEncoding("utf8").on("data", (text: string) => (this.output.stderr += text));
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        this.output.stdout += text;
        const port = /^ +(?:On this computer|At) +http:\/\/[^:]+:(\d+)$/m.exec(
          this.output.stdout.slice(before),
        )?.[1];
        if (port === undefined) return;
        this.port = port;
        resolve();
      });
      this.exited = new Promise((ended) => {
        child.once("close", (code) => {
          this.code = code;
          this.child = null;
          ended();
          reject(new Error(`The server has not started:\n${this.output.stderr}`));
        });
      });
    });
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async kill(signal: NodeJS.Signals): Promise<number | null> {
    this.child?.kill(signal);
    await this.exited;
    return this.code;
  }
}
