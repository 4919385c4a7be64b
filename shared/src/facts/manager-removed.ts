import type { PersonId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { drop } from "./tables.js";

/** Removed by the owner, or gone by themselves. */
export interface ManagerRemoved {
  readonly type: "managerRemoved";
  readonly person: PersonId;
  readonly name: string;
}

export const managerRemoved = defineFact<ManagerRemoved>({
  type: "managerRemoved",
  evolve: (state, { person }) => drop(state, "people", [person]),
});
