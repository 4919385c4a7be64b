import { computed, shallowRef, type ComputedRef, type ShallowRef } from "vue";
import { useI18n } from "vue-i18n";
import { matchesOf, type MatchId, type MatchView, type Refusal } from "@drawroom/shared";
import { announce } from "../../../ui/announce/announcer";
import { clock, day } from "../../../ui/format/time";
import { matchWords } from "../../plan/match-words";
import { usePlan } from "../../plan/use-plan";
import { useSending, type Sending } from "../../plan/use-sending";
import { commandsToMove, refusalOfAll } from "./moves";
import type { Slot } from "./timetable";

/** A match that is picked up and put down elsewhere, by drag, by keys or by two taps alike (OOP-5). */
export interface Moving {
  readonly carried: ComputedRef<MatchView | null>;
  /** Why it could not be put down there. */
  readonly refusal: ShallowRef<Refusal | null>;
  /** What the server refused later. */
  readonly sending: Sending;
  pickUp(match: MatchId): void;
  /** null: out of the timetable, without a time and a lawn. */
  putDown(slot: Slot | null): void;
  cancel(): void;
  placeWords(place: { readonly at: string | null; readonly court: string | null }): string;
}

export function useMoving(): Moving {
  const { event, state, competition, hasPen } = usePlan();
  const { t } = useI18n();
  const id = shallowRef<MatchId | null>(null);
  const refusal = shallowRef<Refusal | null>(null);
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
  const clear = (): void => {
    refusal.value = null;
    sending.dismiss();
  };
  const pickUp = (match: MatchId): void => {
    if (!hasPen.value) return;
    clear();
    id.value = match;
    announce(t("schedule.timetable.pickedUp", { match: matchWords(state.value, match) }));
  };
  const cancel = (): void => {
    if (id.value !== null) announce(t("schedule.timetable.left"));
    id.value = null;
    clear();
  };
  const putDown = (slot: Slot | null): void => {
    const match = carried.value;
    const held = event.shown.value;
    if (!match || !held) return;
    const other = slot && standingAt(slot, match.id);
    const commands = commandsToMove(match, slot, other);
    if (commands.length === 0) return cancel();
    clear();
    refusal.value = refusalOfAll(held, commands, event.personId.value);
    // What can't stand there stays in the hand, and where it came from.
    if (refusal.value) return;
    id.value = null;
    for (const command of commands) {
      if (command.type === "scheduleMatch") last.value = command.match;
      if (!sending.send(command)) return;
    }
    const facts = { match: matchWords(state.value, match.id), place: placeWords(slot ?? NOWHERE) };
    announce(
      other
        ? t("schedule.timetable.exchanged", { ...facts, other: matchWords(state.value, other.id) })
        : t("schedule.timetable.moved", facts),
    );
  };
  return { carried, refusal, sending, pickUp, putDown, cancel, placeWords };
}

const NOWHERE = { at: null, court: null };
