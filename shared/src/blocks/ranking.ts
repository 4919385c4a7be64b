import type { Basis } from "../model/competition.js";
import type { Entrant } from "../model/entrant.js";
import type { CompetitionId, EntrantId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { entrantsIn } from "./by-block.js";
import { basisOf, gradeOf, type GradeOnBasis } from "./grade.js";

export interface RankedEntrant extends GradeOnBasis {
  readonly entrant: EntrantId;
  /** From 1; nobody shares a rank. */
  readonly rank: number;
}

/** A name as it is compared: no marks, lower case (BLK-1). */
export const foldedName = (name: string): string =>
  name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A text that decides between equal grades; it is the same in every browser, whatever the locale. */
interface Keyed {
  readonly entrant: Entrant;
  readonly grade: GradeOnBasis;
  readonly folded: string;
}

function byRank(x: Keyed, y: Keyed): number {
  return (
    (y.grade.grade ?? -Infinity) - (x.grade.grade ?? -Infinity) ||
    byCodeUnit(x.folded, y.folded) ||
    byCodeUnit(x.entrant.name, y.entrant.name) ||
    byCodeUnit(x.entrant.country ?? "", y.entrant.country ?? "") ||
    byCodeUnit(x.entrant.id, y.entrant.id)
  );
}

/** Entrants by grade on a basis, highest first, ties by name (BLK-1). Their order as given has no effect. */
export function ranked(entrants: readonly Entrant[], basis: Basis): RankedEntrant[] {
  return entrants
    .map((entrant) => ({
      entrant,
      grade: gradeOf(entrant, basis),
      folded: foldedName(entrant.name),
    }))
    .sort(byRank)
    .map(({ entrant, grade }, index) => ({ entrant: entrant.id, rank: index + 1, ...grade }));
}

/** The entrants who take part: those not withdrawn (WDR-1). */
export const fieldOf = (state: EventState, competition: CompetitionId): readonly Entrant[] =>
  entrantsIn(state, competition).filter((entrant) => entrant.withdrawn === undefined);

/** The field of a competition in rank order; nobody where there is no such competition. */
export function rankingOf(state: EventState, competitionId: CompetitionId): RankedEntrant[] {
  const competition = state.competitions[competitionId];
  return competition ? ranked(fieldOf(state, competitionId), basisOf(competition)) : [];
}
