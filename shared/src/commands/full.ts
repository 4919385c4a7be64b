import type { EventState, TableName } from "../model/state.js";
import type { Refusal } from "../refusal.js";

/** How many of each an event holds at most; of entrants: a competition. */
const MOST = {
  people: 100,
  courts: 100,
  displays: 40,
  competitions: 40,
  brackets: 200,
  entrants: 1024,
} as const;
type BoundedTable = keyof typeof MOST & TableName;

/** The refusal of `more` records where the table, or the part of it that holds `present`, would pass its bound. */
export function refusalOfFull(
  state: EventState,
  table: BoundedTable,
  { more = 1, present = Object.keys(state[table]).length } = {},
): Refusal | null {
  const most = MOST[table];
  return present + more > most ? { code: "event.full", table, most } : null;
}
