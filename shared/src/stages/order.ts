import { ranked } from "../blocks/ranking.js";
import type { EntrantId } from "../model/ids.js";

/** A team of a stage, with its rating in it; null: unrated. */
export interface StageTeam {
  readonly id: EntrantId;
  readonly name: string;
  readonly country: string | null;
  readonly rating: number | null;
}

/** What an unrated team counts as (STG-1). */
export const UNRATED = 1200;

/** Teams by rating, highest first, ties by name as a field ranks (STG-1, BLK-1). Their order as given has no effect. */
export function teamsInOrder(teams: readonly StageTeam[]): EntrantId[] {
  const field = teams.map(({ id, name, country, rating }) => ({
    id,
    name,
    country,
    competition: "",
    current: rating ?? UNRATED,
    max12: null,
    estimated: null,
  }));
  return ranked(field, "current").map(({ entrant }) => entrant);
}
