import { createHash } from "node:crypto";
import { Transform } from "node:stream";

/** Bytes of a SHA-256. */
const LENGTH = 32;

/** The bytes are not those that were sealed, or not all of them. */
export class NotWhole extends Error {}

/** Passes bytes on and puts their hash after them. */
export function seal(): Transform {
  const hash = createHash("sha256");
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
    flush: (done) => done(null, hash.digest()),
  });
}

/** Passes sealed bytes on without the hash after them; fails at their end with `NotWhole` if it is another. */
export function unseal(): Transform {
  const hash = createHash("sha256");
  let last = Buffer.alloc(0);
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      const all = Buffer.concat([last, chunk]);
      const sealed = all.subarray(0, Math.max(0, all.length - LENGTH));
      last = all.subarray(sealed.length);
      hash.update(sealed);
      done(null, sealed);
    },
    flush: (done) => done(hash.digest().equals(last) ? null : new NotWhole()),
  });
}
