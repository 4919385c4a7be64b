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
   * @returns {Promise<Spectator>} when it is connected
   */
  static async connected({ port }) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    const spectator = new Spectator(socket);
    await once(socket, "message");
    socket.send(`40${pageHandshake}`);
    await once(socket, "message");
    return spectator;
  }

  /**
   * @param {import("./product.mjs").Product} product
   * @param {{ eventId: string, version: number }} held what it has of the event; version −1: nothing
   * @returns {Promise<Spectator>} when it is in
   */
  static async watching(product, held) {
    const spectator = await Spectator.connected(product);
    await spectator.join(held);
    return spectator;
  }

  /**
   * @param {{ eventId: string, version: number }} held as above
   * @returns {Promise<void>} when the answer is here
   */
  async join(held) {
    this.socket.send(joinPacket(held));
    const [answer] = await once(this.socket, "message");
    if (!String(answer).includes('"ok":true')) throw new Error(`Not let in: ${String(answer)}`);
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
