import type { EntrantId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import type { MatchSide } from "./matches.js";

/** What a match shows of who is on a side; null: nobody yet. */
export function shownOf(
  state: EventState,
  entrant: EntrantId | null,
): Pick<MatchSide, "name" | "country" | "isWithdrawn"> {
  const record = entrant === null ? undefined : state.entrants[entrant];
  return {
    name: record?.name ?? null,
    country: record?.country ?? null,
    isWithdrawn: record?.withdrawn !== undefined,
  };
}
