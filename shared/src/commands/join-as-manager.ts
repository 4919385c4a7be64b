import { z } from "zod";
import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { name, personId } from "./fields.js";
import { refusalOfFull } from "./full.js";

/** The server lets in who followed an invitation. */
export const joinAsManager = defineCommand({
  type: "joinAsManager",
  by: "server",
  schema: commandOf("joinAsManager", {
    person: z.strictObject({ id: personId, name, wcfRules: z.boolean() }),
  }),
  decide: (state, { person }) => {
    if (state.people[person.id]) return ok([]);
    const full = refusalOfFull(state, "people");
    if (full) return refuse(full);
    return ok([{ type: "managerJoined", person: { ...person, role: "manager" } }]);
  },
});
