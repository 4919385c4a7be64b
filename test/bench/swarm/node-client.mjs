import { WebSocket } from "ws";

/**
 * @typedef {{ port: number, isSocketIo: boolean, connect: string, join: string, head: string, path: string, fetches: boolean }} Wishes
 * @typedef {object} Listener
 * @property {(text: string) => void} changes
 * @property {(text: string) => void} joined the answer to the join
 * @property {(bytes: Buffer) => void} snapshot
 * @property {(text: string) => void} answered
 * @property {() => void} fault
 * @property {() => void} lost
 */

/** One client, as far as it goes: in, and then listening. */
export class Client {
  /**
   * @param {Wishes} wishes
   * @param {Listener} listener
   */
  constructor(wishes, listener) {
    this.wishes = wishes;
    this.listener = listener;
    /** @type {WebSocket | null} */
    this.socket = null;
  }

  /** @returns {Promise<void>} when it is in */
  open() {
    const { port, isSocketIo, path, head } = this.wishes;
    const address = isSocketIo ? "/socket.io/?EIO=4&transport=websocket" : path;
    const socket = new WebSocket(`ws://127.0.0.1:${port}${address}`, {
      perMessageDeflate: false,
      headers: Object.fromEntries(
        head
          .split("\r\n")
          .filter(Boolean)
          .map((line) => line.split(/: (.*)/s)),
      ),
    });
    this.socket = socket;
    socket.on("close", () => {
      if (this.socket === socket) this.listener.lost();
    });
    socket.on("error", this.listener.fault);
    const { fetches } = this.wishes;
    return new Promise((resolve) => {
      if (!isSocketIo && !fetches) socket.once("open", () => resolve());
      socket.on("message", (data, isBinary) => {
        if (!isBinary) return this.#hear(String(data), resolve);
        this.listener.snapshot(/** @type {Buffer} */ (data));
        resolve();
      });
    });
  }

  hangUp() {
    const { socket } = this;
    this.socket = null;
    socket?.terminate();
  }

  /** @param {string} packet */
  send(packet) {
    this.socket?.send(packet);
  }

  /**
   * @param {string} text
   * @param {() => void} isIn
   */
  #hear(text, isIn) {
    const { connect, join } = this.wishes;
    const { listener } = this;
    if (text.startsWith('42["event:changes"')) listener.changes(text);
    else if (text === "2") this.send("3");
    else if (text.startsWith("0")) this.send(`40${connect}`);
    else if (text.startsWith("40")) join === "" ? isIn() : this.send(join);
    else if (/^4[36]\d*-?0\[\{"ok":true/.test(text)) {
      listener.joined(text);
      if (text.startsWith("43")) isIn();
    } else if (text.startsWith("43")) listener.answered(text);
    else if (!text.startsWith("42[")) listener.fault();
  }
}
