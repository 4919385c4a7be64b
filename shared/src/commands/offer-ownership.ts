import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { personId } from "./fields.js";
import { settingsOf } from "./settings-of.js";

/** The first half of ACC-2; a new offer takes the place of an old one. */
export const offerOwnership = defineCommand({
  type: "offerOwnership",
  schema: commandOf("offerOwnership", { to: personId }),
  decide: (state, { to }) => {
    const person = state.people[to];
    if (!person) return refuse({ code: "person.notFound", person: to });
    if (person.role === "owner") return refuse({ code: "person.isOwner", person: to });
    return ok(settingsOf(state).offeredTo === to ? [] : [{ type: "ownershipOffered", to }]);
  },
});
