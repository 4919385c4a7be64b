import type { Request } from "express";
import { HttpRefusal } from "../web/http-refusal.js";

/** A journal of ten thousand changes is half of it. */
const LARGEST = 32 * 1024 * 1024;

/** The body as it was sent. Refuses `protocol.tooLarge` above 32 MB. */
export async function requestBytes(request: Request): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LARGEST) throw new HttpRefusal({ code: "protocol.tooLarge" });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
