import { bracketMatchIdsOf } from "../../model/keys.js";
import { ok, refuse } from "../../result.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { bracketId, confirmed } from "../fields.js";
import { foundBracket } from "./found-bracket.js";
import { playedIn } from "./played-in.js";

/** Asks first where it has been drawn, or times go with it (SCR-7). */
export const removeBracket = defineCommand({
  type: "removeBracket",
  schema: commandOf("removeBracket", { bracket: bracketId, confirmed }),
  decide: (state, { bracket: id, confirmed: isConfirmed }) => {
    const found = foundBracket(state, id);
    if (!found.ok) return found;
    const { bracket } = found.value;
    const times = bracketMatchIdsOf(state, id).filter((match) => {
      const { at, court } = state.bracketMatches[match] ?? {};
      return at !== undefined || court !== undefined;
    }).length;
    if ((bracket.draw || times > 0) && !isConfirmed) {
      const matches = playedIn(state, id);
      return refuse({ code: "bracket.needsConfirmation", bracket: id, matches, times });
    }
    return ok([{ type: "bracketRemoved", bracket: id, name: bracket.name }]);
  },
});
