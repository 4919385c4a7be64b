import { ok } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { commandId } from "./fields.js";
import { lastStep, withSettingsNow, worded } from "./taking-back.js";

/** Makes the change again that was taken back last (HUB-8). `target` is the change that the user saw as the last. */
export const redo = defineCommand({
  type: "redo",
  schema: commandOf("redo", { target: commandId }),
  decide: (state, { target }, { history, version }) => {
    const step = lastStep(history.redo, target);
    if (!step.ok) return step;
    const restored = withSettingsNow(state, step.value.inverse, version);
    return ok([{ type: "changeRedone", of: target, facts: worded(step.value.facts), restored }]);
  },
});
