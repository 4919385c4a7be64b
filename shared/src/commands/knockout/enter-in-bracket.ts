import { refusalOfResult } from "../../blocks/result-check.js";
import { tallyOf } from "../../blocks/score.js";
import type { Fact } from "../../facts/fact.js";
import { bothIn, type DrawnMatch } from "../../knockout/play/drawn-match.js";
import { drawnMatchOf } from "../../knockout/play/play-of.js";
import type { MatchResult } from "../../model/block.js";
import { bracketOfMatch, competitionOf, type MatchId } from "../../model/ids.js";
import type { EventState } from "../../model/state.js";
import type { Refusal } from "../../refusal.js";
import { ok, refuse } from "../../result.js";
import type { Decision } from "../define.js";
import { isSame } from "../given.js";
import { withLater } from "./with-later.js";

export interface GivenResult {
  readonly match: MatchId;
  readonly result: MatchResult;
  readonly seen?: MatchResult | null | undefined;
  readonly clearLater?: true | undefined;
}

/** A result in a bracket, or a correction: it may change who goes on only while nobody has played on (PLY-1, PLY-2). */
export function enterInBracket(state: EventState, given: GivenResult): Decision {
  const { match: id, result, seen } = given;
  const match = drawnMatchOf(state, id);
  const competition = state.competitions[competitionOf(id)];
  if (!match || match.state === "bye" || !competition) {
    return refuse({ code: "match.notFound", match: id });
  }
  const present = match.outcome.result;
  if (isSame(result, present)) return ok([]);
  if (seen !== undefined && !isSame(seen, present)) {
    return refuse({ code: "match.changed", match: id, result: present });
  }
  const sides = bothIn(match);
  if (!sides) return refuse({ code: "match.opponentUnknown", match: id });
  const wrong = refusalOfGone(state, match, sides) ?? refusalOfResult(result, competition.format);
  if (wrong) return refuse(wrong);
  const { winner } = tallyOf(result, competition.format);
  if (winner === null) return refuse({ code: "result.matchTied" });
  const facts: readonly Fact[] = [{ type: "resultEntered", match: id, result, sides }];
  const isSettledSo = match.state === "ready" || match.outcome.winner === winner;
  // Who goes on now as before, or goes on for the first time, can't have been missed later.
  const brackets = isSettledSo ? [] : [bracketOfMatch(id)];
  return withLater(state, facts, brackets, given.clearLater === true);
}

/** What was played before somebody left can be corrected; nothing new is entered of who is gone (PLY-4). */
function refusalOfGone(
  state: EventState,
  { outcome }: DrawnMatch,
  sides: readonly string[],
): Refusal | null {
  if (outcome.result) return null;
  const gone = sides.find((entrant) => state.entrants[entrant]?.withdrawn !== undefined);
  return gone === undefined ? null : { code: "entrant.withdrawn", entrant: gone };
}
