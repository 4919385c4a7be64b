import { commandSchema, invalidOf, refuse, step, type Command } from "@drawroom/shared";
import type { Authoring } from "./core/authoring-port";

/**
 * The engine and the commands' schemas. Loaded by `import()` only where commands are given, so a spectator's page
 * carries neither (SCR-10).
 */
export function createAuthoring(): Authoring {
  // A pending command is decided again on every new state; its schema reads it once.
  const read = new WeakMap<Command, ReturnType<typeof commandSchema.safeParse>>();
  const reading = (command: Command) => {
    const known = read.get(command) ?? commandSchema.safeParse(command);
    read.set(command, known);
    return known;
  };
  return {
    step: (held, command, context) => {
      const { success, data, error } = reading(command);
      if (success) return step(held, data, context);
      return refuse(invalidOf(error));
    },
  };
}
