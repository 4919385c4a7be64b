import { ok } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { settingsOf } from "./settings-of.js";

/** Hides the event from spectators again (ACC-3). */
export const unpublishEvent = defineCommand({
  type: "unpublishEvent",
  schema: commandOf("unpublishEvent", {}),
  decide: (state) =>
    ok(settingsOf(state).published === undefined ? [] : [{ type: "eventUnpublished" }]),
});
