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

/** What decides who ranks first; the same in every browser, whatever the locale. */
export interface RankKey {
  /** null: none; behind everybody who has one. */
  readonly grade: number | null;
  /** The name as it is compared. */
  readonly folded: string;
  readonly name: string;
  readonly country: string | null;
  readonly id: EntrantId;
}

/** By grade, highest first; equal ones by name, country, id (BLK-1). */
export const byRank = (x: RankKey, y: RankKey): number =>
  (y.grade ?? -Infinity) - (x.grade ?? -Infinity) ||
  byCodeUnit(x.folded, y.folded) ||
  byCodeUnit(x.name, y.name) ||
  byCodeUnit(x.country ?? "", y.country ?? "") ||
  byCodeUnit(x.id, y.id);

/** Entrants by grade on a basis, highest first, ties by name (BLK-1). Their order as given has no effect. */
export function ranked(entrants: readonly Entrant[], basis: Basis): RankedEntrant[] {
  return entrants
    .map(({ id, name, country, ...grades }) => {
      const on = gradeOf(grades, basis);
      return { id, name, country, folded: foldedName(name), grade: on.grade, on };
    })
    .sort(byRank)
    .map(({ id, on }, index) => ({ entrant: id, rank: index + 1, ...on }));
}

/** The entrants who take part: those not withdrawn (WDR-1). */
export const fieldOf = (state: EventState, competition: CompetitionId): readonly Entrant[] =>
  entrantsIn(state, competition).filter((entrant) => entrant.withdrawn === undefined);

/** The field of a competition in rank order; nobody where there is no such competition. */
export function rankingOf(state: EventState, competitionId: CompetitionId): RankedEntrant[] {
  const competition = state.competitions[competitionId];
  return competition ? ranked(fieldOf(state, competitionId), basisOf(competition)) : [];
}
