import { z } from "zod";
import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { competitionId, displayId, displayView, name, theme } from "./fields.js";
import { refusalOfFull } from "./full.js";
import { given } from "./given.js";

/** A big screen; its address is `/d/<eventId><displayId>`. */
export const addDisplay = defineCommand({
  type: "addDisplay",
  schema: commandOf("addDisplay", {
    display: z.strictObject({
      id: displayId,
      name,
      view: displayView,
      competition: competitionId.optional(),
      theme: theme.optional(),
    }),
  }),
  decide: (state, { display }) => {
    const { id, name, view, competition } = display;
    if (state.displays[id]) return refuse({ code: "id.taken", id });
    const full = refusalOfFull(state, "displays");
    if (full) return refuse(full);
    if (competition !== undefined && !state.competitions[competition]) {
      return refuse({ code: "competition.notFound", competition });
    }
    const added = { id, name, view, theme: display.theme ?? "lawn", ...given({ competition }) };
    return ok([{ type: "displayAdded", display: added }]);
  },
});
