import { z } from "zod";
import { without } from "../facts/tables.js";
import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { localDate, name, text, webAddress, zone } from "./fields.js";
import { given, isSame, stillSeen } from "./given.js";
import { refusalOfDates, settingsOf } from "./settings-of.js";

const fields = {
  name: name.optional(),
  venue: text(120).optional(),
  zone: zone.optional(),
  startsOn: localDate.optional(),
  endsOn: localDate.optional(),
  /** null takes it out. */
  rankingUrl: webAddress.nullable().optional(),
};

export const changeSettings = defineCommand({
  type: "changeSettings",
  schema: commandOf("changeSettings", { ...fields, seen: z.strictObject(fields).optional() }),
  decide: (state, { commandId: _, type: __, seen, rankingUrl, ...changes }) => {
    const present = settingsOf(state);
    if (!stillSeen(present, seen)) return refuse({ code: "settings.changed", settings: present });
    const plain = { ...present, ...given(changes) };
    const settings =
      rankingUrl === undefined
        ? plain
        : rankingUrl === null
          ? without(plain, "rankingUrl")
          : { ...plain, rankingUrl };
    const reversed = refusalOfDates(settings);
    if (reversed) return refuse(reversed);
    return ok(isSame(settings, present) ? [] : [{ type: "settingsChanged", settings }]);
  },
});
