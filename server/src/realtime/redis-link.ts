import { createClient } from "redis";

const SLOWEST_RETRY_MS = 1_000;

/** What is done with the messages of each channel. */
export type Channels = Readonly<Record<string, (message: string) => void>>;

/** Two connections to Redis, one that speaks and one that hears. Where they break they are made anew. */
export class RedisLink {
  private readonly speaker;
  private readonly ear;

  /** Opens at once; nothing waits for it, since without Redis the node serves all the same. */
  constructor(
    url: string,
    private readonly channels: Channels,
    onError: (error: Error) => void,
  ) {
    const client = () =>
      createClient({
        url,
        // What can't be told now is found by the next check; it is not kept.
        disableOfflineQueue: true,
        socket: { reconnectStrategy: (tries) => Math.min(tries * 50, SLOWEST_RETRY_MS) },
      }).on("error", onError);
    this.speaker = client();
    this.ear = client();
    this.speaker.connect().catch(() => {});
    this.hear().catch(() => {});
  }

  /** Says it where that can be done now. */
  publish(channel: string, message: string): void {
    if (this.speaker.isReady) this.speaker.publish(channel, message).catch(() => {});
  }

  /** Rejects where Redis does not answer; may wait for ever where the line is dead. */
  async check(): Promise<void> {
    await this.speaker.ping();
    if (!this.ear.isReady) throw new Error("nothing is heard of Redis");
  }

  close(): void {
    this.speaker.destroy();
    this.ear.destroy();
  }

  private async hear(): Promise<void> {
    await this.ear.connect();
    for (const [channel, take] of Object.entries(this.channels))
      await this.ear.subscribe(channel, take);
  }
}
