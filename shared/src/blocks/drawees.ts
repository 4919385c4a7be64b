import type { Basis } from "../model/competition.js";
import type { Entrant } from "../model/entrant.js";
import { exemptOf } from "./figures.js";
import { NO_GROUP, type Drawee } from "./plan.js";
import { ranked } from "./ranking.js";

/** A field as a draw sees it. */
export interface DrawField {
  /** In rank order. */
  readonly drawees: readonly Drawee[];
  /** Countries that count, in alphabetical order; a drawee's `group` is its place here. */
  readonly countries: readonly string[];
  /** Countries with more than half of the field (DRW-4). */
  readonly exempt: readonly string[];
}

/** @param basis the one in force */
export function drawFieldOf(field: readonly Entrant[], basis: Basis): DrawField {
  const exempt = exemptOf(field);
  const present = new Set(field.flatMap(({ country }) => (country === null ? [] : [country])));
  // By code unit, as everywhere: the same on every machine.
  const countries = [...present].filter((country) => !exempt.includes(country)).sort();
  const groups = new Map(countries.map((country, group) => [country, group]));
  const byId = new Map(field.map((entrant) => [entrant.id, entrant]));
  const drawees = ranked(field, basis).flatMap(({ entrant: id, rank, grade }): Drawee[] => {
    const entrant = byId.get(id);
    if (!entrant) return [];
    const { name, country } = entrant;
    const group = country === null ? NO_GROUP : (groups.get(country) ?? NO_GROUP);
    return [{ id, name, country, grade, rank, group }];
  });
  return { drawees, countries, exempt };
}
