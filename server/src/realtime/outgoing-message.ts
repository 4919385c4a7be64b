import type { ServerMessages } from "@drawroom/shared";

/** A message encoded once for all who get it. */
export interface OutgoingMessage {
  /** As Socket.IO's parser would write it. */
  readonly packet: string;
  /** As it goes over a WebSocket. */
  readonly frame: Buffer;
}

/** In: the message's name and its payload as JSON. */
export function outgoingMessage(name: keyof ServerMessages, json: string): OutgoingMessage {
  const packet = `2["${name}",${json}]`;
  return { packet, frame: textFrame(`4${packet}`) };
}

/** An unmasked, final text frame (RFC 6455, 5.2). */
function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafeSlow(head + length);
  frame[0] = 0x81;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
