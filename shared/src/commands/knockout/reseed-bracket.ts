import type { EventState } from "../../model/state.js";
import { ok, refuse } from "../../result.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { bracketId, confirmed } from "../fields.js";
import { isSame } from "../given.js";
import { drawing } from "./drawing.js";
import { foundBracket, type FoundBracket } from "./found-bracket.js";
import { playedIn } from "./played-in.js";

/**
 * Draws again with the present finishing orders and grades, after a question where results go with the old draw (GEN-3). A bracket
 * that still shows its labels is drawn as by `generateBracket`.
 */
export const reseedBracket = defineCommand({
  type: "reseedBracket",
  schema: commandOf("reseedBracket", { bracket: bracketId, confirmed }),
  decide: (state, { bracket: id, confirmed: isConfirmed }, context) => {
    const found = foundBracket(state, id);
    if (!found.ok) return found;
    const cleared = playedIn(state, id);
    if (cleared.length > 0 && !isConfirmed) {
      return refuse({ code: "bracket.needsConfirmation", bracket: id, matches: cleared, times: 0 });
    }
    const drawn = drawing(state, found.value, context);
    if (!drawn.ok) return drawn;
    const { facts, seeding } = drawn.value;
    if (cleared.length === 0 && facts.length === 0 && isAsDrawn(state, found.value, seeding)) {
      return ok([]);
    }
    return ok([...facts, { type: "bracketDrawn", bracket: id, seeding, cleared }]);
  },
});

/** Whether the bracket is just what it would become. */
const isAsDrawn = (state: EventState, { id, bracket }: FoundBracket, seeding: object): boolean =>
  isSame(state.seedings[id], seeding) &&
  isSame(bracket.draw, { byLine: state.seedings[id]?.byLine, replaced: {} });
