import { Worker } from "node:worker_threads";
import type { FromEngine, ToEngine } from "./engine-messages.js";

/** What is told of an engine that runs. */
export interface EngineNotices {
  /** It has ended unasked. */
  readonly onDied?: (reason: Error) => void;
  /** A statement has failed since the disk is full. */
  readonly onNoRoom?: () => void;
}

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (reason: Error) => void;
}

/** The worker is JavaScript: where the sources themselves run (in tests), the built file beside them is taken. */
function workerFile(): URL {
  const here = new URL("./engine-worker.js", import.meta.url);
  const isSource = import.meta.url.endsWith(".ts");
  return isSource ? new URL("../../../dist/persistence/embedded/engine-worker.js", here) : here;
}

/**
 * The embedded database as a function from bytes to bytes of PostgreSQL's protocol. The thread answers in order;
 * when it dies, what waits and what comes later is rejected.
 */
export class EmbeddedEngine {
  private readonly waiting: Waiting[] = [];
  private end: Error | null = null;
  private hasStarted = false;
  private readonly worker: Worker;
  private readonly exited: Promise<void>;

  private constructor(
    folder: string,
    private readonly notices: EngineNotices,
  ) {
    this.worker = new Worker(workerFile(), { workerData: { folder } });
    this.exited = new Promise((resolve) => this.worker.once("exit", () => resolve()));
    this.worker.on("message", (message: FromEngine) => this.receive(message));
    this.worker.on("error", (error) => this.die(error));
    this.worker.on("exit", (code) => this.die(new Error(`its thread has ended with code ${code}`)));
  }

  /** Starts the database in the folder, creating it if the folder is empty. Rejects where it can't be started. */
  static async start(folder: string, notices: EngineNotices = {}): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(folder, notices);
    await engine.nextAnswer();
    engine.hasStarted = true;
    return engine;
  }

  /** What the database answers to the bytes. Calls are answered in the order in which they are made. */
  send(bytes: Buffer): Promise<Buffer> {
    if (this.end) return Promise.reject(this.end);
    const answered = this.nextAnswer();
    // A copy of its own: the driver reuses the memory of what it has written.
    this.post({ kind: "bytes", bytes: new Uint8Array(bytes) });
    return answered;
  }

  /** Copies the database's files as they stand between two statements into a folder that is not there yet. */
  async copy(to: string): Promise<void> {
    if (this.end) throw this.end;
    const copied = this.nextAnswer();
    this.post({ kind: "copy", to });
    await copied;
  }

  /** Ends the database in order, after what was sent before. */
  async close(): Promise<void> {
    if (this.end) return;
    this.end = new Error("The embedded database is closed.");
    this.post({ kind: "close" });
    await this.exited;
  }

  private post(message: ToEngine): void {
    this.worker.postMessage(message);
  }

  private nextAnswer(): Promise<Buffer> {
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  private receive(message: FromEngine): void {
    if (message.kind === "noRoom") return this.notices.onNoRoom?.();
    const first = this.waiting.shift();
    if (message.kind === "failed") first?.reject(new Error(message.reason));
    else if (message.kind === "ready") first?.resolve(Buffer.alloc(0));
    else first?.resolve(bufferOn(message.bytes));
  }

  private die(reason: Error): void {
    const isUnasked = this.end === null;
    // What ends a thread may be no error at all.
    const why = (reason as Error | undefined)?.message ?? "its thread has broken off";
    this.end ??= new Error(`The embedded database has stopped: ${why}`);
    for (const call of this.waiting.splice(0)) call.reject(this.end);
    if (isUnasked && this.hasStarted) this.notices.onDied?.(this.end);
  }
}

const bufferOn = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
