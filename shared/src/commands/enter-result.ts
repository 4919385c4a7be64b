import { refusalOfResult } from "../blocks/result-check.js";
import { hasLiveDraw } from "../blocks/shown-seats.js";
import type { Fact } from "../facts/fact.js";
import { competitionOf, isBracketMatch, matchParts, seatId, type MatchId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";
import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { clearLater, matchId } from "./fields.js";
import { isSame } from "./given.js";
import { enterInBracket } from "./knockout/enter-in-bracket.js";
import { withLapses } from "./lapsing.js";
import { matchResult } from "./result-fields.js";

/** Enters a result or corrects one (RES-1). It never changes a block's seats. */
export const enterResult = defineCommand({
  type: "enterResult",
  schema: commandOf("enterResult", {
    match: matchId,
    result: matchResult,
    /** What the user saw; null: none. */
    seen: matchResult.nullable().optional(),
    clearLater,
  }),
  decide: (state, command) => {
    const { match: id, result, seen } = command;
    if (isBracketMatch(id)) return enterInBracket(state, command);
    const match = state.matches[id];
    const competition = state.competitions[competitionOf(id)];
    if (!match || !competition) return refuse({ code: "match.notFound", match: id });
    const present = match.result ?? null;
    if (isSame(result, present)) return ok([]);
    if (seen !== undefined && !isSame(seen, present)) {
      return refuse({ code: "match.changed", match: id, result: present });
    }
    const refusal = refusalOfEntrants(state, id) ?? refusalOfResult(result, competition.format);
    if (refusal) return refuse(refusal);
    const fact: Fact = { type: "resultEntered", match: id, result };
    return ok(withLapses(state, [fact], [matchParts(id).block]));
  },
});

/** Both must be known, and neither gone with all that they played. */
function refusalOfEntrants(state: EventState, match: MatchId): Refusal | null {
  const { block, a, b } = matchParts(match);
  const isLive = hasLiveDraw(state, competitionOf(match));
  for (const seed of [a, b]) {
    const seat = state.seats[seatId(block, seed)];
    const entrant =
      seat && (!isLive || seat.drawn !== undefined) ? state.entrants[seat.entrant] : undefined;
    if (!entrant) return { code: "match.noEntrants", match };
    if (entrant.withdrawn === "out" || entrant.withdrawn === "struck") {
      return { code: "entrant.withdrawn", entrant: entrant.id };
    }
  }
  return null;
}
