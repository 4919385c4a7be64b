import { computed, reactive, watch } from "vue";
import { matchRanking, refreshOf, type CommandOf, type EntrantId } from "@drawroom/shared";
import { usePlan } from "../plan/use-plan";
import { useSending } from "../plan/use-sending";
import type { ListSource } from "./read-entrants";
import { RANKING } from "./import/reading";
import { useReading } from "./import/use-reading";

export const GRADES = ["current", "max12", "estimated"] as const;

/** From a ranking list to the field: read, matched, looked at, and only then refreshed (GRD-1). */
export function useRefresh() {
  const { state, competition } = usePlan();
  const reading = useReading();
  const sending = useSending(() => `competition:${competition.value?.id}`);
  /** Who of several in the list somebody is, said by hand: the row. */
  const chosen = reactive(new Map<EntrantId, number>());
  watch([reading.report, () => competition.value?.id], () => chosen.clear());

  const rows = computed(() =>
    (reading.report.value?.lines ?? []).flatMap(({ entrant, line }) => {
      if (!entrant) return [];
      const { rankingId, ...given } = entrant;
      return [{ ...given, ...(rankingId !== undefined && { id: rankingId }), line }];
    }),
  );
  /** The grades that the list has columns of. */
  const given = computed(() =>
    GRADES.filter((grade) => reading.report.value?.columns.includes(grade)),
  );
  const match = computed(() => matchRanking(state.value, competition.value?.id ?? "", rows.value));
  const lines = computed(() => {
    const byHand = match.value.ambiguous.flatMap(({ entrant }) => {
      const row = chosen.get(entrant);
      const [of, by] = [state.value.entrants[entrant], rows.value[row ?? -1]];
      return row !== undefined && of && by ? [refreshOf(of, row, by)] : [];
    });
    return [...match.value.matched, ...byHand].sort(
      (a, b) => Number(b.isChanged) - Number(a.isChanged),
    );
  });
  /** Grades of these lines that are no figures. */
  const unread = computed(() => {
    const taken = new Map(
      lines.value.map(({ entrant, row }) => [rows.value[row]?.line, state.value.entrants[entrant]]),
    );
    return (reading.report.value?.lines ?? []).flatMap(({ line, problems }) => {
      const name = taken.get(line)?.name;
      const wrong = problems.filter(({ code }) => code === "gradeForm");
      return name === undefined ? [] : wrong.map((problem) => ({ line, name, problem }));
    });
  });
  const changed = computed(() => lines.value.filter(({ isChanged }) => isChanged));
  const stops = computed(
    () =>
      given.value.length === 0 ||
      (reading.report.value?.problems.some((problem) => problem.stops) ?? true),
  );

  const commit = (): boolean => {
    if (!competition.value || changed.value.length === 0 || stops.value) return false;
    const grades = changed.value.map(({ entrant, after }) => ({ entrant, ...after }));
    return sending.send({
      type: "refreshGrades",
      competition: competition.value.id,
      grades,
    } satisfies Omit<CommandOf<"refreshGrades">, "commandId">);
  };
  return {
    ...reading,
    read: (source: ListSource): void => reading.read(source, RANKING),
    ...{ rows, given, match, lines, unread, changed, chosen, stops, sending, commit },
  };
}

export type Refresh = ReturnType<typeof useRefresh>;
