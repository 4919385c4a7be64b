import type { Change, Command, Context, Held, Refusal, Result } from "@drawroom/shared";

/** A command's effect on what is held; null where nothing would change. */
export type Stepped = Result<{ readonly change: Change; readonly held: Held } | null, Refusal>;

/** The engine, in those browsers that give commands. Everybody else follows without it. */
export interface Authoring {
  step(held: Held, command: Command, context: Context): Stepped;
}
