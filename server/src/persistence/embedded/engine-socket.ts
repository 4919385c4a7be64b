import { Duplex } from "node:stream";
import type { EmbeddedEngine } from "./engine.js";

function frame(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, "latin1");
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const statement = (sql: string) => frame("Q", Buffer.from(`${sql}\0`));
/** "Authenticated" and "ready": nobody has to sign in to a database of one's own process. */
const GREETING = Buffer.concat([frame("R", Buffer.alloc(4)), frame("Z", Buffer.from("I"))]);
const TERMINATE = "X".charCodeAt(0);

type Done = (error?: Error | null) => void;

/**
 * What the `pg` driver takes for its socket: so TypeORM and the driver stay the same with both databases, and only the
 * bytes go to the engine instead of a network.
 */
export class EngineSocket extends Duplex {
  private isGreeted = false;

  constructor(private readonly engine: EmbeddedEngine) {
    super();
  }

  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.forward(chunk).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.forward(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  /** The one session is shared by all connections in turn: the next must find it clean. */
  override _destroy(error: Error | null, done: Done): void {
    this.engine
      .send(statement("ROLLBACK"))
      .then(() => this.engine.send(statement("DISCARD ALL")))
      .then(
        () => done(error),
        () => done(error),
      );
  }

  private async forward(bytes: Buffer): Promise<void> {
    if (!this.isGreeted) {
      this.isGreeted = true;
      this.push(GREETING);
    } else if (bytes[0] === TERMINATE) {
      this.push(null);
    } else {
      const answer = await this.engine.send(bytes);
      if (answer.length > 0) this.push(answer);
    }
  }
}
