import type { Person } from "../model/event.js";
import { defineFact } from "./define.js";
import { put } from "./tables.js";

export interface ManagerJoined {
  readonly type: "managerJoined";
  readonly person: Person;
}

export const managerJoined = defineFact<ManagerJoined>({
  type: "managerJoined",
  evolve: (state, { person }) => put(state, "people", person.id, person),
});
