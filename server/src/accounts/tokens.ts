import { createHash, randomBytes } from "node:crypto";

/** A secret of 32 random bytes, as it stands in a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is kept of a secret (ACC-6): its SHA-256 in hex. It needs no salt: the secret can't be guessed. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
