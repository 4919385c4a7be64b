import { z } from "zod";
import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { name, personId } from "./fields.js";
import { isSame } from "./given.js";

/** The server passes on an account's new name or WCF rules flag (ACC-5). */
export const changePerson = defineCommand({
  type: "changePerson",
  by: "server",
  schema: commandOf("changePerson", {
    person: z.strictObject({ id: personId, name, wcfRules: z.boolean() }),
  }),
  decide: (state, { person: changes }) => {
    const present = state.people[changes.id];
    if (!present) return refuse({ code: "person.notFound", person: changes.id });
    const person = { ...present, ...changes };
    return ok(isSame(person, present) ? [] : [{ type: "personChanged", person }]);
  },
});
