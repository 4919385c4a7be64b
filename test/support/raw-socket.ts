import { PROTOCOL } from "@drawroom/shared";
import { onTestFinished } from "vitest";
import WebSocket from "ws";
import type { TestNode } from "./start-node";

/** A WebSocket that speaks Socket.IO by hand: for frames that no client library sends, and to weigh those that come. */
export class RawSocket {
  /** Every text frame that has come, as it is. */
  readonly frames: string[] = [];
  private readonly listeners = new Set<(frame: string) => void>();

  private constructor(readonly ws: WebSocket) {
    ws.on("message", (data: Buffer, isBinary: boolean) => {
      const frame = isBinary ? "" : data.toString();
      if (frame === "2") ws.send("3");
      this.frames.push(frame);
      for (const listen of [...this.listeners]) listen(frame);
    });
    // Being cut off is what some tests wait for.
    ws.on("error", () => {});
    onTestFinished(() => ws.terminate());
  }

  static async open(node: Pick<TestNode, "url">, cookie?: string): Promise<RawSocket> {
    const address = `${node.url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
    const headers = { origin: node.url, ...(cookie !== undefined && { cookie }) };
    const raw = new RawSocket(new WebSocket(address, { headers }));
    await raw.next((frame) => frame.startsWith("0"));
    const connected = raw.next((frame) => frame.startsWith("40"));
    raw.ws.send(`40${JSON.stringify({ protocol: PROTOCOL, kind: "page" })}`);
    await connected;
    return raw;
  }

  send(frame: string): void {
    this.ws.send(frame);
  }

  /** Sends an event by its text and waits for the answer with that id. */
  async ask(id: number, text: string): Promise<unknown> {
    const answer = this.next(
      (frame) => frame.startsWith(`43${id}[`) || frame.startsWith(`461-${id}[`),
    );
    this.send(`42${id}${text}`);
    const frame = await answer;
    return (JSON.parse(frame.slice(frame.indexOf("["))) as unknown[])[0];
  }

  /** The next frame that fits; rejects after 10 s. */
  next(fits: (frame: string) => boolean): Promise<string> {
    return new Promise((resolve, reject) => {
      const take = (frame: string) => {
        if (!fits(frame)) return;
        clearTimeout(timer);
        this.listeners.delete(take);
        resolve(frame);
      };
      const timer = setTimeout(() => reject(new Error("No such frame")), 10_000);
      this.listeners.add(take);
    });
  }
}
