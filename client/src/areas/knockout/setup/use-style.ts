import { computed } from "vue";
import { useI18n } from "vue-i18n";
import { KNOCKOUT_STYLES, type Competition, type KnockoutStyle } from "@drawroom/shared";
import { announce } from "../../../ui/announce/announcer";
import { usePlan } from "../../plan/use-plan";
import { useSending } from "../../plan/use-sending";

/** What a competition has that nobody has chosen a style for. */
export const DEFAULT_STYLE: KnockoutStyle = "tiered-separated";

/** The styles on offer and the one in use; that of the WCF only where the owner's account has its rules (KO-GRADE). */
export function useStyle(competition: () => Competition) {
  const { holder } = usePlan();
  const { t } = useI18n();
  const sending = useSending(() => `knockout-style:${competition().id}`);
  const style = computed(() => competition().knockout?.style ?? DEFAULT_STYLE);
  const styles = computed(() =>
    KNOCKOUT_STYLES.filter(
      (one) => one !== "grade-separation" || one === style.value || holder.value?.wcfRules,
    ),
  );
  const choose = (wanted: KnockoutStyle): void => {
    const { id, name } = competition();
    if (!sending.send({ type: "setKnockoutStyle", competition: id, style: wanted })) return;
    const words = { style: t(`knockoutSetup.style.${wanted}`), competition: name };
    announce(t("knockoutSetup.compare.chosenNow", words));
  };
  return { style, styles, choose, sending };
}
