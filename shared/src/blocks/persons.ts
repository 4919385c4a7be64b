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

/** The name of the person for whom two entrants are the same; of the first entrant where it is itself. */
export function sharedPerson(a: Entrant, b: Entrant): string {
  if (a.id === b.id) return a.name;
  const others = personsOf(b);
  const shared = (a.pair ?? [a]).find(({ name, country }) =>
    others.includes(personKey(name, country)),
  );
  return shared?.name ?? a.name;
}
