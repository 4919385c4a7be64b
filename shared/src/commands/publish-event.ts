import { ok } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { settingsOf } from "./settings-of.js";

/** Lets spectators in, from this version on (ACC-3). */
export const publishEvent = defineCommand({
  type: "publishEvent",
  schema: commandOf("publishEvent", {}),
  decide: (state, _command, { version }) =>
    ok(settingsOf(state).published === undefined ? [{ type: "eventPublished", version }] : []),
});
