import { ok, refuse } from "../result.js";
import { SETTINGS } from "../model/state.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { localDate, name, slug, text, zone } from "./fields.js";
import { refusalOfDates } from "./settings-of.js";

/** The first change of an event; who gives it through the server becomes the owner. */
export const createEvent = defineCommand({
  type: "createEvent",
  by: "server",
  schema: commandOf("createEvent", {
    slug,
    name,
    venue: text(120),
    zone,
    startsOn: localDate,
    endsOn: localDate,
  }),
  decide: (state, { commandId: _, type: __, ...settings }, { actor }) => {
    if (state.settings[SETTINGS]) return refuse({ code: "event.exists" });
    const reversed = refusalOfDates(settings);
    if (reversed) return refuse(reversed);
    const owner = {
      id: actor.id,
      name: actor.name,
      role: "owner",
      wcfRules: actor.wcfRules,
    } as const;
    return ok([{ type: "eventCreated", settings, owner }]);
  },
});
