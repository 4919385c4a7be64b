import { evolve } from "../../facts/evolve.js";
import type { Fact } from "../../facts/fact.js";
import { playOf } from "../../knockout/play/play-of.js";
import type { BracketId, MatchId } from "../../model/ids.js";
import type { EventState } from "../../model/state.js";
import { ok, refuse } from "../../result.js";
import type { Decision } from "../define.js";

/**
 * The facts, unless results of these brackets would then be of others than played them. Those are listed in the refusal, or with
 * `clearsLater` cleared in the same change, however many rounds on (PLY-2).
 * @param later matches whose results go in any case
 */
export function withLater(
  state: EventState,
  facts: readonly Fact[],
  brackets: readonly BracketId[],
  clearsLater: boolean,
  later: readonly MatchId[] = [],
): Decision {
  if (brackets.length === 0) return ok(facts);
  const after = [...facts, ...later.map(cleared)].reduce(evolve, state);
  const matches = [...later, ...brackets.flatMap((bracket) => playOf(after, bracket).stale)];
  if (matches.length === 0) return ok(facts);
  matches.sort();
  if (!clearsLater) return refuse({ code: "bracket.laterPlayed", matches });
  return ok([...facts, ...matches.map(cleared)]);
}

/** The facts, unless results of this bracket would then be of others than played them: these have to be cleared first. */
export function unlessPlayed(
  state: EventState,
  facts: readonly Fact[],
  bracket: BracketId,
): Decision {
  const decision = withLater(state, facts, [bracket], false);
  if (decision.ok || decision.refusal.code !== "bracket.laterPlayed") return decision;
  return refuse({ code: "bracket.isPlayed", bracket, matches: decision.refusal.matches });
}

const cleared = (match: MatchId): Fact => ({ type: "resultCleared", match });
