import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** Whole numbers by chance that anybody can repeat. */
export interface RandomNumbers {
  /** The next number from 0 up to `count` − 1, each as likely; `count` is from 1 to 2^32. */
  readonly below: (count: number) => number;
}

const WORDS = 2 ** 32;

/**
 * The chance that a secret and the entrants give (KON-2): the words are the 32-bit big-endian words of
 * HMAC-SHA-256(secret, JSON of the ids sorted, a line feed, the counter 0, 1, 2 …), one after the other. A word that would
 * make some numbers likelier is passed over.
 */
export function randomNumbersOf(secret: string, entrants: readonly string[]): RandomNumbers {
  const key = hexToBytes(secret);
  const list = JSON.stringify([...entrants].sort());
  let counter = 0;
  let words: DataView | null = null;
  let at = 0;
  const next = (): number => {
    if (!words || at === words.byteLength) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${list}\n${counter++}`));
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    const word = words.getUint32(at);
    at += 4;
    return word;
  };
  return {
    below: (count) => {
      const end = WORDS - (WORDS % count);
      let word = next();
      while (word >= end) word = next();
      return word % count;
    },
  };
}
