import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request } from "express";

/** A body, made of parts; it is the same wherever `of` is the same object and `name` the same text. */
interface Body {
  readonly of: object;
  readonly name: string;
  readonly parts: readonly Uint8Array[];
}

export interface Encoded {
  readonly body: Buffer;
  /** null: as it is. */
  readonly encoding: Encoding | null;
}

type Encoding = "br" | "gzip";

/** Under this it is one packet in any case. */
const WORTH_BYTES = 1_400;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, quality),
  gzip: (body) => zip(body),
};

const made = new WeakMap<object, Map<string, Promise<Buffer>>>();

/** The body as this client takes it. Compressed off the event loop, and once for all who ask for the same. */
export async function compressed({ of, name, parts }: Body, request: Request): Promise<Encoded> {
  const encoding = encodingFor(request);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (encoding === null || length < WORTH_BYTES)
    return { body: Buffer.concat(parts), encoding: null };
  const bodies = made.get(of) ?? new Map<string, Promise<Buffer>>();
  made.set(of, bodies);
  const key = `${encoding} ${name}`;
  const making = bodies.get(key) ?? COMPRESS[encoding](Buffer.concat(parts));
  bodies.set(key, making);
  return { body: await making, encoding };
}

/** Only what is named: `Accept-Encoding: *`, or none, is no wish for it. */
function encodingFor(request: Request): Encoding | null {
  const named = request.get("Accept-Encoding") ?? "";
  const found = (["br", "gzip"] as const).find(
    (one) => named.includes(one) && request.acceptsEncodings(one),
  );
  return found ?? null;
}
