import type { Fact } from "../../facts/fact.js";
import { playedOnBy } from "../../knockout/play/later.js";
import { drawnMatchOf } from "../../knockout/play/play-of.js";
import { bracketOfMatch } from "../../model/ids.js";
import type { EventState } from "../../model/state.js";
import { ok, refuse } from "../../result.js";
import type { Decision } from "../define.js";
import { isSame } from "../given.js";
import type { GivenResult } from "./enter-in-bracket.js";
import { withLater } from "./with-later.js";

/** Takes a bracket's result away, where nobody has played on or what was played on goes too (PLY-2). */
export function clearInBracket(state: EventState, given: Omit<GivenResult, "result">): Decision {
  const { match: id, seen } = given;
  const match = drawnMatchOf(state, id);
  if (!match || match.state === "bye") return refuse({ code: "match.notFound", match: id });
  const { result } = match.outcome;
  if (result === null) return ok([]);
  if (seen !== undefined && !isSame(seen, result)) {
    return refuse({ code: "match.changed", match: id, result });
  }
  const facts: readonly Fact[] = [{ type: "resultCleared", match: id }];
  const later = playedOnBy(state, match);
  return withLater(state, facts, [bracketOfMatch(id)], given.clearLater === true, later);
}
