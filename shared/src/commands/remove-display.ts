import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { displayId } from "./fields.js";

export const removeDisplay = defineCommand({
  type: "removeDisplay",
  schema: commandOf("removeDisplay", { display: displayId }),
  decide: (state, { display }) => {
    const present = state.displays[display];
    if (!present) return refuse({ code: "display.notFound", display });
    return ok([{ type: "displayRemoved", display, name: present.name }]);
  },
});
