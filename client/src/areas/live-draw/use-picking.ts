import { computed, ref, watch, type ComputedRef, type Ref } from "vue";
import { useI18n } from "vue-i18n";
import { seatLabel, type SeatId } from "@drawroom/shared";
import { announce } from "../../ui/announce/announcer";
import { useSending, type Sending } from "../plan/use-sending";
import { seatNamed } from "./draw-order";
import { findEntrants, type Found } from "./find-entrants";
import type { Draw } from "./use-draw";

const SUGGESTED = 6;

/** What Enter would do: seat somebody, or go to another seat. */
export type Suggestion =
  ({ readonly kind: "entrant" } & Found) | { readonly kind: "seat"; readonly seat: SeatId };

export interface Picking {
  readonly text: Ref<string>;
  readonly suggestions: ComputedRef<readonly Suggestion[]>;
  readonly active: Ref<number>;
  /** The suggestion under the mark. */
  readonly current: ComputedRef<Suggestion | null>;
  /** Somebody already drawn: one more Enter moves them, and their seat opens again. */
  readonly isArmed: Ref<boolean>;
  readonly sending: Sending;
  move(by: number): void;
  take(suggestion: Suggestion | null): void;
  clear(): void;
}

/** One field: a name or a ball number, Enter, next seat (SCR-1). */
export function usePicking({ board, entrants, target, chosen }: Draw): Picking {
  const { t } = useI18n();
  const text = ref("");
  const active = ref(0);
  const isArmed = ref(false);
  const sending = useSending(() => `seat:${target.value?.id ?? ""}`);

  const suggestions = computed<readonly Suggestion[]>(() => {
    const seat = seatNamed(text.value, board.value);
    const found = findEntrants(text.value, entrants.value, SUGGESTED);
    const ofEntrants = found.map((one) => ({ kind: "entrant", ...one }) as const);
    return seat === null ? ofEntrants : [{ kind: "seat", seat }, ...ofEntrants];
  });
  const current = computed(() => suggestions.value[active.value] ?? null);
  watch([text, active], () => (isArmed.value = false));
  watch(text, () => (active.value = 0));

  const clear = (): void => {
    // Esc clears what is typed; with nothing typed it goes back to the next seat.
    if (text.value === "") chosen.value = null;
    text.value = "";
    sending.dismiss();
  };
  const goTo = (seat: SeatId): void => {
    chosen.value = seat;
    text.value = "";
    announce(t("liveDraw.chosen", { seat: seatLabel(seat) }));
  };
  const seat = ({ entrant }: Found): void => {
    const into = target.value;
    if (!into) return;
    if (entrant.drawn !== null && entrant.drawn !== seatLabel(into.id) && !isArmed.value) {
      isArmed.value = true;
      return;
    }
    const command = {
      type: "pickSeat",
      entrant: entrant.id,
      seat: into.id,
      seen: { entrant: into.entrant },
    } as const;
    if (!sending.send(command)) return;
    chosen.value = null;
    text.value = "";
    announce(t("liveDraw.seated", { seat: seatLabel(into.id), name: entrant.name }));
  };
  return {
    text,
    suggestions,
    active,
    current,
    isArmed,
    sending,
    move: (by) => {
      active.value = Math.max(0, Math.min(suggestions.value.length - 1, active.value + by));
    },
    take: (suggestion) => {
      if (suggestion?.kind === "seat") goTo(suggestion.seat);
      else if (suggestion) seat(suggestion);
    },
    clear,
  };
}
