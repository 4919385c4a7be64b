import { blocksIn } from "../blocks/by-block.js";
import { basisOf } from "../blocks/grade.js";
import { fieldOf, ranked, rankingOf } from "../blocks/ranking.js";
import { standingsOf } from "../blocks/standings.js";
import { bracketsWith } from "../knockout/play/members.js";
import { competitionOf, type BracketId, type EntrantId } from "../model/ids.js";
import type { EventState } from "../model/state.js";

export interface Replacement {
  readonly entrant: EntrantId;
  /** In the block, as its table stands now; null: not out of a block. */
  readonly place: number | null;
}

/**
 * Who could take a line in a bracket, the best first: by the present place in the block, from the bracket's first place on, then by
 * grade (GEN-8). Without blocks by grade. Nobody who has left, or stands in a bracket already.
 */
export function replacementsFor(state: EventState, id: BracketId): readonly Replacement[] {
  const bracket = state.brackets[id];
  const competition = state.competitions[competitionOf(id)];
  if (!bracket?.draw || !competition) return [];
  const { places } = bracket;
  const isFree = (entrant: EntrantId): boolean => bracketsWith(state, entrant).length === 0;
  if (!places) {
    return rankingOf(state, competition.id)
      .filter(({ entrant }) => isFree(entrant))
      .map(({ entrant }) => ({ entrant, place: null }));
  }
  const placeOf = new Map(
    blocksIn(state, competition.id)
      .flatMap((block) => standingsOf(state, block.id).rows)
      .map((row) => [row.entrant, row.place]),
  );
  return ranked(fieldOf(state, competition.id), basisOf(competition))
    .flatMap(({ entrant }): { entrant: EntrantId; place: number }[] => {
      const place = placeOf.get(entrant);
      return place !== undefined && place >= places.from && isFree(entrant)
        ? [{ entrant, place }]
        : [];
    })
    .sort((x, y) => x.place - y.place);
}
