import { ok } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { commandId } from "./fields.js";
import { lastStep, withSettingsNow, worded } from "./taking-back.js";

/** Takes back the owner's last change, by a change of its own (HUB-8). `target` is the change that the user saw as the last. */
export const undo = defineCommand({
  type: "undo",
  schema: commandOf("undo", { target: commandId }),
  decide: (state, { target }, { history, version }) => {
    const step = lastStep(history.undo, target);
    if (!step.ok) return step;
    const restored = withSettingsNow(state, step.value.inverse, version);
    return ok([{ type: "changeUndone", of: target, facts: worded(step.value.facts), restored }]);
  },
});
