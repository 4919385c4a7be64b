import { computed, shallowRef, type ComputedRef } from "vue";
import { useI18n } from "vue-i18n";
import { matchesOf, type MatchId, type MatchView } from "@drawroom/shared";
import { announce } from "../../../ui/announce/announcer";
import { clock, day } from "../../../ui/format/time";
import { matchWords } from "../../plan/match-words";
import { usePlan } from "../../plan/use-plan";
import { useSending, type Sending } from "../../plan/use-sending";
import { commandToMove } from "./moves";
import type { Slot } from "./timetable";

/** A match that is picked up and put down elsewhere, by drag, by keys or by two taps alike (OOP-5). */
export interface Moving {
  readonly carried: ComputedRef<MatchView | null>;
  /** Why it could not be put down there, or was refused by the server later. */
  readonly sending: Sending;
  pickUp(match: MatchId): void;
  /** `slot` null: out of the timetable, without a time and a lawn. True unless it stays in the hand. */
  putDown(slot: Slot | null): boolean;
  cancel(): void;
  placeWords(place: { readonly at: string | null; readonly court: string | null }): string;
}

export function useMoving(): Moving {
  const { state, competition, hasPen } = usePlan();
  const { t } = useI18n();
  const id = shallowRef<MatchId | null>(null);
  const last = shallowRef<MatchId>("");
  const sending = useSending(() => `match:${last.value}`);
  const all = computed(() => matchesOf(state.value));
  const carried = computed(() => all.value.find((match) => match.id === id.value) ?? null);

  const placeWords: Moving["placeWords"] = ({ at, court }) =>
    [
      court === null ? null : state.value.courts[court]?.name,
      at === null ? t("schedule.timetable.noTime") : `${day(at)} ${clock(at)}`,
    ]
      .filter(Boolean)
      .join(", ");
  /** Whose place it is, if the two can exchange: one alone, of this competition. */
  const standingAt = (slot: Slot, but: MatchId): MatchView | null => {
    const there = all.value.filter(
      (match) => match.at === slot.at && match.court === slot.court && match.id !== but,
    );
    const [one, ...more] = slot.court === null ? [] : there;
    return one && more.length === 0 && one.competition === competition.value?.id ? one : null;
  };
  const pickUp = (match: MatchId): void => {
    if (!hasPen.value) return;
    sending.dismiss();
    id.value = match;
    announce(t("schedule.timetable.pickedUp", { match: matchWords(state.value, match) }));
  };
  const cancel = (): void => {
    if (id.value !== null) announce(t("schedule.timetable.left"));
    id.value = null;
    sending.dismiss();
  };
  const putDown = (slot: Slot | null): boolean => {
    const match = carried.value;
    if (!match) return true;
    const other = slot && standingAt(slot, match.id);
    const command = commandToMove(match, slot, other);
    if (!command) {
      cancel();
      return true;
    }
    last.value = match.id;
    // What can't stand there stays in the hand, and where it came from.
    if (!sending.send(command)) return false;
    id.value = null;
    const facts = { match: matchWords(state.value, match.id), place: placeWords(slot ?? NOWHERE) };
    announce(
      other
        ? t("schedule.timetable.exchanged", { ...facts, other: matchWords(state.value, other.id) })
        : t("schedule.timetable.moved", facts),
    );
    return true;
  };
  return { carried, sending, pickUp, putDown, cancel, placeWords };
}

const NOWHERE = { at: null, court: null };
