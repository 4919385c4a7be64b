import { without } from "../facts/tables.js";
import type { Display } from "../model/event.js";
import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { competitionId, displayId, displayView, name, theme } from "./fields.js";
import { given, isSame } from "./given.js";

/** Renames or steers a big screen; `competition: null` shows the first (SCR-3). */
export const changeDisplay = defineCommand({
  type: "changeDisplay",
  schema: commandOf("changeDisplay", {
    display: displayId,
    name: name.optional(),
    view: displayView.optional(),
    competition: competitionId.nullable().optional(),
    theme: theme.optional(),
  }),
  decide: (state, { display: id, name, view, competition, theme }) => {
    const present = state.displays[id];
    if (!present) return refuse({ code: "display.notFound", display: id });
    if (competition && !state.competitions[competition]) {
      return refuse({ code: "competition.notFound", competition });
    }
    const kept: Display = competition === null ? without(present, "competition") : present;
    const display = {
      ...kept,
      ...given({ name, view, theme, competition: competition ?? undefined }),
    };
    return ok(isSame(display, present) ? [] : [{ type: "displayChanged", display }]);
  },
});
