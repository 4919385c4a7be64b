import { entrantsIn, seatOf } from "../blocks/by-block.js";
import { basisOf } from "../blocks/grade.js";
import { fieldOf, ranked } from "../blocks/ranking.js";
import type { CompetitionId, EntrantId } from "../model/ids.js";
import type { EventState } from "../model/state.js";

/**
 * The ball numbers of a live draw (HND-5): those the manager entered, and for the others their rank, unless somebody was
 * given that number. Ranks are those among who has a seat, withdrawn or not, so that no ball changes
 * its number while the draw runs because somebody joins or leaves.
 */
export function ballsOf(
  state: EventState,
  competitionId: CompetitionId,
): ReadonlyMap<EntrantId, number> {
  const competition = state.competitions[competitionId];
  if (!competition) return new Map();
  const seated = entrantsIn(state, competitionId).filter(
    (entrant) => seatOf(state, entrant.id) !== null,
  );
  const drawn = seated.length > 0 ? seated : fieldOf(state, competitionId);
  const entered = new Map(
    drawn.flatMap(({ id, ball }) => (ball === undefined ? [] : [[id, ball] as const])),
  );
  const taken = new Set(entered.values());
  const byRank = ranked(drawn, basisOf(competition)).flatMap(({ entrant, rank }) =>
    entered.has(entrant) || taken.has(rank) ? [] : [[entrant, rank] as const],
  );
  return new Map([...entered, ...byRank]);
}
