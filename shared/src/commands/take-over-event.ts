import { z } from "zod";
import { ok } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { name, personId, slug } from "./fields.js";

/**
 * The server hands an imported event to whoever brought it (JRN-2). The people of the server it comes from are none of this
 * one's, so nobody else keeps a part in it; the address may be another.
 */
export const takeOverEvent = defineCommand({
  type: "takeOverEvent",
  by: "server",
  schema: commandOf("takeOverEvent", {
    slug,
    person: z.strictObject({ id: personId, name, wcfRules: z.boolean() }),
  }),
  decide: (state, { slug, person }) => {
    const from = Object.keys(state.people).sort();
    const owner = { ...person, role: "owner" } as const;
    return ok([{ type: "eventTakenOver", slug, owner, from }]);
  },
});
