import type { Actor } from "@drawroom/shared";

/** Who sends a command: the account, null for nobody signed in, and the session it came by. */
export interface Sender {
  readonly actor: Actor | null;
  readonly session?: string;
}

export const NOBODY: Sender = { actor: null };
