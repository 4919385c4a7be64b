import { Decoder, PacketType, type Packet } from "socket.io-parser";

/** Stands for a payload that was not read. */
export class Unread {
  constructor(readonly why: "protocol.tooLarge" | "protocol.invalid") {}
}

/** The largest message read: an import of 512 entrants is a third of it. */
const LARGEST = 256 * 1024;

/** The head of an event that wants an answer: type, id, name. */
const HEAD = /^2(\d{1,15})\["([a-z:]{1,40})"/;

/** Events and answers with attachments. */
const BINARY = /^[56]/;

/**
 * Socket.IO's decoder, but that a message which is too large or is no JSON does not cost the connection: where it asks for
 * an answer, the handler gets `Unread` in its place and answers with a code (WIR-2, WIR-8).
 */
export class TolerantDecoder extends Decoder {
  override add(message: unknown): void {
    // Clients send no bytes; one that announces some would have every later message taken for them.
    if (typeof message !== "string" || BINARY.test(message)) throw new Error("binary message");
    if (message.length > LARGEST) return this.unread(message, new Unread("protocol.tooLarge"));
    try {
      super.add(message);
    } catch (error) {
      if (!HEAD.test(message)) throw error;
      this.unread(message, new Unread("protocol.invalid"));
    }
  }

  private unread(message: string, why: Unread): void {
    const head = HEAD.exec(message);
    if (!head) throw new Error(why.why);
    const packet: Packet = {
      type: PacketType.EVENT,
      nsp: "/",
      id: Number(head[1]),
      data: [head[2], why],
    };
    this.emitReserved("decoded", packet);
  }
}
