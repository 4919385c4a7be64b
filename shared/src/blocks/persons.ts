import type { Entrant } from "../model/entrant.js";
import { foldedName } from "./ranking.js";

const personKey = (name: string, country: string | null): string =>
  `${foldedName(name)} ${country ?? ""}`;

/** The people in an entrant, so that one who plays in two competitions is known: same name and country (OOP-5). */
export const personsOf = (entrant: Entrant): readonly string[] =>
  (entrant.pair ?? [entrant]).map((person) => personKey(person.name, person.country));

/** Whether two entrants can't play at once. In one competition only an entrant itself; across them, whoever is in both. */
export function isSamePerson(a: Entrant, b: Entrant): boolean {
  if (a.competition === b.competition) return a.id === b.id;
  const persons = personsOf(a);
  return personsOf(b).some((person) => persons.includes(person));
}
