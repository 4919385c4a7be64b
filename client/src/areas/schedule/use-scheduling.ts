import { computed, ref, type Ref } from "vue";
import { useI18n } from "vue-i18n";
import type { CommandInput, LocalDate, MatchView } from "@drawroom/shared";
import { clock } from "../../ui/format/time";
import { useDraft, type Draft } from "../plan/use-draft";
import { usePlan } from "../plan/use-plan";
import { useSending, type Sending } from "../plan/use-sending";
import { findCourt } from "./find-court";
import { daysOf, readTime } from "./read-time";

/** Time and court of one match being written in place. */
export interface Scheduling {
  readonly time: Draft;
  readonly court: Draft;
  /** What is wrong with what is typed, in words; null: nothing. */
  readonly wrong: Ref<string | null>;
  readonly wrongField: Ref<"at" | "court" | null>;
  readonly sending: Sending;
  commitTime(): void;
  commitCourt(): void;
  resetTime(): void;
  resetCourt(): void;
}

/** `day`: where times go that name no day, unless the match has one already. */
export function useScheduling(match: () => MatchView, day: () => LocalDate): Scheduling {
  const { t } = useI18n();
  const { state, settings } = usePlan();
  const sending = useSending(() => `match:${match().id}`);
  const wrongField = ref<"at" | "court" | null>(null);
  const wrong = ref<string | null>(null);
  const time = useDraft(() => {
    const { at } = match();
    return at === null ? "" : clock(at);
  });
  const courtName = (id: string | null): string =>
    id === null ? "" : (state.value.courts[id]?.name ?? "");
  const court = useDraft(() => courtName(match().court));
  const courts = computed(() => Object.values(state.value.courts));

  const say = (field: "at" | "court" | null, words: string | null): void => {
    wrongField.value = field;
    wrong.value = words;
  };
  const send = (field: "at" | "court", value: string | null, draft: Draft): void => {
    const command = {
      type: "scheduleMatch",
      match: match().id,
      [field]: value,
      seen: { [field]: match()[field] },
    };
    wrongField.value = sending.send(command as CommandInput) ? null : field;
    wrong.value = null;
    // `14 10:40` is written; what stands then is `10:40` and its day beside it.
    if (wrongField.value === null) draft.reset();
  };
  const commitTime = (): void => {
    if (!time.isDirty.value) return;
    const { startsOn, endsOn } = settings.value;
    const read = readTime(
      time.text.value,
      match().at?.slice(0, 10) ?? day(),
      daysOf(startsOn, endsOn),
    );
    if (read.kind === "wrong") say("at", t("schedule.wrong.time"));
    else if (read.kind === "noSuchDay") say("at", t("schedule.wrong.day", { day: read.day }));
    else send("at", read.kind === "none" ? null : read.at, time);
  };
  const commitCourt = (): void => {
    if (!court.isDirty.value) return;
    const typed = court.text.value.trim();
    const found = typed === "" ? null : findCourt(typed, courts.value);
    if (typed !== "" && !found) say("court", t("schedule.wrong.court", { text: typed }));
    else send("court", found?.id ?? null, court);
  };
  const reset = (draft: Draft): void => {
    draft.reset();
    say(null, null);
    sending.dismiss();
  };
  return {
    time,
    court,
    wrong,
    wrongField,
    sending,
    commitTime,
    commitCourt,
    resetTime: () => reset(time),
    resetCourt: () => reset(court),
  };
}
