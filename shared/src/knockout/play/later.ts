import { bracketMatchId, bracketOfMatch, type EntrantId, type MatchId } from "../../model/ids.js";
import type { EventState } from "../../model/state.js";
import { bothIn, type DrawnMatch } from "./drawn-match.js";
import { playOf } from "./play-of.js";

/** The later matches of a bracket, the one for third too, that one of a match's two has played, round by round (PLY-2). */
export function playedOnBy(state: EventState, match: DrawnMatch): readonly MatchId[] {
  const bracket = bracketOfMatch(match.id);
  const { rounds, thirdPlace } = playOf(state, bracket);
  const both = bothIn(match) ?? [];
  const later: MatchId[] = [];
  for (let round = match.round + 1, at = match.number; round <= rounds.length; round++) {
    at = Math.ceil(at / 2);
    later.push(bracketMatchId(bracket, round, at));
  }
  if (thirdPlace && !match.isThirdPlace) later.push(thirdPlace.id);
  return later.filter((id) => {
    const sides: readonly EntrantId[] = state.bracketMatches[id]?.sides ?? [];
    return both.some((entrant) => sides.includes(entrant));
  });
}
