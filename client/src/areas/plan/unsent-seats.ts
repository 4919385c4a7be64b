import { computed, type ComputedRef } from "vue";
import type { SeatId } from "@drawroom/shared";
import { usePlan } from "./use-plan";

/** Seats whose pick waits to be sent (WIR-4). */
export function useUnsentSeats(): ComputedRef<ReadonlySet<SeatId>> {
  const { event } = usePlan();
  return computed(() => {
    const facts = event.pending.value.flatMap((pending) => pending.facts);
    return new Set(facts.flatMap((fact) => (fact.type === "seatPicked" ? [fact.seat] : [])));
  });
}
