import { randomUUID } from "node:crypto";
import { BroadcastChannel } from "node:worker_threads";
import type { LaterRound } from "@drawroom/shared";
import type { FromPairing, ToPair } from "../../server/src/hub/pairing/pairing-messages";

const program = (source: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(source)}`);

/** A pairing thread that never answers. */
export const SILENT_THREAD = program(`
  import { parentPort } from "node:worker_threads";
  parentPort.on("message", () => {});
`);

/** A pairing thread that ends before it answers. */
export const ENDING_THREAD = program("process.exit(3)");

/** A pairing thread that passes on what it is asked, so that the test gives the answers, in its own time. */
export class PairingRelay {
  readonly file: URL;
  private readonly name = randomUUID();
  private readonly channel = new BroadcastChannel(this.name);
  private readonly came: ToPair[] = [];
  private wake: () => void = () => {};

  constructor() {
    this.file = program(`
      import { BroadcastChannel, parentPort } from "node:worker_threads";
      const channel = new BroadcastChannel("${this.name}");
      parentPort.on("message", (asked) => channel.postMessage({ asked }));
      channel.onmessage = ({ data }) => {
        if (data.answer) parentPort.postMessage(data.answer);
        if (data.isEnd) process.exit(0);
      };
    `);
    this.channel.onmessage = (event) => {
      const { asked } = (event as { data: { asked: ToPair } }).data;
      this.came.push(asked);
      this.wake();
    };
  }

  /** The next that is asked. */
  async next(): Promise<ToPair> {
    while (this.came.length === 0) await new Promise<void>((resolve) => (this.wake = resolve));
    return this.came.shift()!;
  }

  answer({ id }: ToPair, round: LaterRound): void {
    this.channel.postMessage({ answer: { id, round } satisfies FromPairing });
  }

  /** Ends the thread that runs. */
  endThread(): void {
    this.channel.postMessage({ isEnd: true });
  }

  close(): void {
    this.channel.close();
  }
}
