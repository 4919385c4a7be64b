import type { Bracket, BracketDraw } from "../../model/bracket.js";
import type { Competition } from "../../model/competition.js";
import { competitionOf, type BracketId } from "../../model/ids.js";
import type { EventState } from "../../model/state.js";
import type { Refusal } from "../../refusal.js";
import { ok, refuse, type Result } from "../../result.js";

export interface FoundBracket {
  readonly id: BracketId;
  readonly bracket: Bracket;
  readonly competition: Competition;
}

/** The bracket named with its competition, or the refusal. */
export function foundBracket(state: EventState, id: BracketId): Result<FoundBracket, Refusal> {
  const bracket = state.brackets[id];
  const competition = state.competitions[competitionOf(id)];
  return bracket && competition
    ? ok({ id, bracket, competition })
    : refuse({ code: "bracket.notFound", bracket: id });
}

/** The bracket named, if it has been drawn. */
export function drawnBracket(
  state: EventState,
  id: BracketId,
): Result<FoundBracket & { readonly draw: BracketDraw }, Refusal> {
  const found = foundBracket(state, id);
  if (!found.ok) return found;
  const { draw } = found.value.bracket;
  return draw ? ok({ ...found.value, draw }) : refuse({ code: "bracket.notDrawn", bracket: id });
}
