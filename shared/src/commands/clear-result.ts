import type { Fact } from "../facts/fact.js";
import { isBracketMatch, matchParts } from "../model/ids.js";
import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { clearLater, matchId } from "./fields.js";
import { isSame } from "./given.js";
import { clearInBracket } from "./knockout/clear-in-bracket.js";
import { withLapses } from "./lapsing.js";
import { matchResult } from "./result-fields.js";

/** Takes a result away; the match is to be played again (RES-1). */
export const clearResult = defineCommand({
  type: "clearResult",
  schema: commandOf("clearResult", {
    match: matchId,
    seen: matchResult.nullable().optional(),
    clearLater,
  }),
  decide: (state, command) => {
    const { match: id, seen } = command;
    if (isBracketMatch(id)) return clearInBracket(state, command);
    const match = state.matches[id];
    if (!match) return refuse({ code: "match.notFound", match: id });
    if (match.result === undefined) return ok([]);
    if (seen !== undefined && !isSame(seen, match.result)) {
      return refuse({ code: "match.changed", match: id, result: match.result });
    }
    const fact: Fact = { type: "resultCleared", match: id };
    return ok(withLapses(state, [fact], [matchParts(id).block]));
  },
});
