import { Worker } from "node:worker_threads";
import type { LaterRound } from "@drawroom/shared";
import type { FromPairing, ToPair } from "./pairing-messages.js";

interface Waiting {
  readonly resolve: (round: LaterRound) => void;
  readonly reject: (reason: Error) => void;
}

/** The worker is JavaScript: where the sources themselves run (in tests), the built file is taken. */
export function pairingFile(): URL {
  const here = new URL("./pairing-worker.js", import.meta.url);
  const isSource = import.meta.url.endsWith(".ts");
  return isSource ? new URL("../../../dist/hub/pairing/pairing-worker.js", here) : here;
}

/** One thread that pairs; once it has ended, what waits and what comes later is rejected. It keeps no process alive. */
export class PairingThread {
  end: Error | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly worker: Worker;
  private asked = 0;

  constructor(
    file: URL,
    private readonly patienceMs: number,
  ) {
    this.worker = new Worker(file);
    this.worker.on("message", ({ id, round }: FromPairing) => this.waiting.get(id)?.resolve(round));
    this.worker.on("error", (error) => this.stop(error));
    this.worker.on("exit", (code) => this.stop(new Error(`ended with code ${code}`)));
    this.worker.unref();
  }

  /** What the thread makes of it. One that takes too long ends the thread, since nothing else stops its work. */
  async pair(given: Omit<ToPair, "id">): Promise<LaterRound> {
    if (this.end) throw this.end;
    const id = ++this.asked;
    const impatience = setTimeout(() => this.stop(new Error("too slow")), this.patienceMs);
    try {
      return await new Promise<LaterRound>((resolve, reject) => {
        this.waiting.set(id, { resolve, reject });
        this.worker.postMessage({ id, ...given } satisfies ToPair);
      });
    } finally {
      clearTimeout(impatience);
      this.waiting.delete(id);
    }
  }

  private stop(reason: Error): void {
    this.end ??= reason;
    for (const { reject } of this.waiting.values()) reject(this.end);
    void this.worker.terminate();
  }
}
