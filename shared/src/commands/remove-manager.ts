import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { personId } from "./fields.js";
import { factsOfLeaving } from "./leaving.js";

export const removeManager = defineCommand({
  type: "removeManager",
  schema: commandOf("removeManager", { person: personId }),
  decide: (state, { person }) => {
    const present = state.people[person];
    if (!present) return refuse({ code: "person.notFound", person });
    if (present.role === "owner") return refuse({ code: "person.isOwner", person });
    return ok(factsOfLeaving(state, present));
  },
});
