import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** More than may be taken. */
export class TooLarge extends Error {}

/** All that is sent, at most `most` bytes; fails by TooLarge at the first byte beyond, with the connection ended. */
export async function bytesOf(
  answer: IncomingMessage,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > most) throw new TooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    answer.destroy();
  }
}

/** What servers call a CSV file, if they call it anything. */
const TEXT = /^(?:text\/(?!html\b)|application\/(?:csv|octet-stream|vnd\.ms-excel)\b)/i;

/** Whether it is text to be read: by its type, sent as it is, and without a zero byte unless it is UTF-16. */
export function isText(headers: IncomingHttpHeaders, bytes: Uint8Array): boolean {
  const { "content-type": type = "text/plain", "content-encoding": encoding = "identity" } =
    headers;
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return TEXT.test(type) && encoding === "identity" && (isUtf16 || !bytes.includes(0));
}
