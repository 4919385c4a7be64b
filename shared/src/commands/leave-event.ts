import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { factsOfLeaving } from "./leaving.js";

/** A manager goes by themselves. The owner can't: there is always one (ACC-2). */
export const leaveEvent = defineCommand({
  type: "leaveEvent",
  by: "manager",
  schema: commandOf("leaveEvent", {}),
  decide: (state, _command, { actor }) => {
    const present = state.people[actor.id];
    if (!present) return refuse({ code: "person.notFound", person: actor.id });
    return ok(factsOfLeaving(state, present));
  },
});
