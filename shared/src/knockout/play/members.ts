import type { Entrant } from "../../model/entrant.js";
import type { BracketId, EntrantId, MatchId } from "../../model/ids.js";
import { bracketsOf } from "../../model/keys.js";
import type { EventState } from "../../model/state.js";

/** The drawn brackets in which an entrant has a line, in the order of lists. */
export function bracketsWith(state: EventState, entrant: EntrantId): readonly BracketId[] {
  const competition = state.entrants[entrant]?.competition;
  if (competition === undefined) return [];
  return bracketsOf(state, competition).filter((id) =>
    state.brackets[id]?.draw?.byLine.includes(entrant),
  );
}

/** A bracket that tells of an entrant: who has a line in it, or was replaced in it. */
export function bracketNaming(state: EventState, entrant: Entrant): BracketId | null {
  const naming = bracketsOf(state, entrant.competition).find((id) => {
    const { byLine = [], replaced = {} } = state.brackets[id]?.draw ?? {};
    return [...byLine, ...Object.values(replaced)].includes(entrant.id);
  });
  return naming ?? null;
}

/** The entrant's matches of brackets that have a result, by their ids. */
export const bracketResultsOf = (state: EventState, entrant: EntrantId): readonly MatchId[] =>
  Object.entries(state.bracketMatches)
    .flatMap(([id, { sides }]) => (sides?.includes(entrant) ? [id] : []))
    .sort();
