import type { MatchRecord } from "../matches/record.js";
import { isBracketMatch, type MatchId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { alter, drop, put, without } from "./tables.js";

/** The state with what is kept of a match altered. Of a bracket's match nothing is kept until there is something to keep. */
export function alterMatch(
  state: EventState,
  id: MatchId,
  change: <R extends MatchRecord>(record: R) => R,
): EventState {
  if (!isBracketMatch(id)) return alter(state, "matches", id, change);
  const record = change(state.bracketMatches[id] ?? {});
  return Object.keys(record).length > 0
    ? put(state, "bracketMatches", id, record)
    : drop(state, "bracketMatches", [id]);
}

/** The record with another time and court; absent: none. */
export const placed = <R extends MatchRecord>(
  record: R,
  { at, court }: Pick<MatchRecord, "at" | "court">,
): R =>
  ({
    ...without(record, "at", "court"),
    ...(at !== undefined && { at }),
    ...(court !== undefined && { court }),
  }) as R;
