import { computed, reactive, watch } from "vue";
import type { CommandOf } from "@drawroom/shared";
import { newEntrantId } from "../../../sync/new-id";
import { usePlan } from "../../plan/use-plan";
import { useSending } from "../../plan/use-sending";
import type { ListSource } from "../read-entrants";
import { foldName } from "./doubled";
import type { FieldSoFar, LineReport, ReadEntrant } from "./reading";
import { useReading } from "./use-reading";

/** A change takes so many at once, and a competition holds twice as many. */
const MOST_AT_ONCE = 512;
const MOST_IN_FIELD = 1024;

type NewEntrant = CommandOf<"importEntrants">["entrants"][number];

/** From a list to the field: read, looked at, and only then imported. */
export function useImport() {
  const { state, competition } = usePlan();
  const reading = useReading();
  const sending = useSending("import");
  /** Doubled lines that the manager wants all the same, by line. */
  const wanted = reactive(new Set<number>());
  watch(reading.report, () => wanted.clear());

  const fieldSoFar = (): FieldSoFar => {
    const present = Object.values(state.value.entrants).filter(
      (e) => e.competition === competition.value?.id,
    );
    return {
      names: present.map((entrant) => foldName(entrant.name)),
      room: Math.min(MOST_AT_ONCE, MOST_IN_FIELD - present.length),
    };
  };
  const isRead = (line: LineReport): boolean =>
    line.verdict === "read" ||
    line.verdict === "readWithout" ||
    (line.verdict === "doubled" && wanted.has(line.line));
  const chosen = computed(() => reading.report.value?.lines.filter(isRead) ?? []);
  const stops = computed(
    () => reading.report.value?.problems.some((problem) => problem.stops) ?? false,
  );

  const commit = (): boolean => {
    const entrants = chosen.value.flatMap(({ entrant }) => (entrant ? [toNew(entrant)] : []));
    if (!competition.value || entrants.length === 0 || stops.value) return false;
    return sending.send({ type: "importEntrants", competition: competition.value.id, entrants });
  };
  return {
    ...reading,
    read: (source: ListSource): void => reading.read(source, fieldSoFar()),
    wanted,
    chosen,
    stops,
    sending,
    commit,
  };
}

const toNew = ({ ball, ...entrant }: ReadEntrant): NewEntrant => ({
  id: newEntrantId(),
  ...entrant,
  ...(ball !== null && { ball }),
});
