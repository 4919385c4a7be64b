import { computed, type ComputedRef } from "vue";
import { useI18n } from "vue-i18n";
import {
  boardOf,
  matchesOf,
  seatLabel,
  seatOf,
  type Entrant,
  type MatchView,
} from "@drawroom/shared";
import { clock, day } from "../../ui/format/time";
import { sideWords } from "../order-of-play/match-place";
import { useFollowing } from "./follow";
import { useLocalNow } from "./local-now";
import { useNow } from "./use-now";
import { useViewed } from "./viewed";

type Place = "onCourt" | "next";

/** "You are on lawn 3 next, about 14:20": where the followed entrant stands, in one sentence. */
export function useFollowedWords(): ComputedRef<string> {
  const { t } = useI18n();
  const { state, settings } = useViewed();
  const { entrant, mine } = useFollowing();
  const { onCourt } = useNow();
  const localNow = useLocalNow(() => settings.value.zone);
  const isMine = (id: string | null): boolean => id !== null && mine.value.has(id);

  const matchWords = (match: MatchView, place: Place): string => {
    const court = match.court ? (state.value.courts[match.court]?.name ?? "") : "";
    const facts = {
      court,
      other: sideWords(match, isMine(match.a.entrant) ? "b" : "a"),
      time: match.at ? clock(match.at) : "",
      day: match.at ? day(match.at) : "",
    };
    if (place === "onCourt")
      return t(`eventPage.you.${court ? "onCourt" : "onCourtAnywhere"}`, facts);
    const isToday = match.at?.slice(0, 10) === localNow.value.slice(0, 10);
    if (!match.at) return t(`eventPage.you.${court ? "nextCourt" : "next"}`, facts);
    return t(`eventPage.you.${court ? "nextFull" : "nextTime"}${isToday ? "" : "Day"}`, facts);
  };
  const wordsOf = (followed: Entrant): string => {
    if (followed.withdrawn) return t("eventPage.you.gone");
    const open = matchesOf(state.value).filter(
      ({ a, b, outcome }) => (isMine(a.entrant) || isMine(b.entrant)) && outcome.kind === "open",
    );
    const playing = open.find(({ id }) => onCourt.value.has(id));
    if (playing) return matchWords(playing, "onCourt");
    return open[0] ? matchWords(open[0], "next") : seatWords(followed);
  };
  const seatWords = (followed: Entrant): string => {
    const seats = boardOf(state.value, followed.competition).blocks.flatMap((block) => block.seats);
    const seat = seats.find((line) => line.entrant === followed.id);
    if (!seat) return seatOf(state.value, followed.id) ? t("eventPage.you.waiting") : "";
    const hasMatches = matchesOf(state.value, { entrant: followed.id }).length > 0;
    return hasMatches
      ? t("eventPage.you.done")
      : t("eventPage.you.drawn", { seat: seatLabel(seat.id) });
  };
  return computed(() => (entrant.value ? wordsOf(entrant.value) : ""));
}
