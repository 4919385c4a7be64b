import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The seal of a secret, both as hexadecimal digits: SHA-256 of its bytes (KON-2). */
export const sealOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** The secret of a draw, by a key that is told to nobody: 64 hexadecimal digits. The same on every node that has the key. */
export const secretFrom = (key: string, draw: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(draw)));
