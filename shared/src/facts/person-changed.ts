import type { Person } from "../model/event.js";
import { defineFact } from "./define.js";
import { put } from "./tables.js";

/** The account's name or its WCF rules flag changed (ACC-5). */
export interface PersonChanged {
  readonly type: "personChanged";
  readonly person: Person;
}

export const personChanged = defineFact<PersonChanged>({
  type: "personChanged",
  evolve: (state, { person }) => put(state, "people", person.id, person),
});
