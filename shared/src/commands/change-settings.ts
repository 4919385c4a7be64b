import { z } from "zod";
import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { localDate, name, text, zone } from "./fields.js";
import { given, isSame, stillSeen } from "./given.js";
import { refusalOfDates, settingsOf } from "./settings-of.js";

const fields = {
  name: name.optional(),
  venue: text(120).optional(),
  zone: zone.optional(),
  startsOn: localDate.optional(),
  endsOn: localDate.optional(),
};

export const changeSettings = defineCommand({
  type: "changeSettings",
  schema: commandOf("changeSettings", { ...fields, seen: z.strictObject(fields).optional() }),
  decide: (state, { commandId: _, type: __, seen, ...changes }) => {
    const present = settingsOf(state);
    if (!stillSeen(present, seen)) return refuse({ code: "settings.changed", settings: present });
    const settings = { ...present, ...given(changes) };
    const reversed = refusalOfDates(settings);
    if (reversed) return refuse(reversed);
    return ok(isSame(settings, present) ? [] : [{ type: "settingsChanged", settings }]);
  },
});
