import { courtOrderOf, type EventState, type MatchId, type MatchView } from "@drawroom/shared";
import { i18n } from "../../i18n";
import { clock } from "../../ui/format/time";
import { sideWords } from "../order-of-play/match-place";

/** By match, what follows it on its lawn that day: `Followed by Ann v Bob, not before 11:00` (OOP-7). */
export function followedBy(
  state: EventState,
  matches: readonly MatchView[],
): ReadonlyMap<MatchId, string> {
  const days = new Set(matches.flatMap(({ at }) => (at === null ? [] : [at.slice(0, 10)])));
  const turns = [...days].flatMap((day) => courtOrderOf(state, day)).flatMap((lawn) => lawn.turns);
  return new Map(
    turns.flatMap(({ match, followedBy: next }) =>
      next === null || next.at === null ? [] : [[match.id, words(next, next.at)] as const],
    ),
  );
}

const words = (next: MatchView, at: string): string =>
  i18n.global.t("now.followedBy", {
    a: sideWords(next, "a"),
    b: sideWords(next, "b"),
    time: clock(at),
  });
