import type { Refusal } from "@drawroom/shared";
import type { Request } from "express";
import { HttpRefusal } from "../web/http-refusal.js";

/** A journal of ten thousand changes is half of it. */
const LARGEST = 32 * 1024 * 1024;

const BROKEN_OFF: Refusal = {
  code: "protocol.invalid",
  issues: [{ path: "", message: "broken off" }],
};

/** The body as it was sent. Refuses `protocol.tooLarge` above 32 MB, and `protocol.invalid` where it was broken off. */
export async function requestBytes(request: Request): Promise<Uint8Array> {
  try {
    return await allOf(request);
  } catch (error) {
    // Whoever goes away in the middle is no failure of the server's.
    if (request.errored !== null && error === request.errored) throw new HttpRefusal(BROKEN_OFF);
    throw error;
  }
}

async function allOf(request: Request): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LARGEST) throw new HttpRefusal({ code: "protocol.tooLarge" });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
