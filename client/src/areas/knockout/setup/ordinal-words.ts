import { useI18n } from "vue-i18n";
import { intlTag } from "../../../i18n";

/** `1st`, `2nd`: a place as it is said in the language shown. */
export function useOrdinalWords() {
  const { t } = useI18n();
  const ordinal = (n: number): string => {
    const rule = new Intl.PluralRules(intlTag(), { type: "ordinal" }).select(n);
    return t(`knockoutSetup.ordinal.${rule}`, { n });
  };
  return { ordinal };
}
