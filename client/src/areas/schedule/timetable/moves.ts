import type { CommandInput, MatchView } from "@drawroom/shared";
import type { Slot } from "./timetable";

const placeOf = ({ at, court }: MatchView): Pick<MatchView, "at" | "court"> => ({ at, court });

/**
 * What takes a match to a place (null: out of the timetable). Where another stands the two exchange places. null: it is
 * there already.
 */
export function commandToMove(
  match: MatchView,
  slot: Slot | null,
  other: MatchView | null,
): CommandInput | null {
  const to = slot ?? { at: null, court: null };
  if (match.at === to.at && match.court === to.court) return null;
  const seen = placeOf(match);
  return other
    ? { type: "exchangeTimes", match: match.id, with: other.id, seen, seenWith: placeOf(other) }
    : { type: "scheduleMatch", match: match.id, ...to, seen };
}
