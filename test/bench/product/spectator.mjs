import { once } from "node:events";
import { WebSocket } from "ws";
import { joinPacket, pageHandshake } from "./live-event.mjs";

/** One who watches, without a client library in between: it sees what is on the wire. */
export class Spectator {
  /** @param {WebSocket} socket */
  constructor(socket) {
    /** @type {{ text: string, bytes: number, at: number }[]} `at`: milliseconds since 1970 */
    this.changes = [];
    this.socket = socket;
    socket.on("message", (data, isBinary) => {
      const text = isBinary ? "" : String(data);
      if (text === "2") socket.send("3");
      if (!text.startsWith('42["event:changes"')) return;
      const { length } = /** @type {Buffer} */ (data);
      const at = performance.timeOrigin + performance.now();
      this.changes.push({ text, bytes: length + headOf(length), at });
      socket.emit("changes");
    });
  }

  /**
   * @param {import("./product.mjs").Product} product
   * @param {import("./live-event.mjs").LiveEvent} event
   * @returns {Promise<Spectator>} when it is in
   */
  static async watching({ port }, event) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    const spectator = new Spectator(socket);
    const steps = [() => socket.send(`40${pageHandshake}`), () => socket.send(joinPacket(event))];
    for (const step of steps) {
      await once(socket, "message");
      step();
    }
    await once(socket, "message");
    return spectator;
  }

  /**
   * @param {number} count
   * @returns {Promise<void>} when so many messages have come
   */
  async hasHeard(count) {
    while (this.changes.length < count) await once(this.socket, "changes");
  }

  close() {
    this.socket.terminate();
  }
}

/**
 * RFC 6455, 5.2
 * @param {number} length
 */
const headOf = (length) => (length < 126 ? 2 : length < 65_536 ? 4 : 10);
