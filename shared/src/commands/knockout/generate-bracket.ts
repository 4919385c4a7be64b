import { ok, refuse } from "../../result.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { bracketId } from "../fields.js";
import { drawing } from "./drawing.js";
import { foundBracket } from "./found-bracket.js";

/** Draws a bracket that names only places so far; the blocks still being played are named in the refusal (GEN-2). */
export const generateBracket = defineCommand({
  type: "generateBracket",
  schema: commandOf("generateBracket", { bracket: bracketId }),
  decide: (state, { bracket: id }, context) => {
    const found = foundBracket(state, id);
    if (!found.ok) return found;
    if (found.value.bracket.draw) return refuse({ code: "bracket.isDrawn", bracket: id });
    const drawn = drawing(state, found.value, context);
    if (!drawn.ok) return drawn;
    const { facts, seeding } = drawn.value;
    return ok([...facts, { type: "bracketDrawn", bracket: id, seeding, cleared: [] }]);
  },
});
