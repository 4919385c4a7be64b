import { computed, type ComputedRef } from "vue";
import { useI18n } from "vue-i18n";
import { blocksIn, type BracketView } from "@drawroom/shared";
import { useViewed } from "../event-page/viewed";
import { everybodyIn } from "./rounds";

/** A knockout in a line: how many, out of how many blocks, byes, and how many games; before the draw that it is not drawn. */
export function useBracketWords(bracket: ComputedRef<BracketView | null>): ComputedRef<string> {
  const { t } = useI18n();
  const { state } = useViewed();
  return computed(() => {
    const shown = bracket.value;
    if (!shown || shown.lines === 0) return "";
    if (!shown.isDrawn) return t(shown.places ? "knockout.before" : "knockout.beforeField");
    const n = everybodyIn(shown).length;
    const byes = shown.lines - n;
    const blocks = blocksIn(state.value, shown.competition).length;
    const bestOf = state.value.competitions[shown.competition]?.format.bestOf ?? 1;
    return [
      shown.places
        ? t("knockout.what.ofBlocks", { n, blocks })
        : t("knockout.what.drawn", { n }, n),
      byes > 0 ? t("knockout.what.byes", { n: byes }, byes) : "",
      bestOf > 1 ? t("knockout.what.bestOf", { n: bestOf }) : "",
    ]
      .filter(Boolean)
      .join(" ");
  });
}
