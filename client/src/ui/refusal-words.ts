import type { EventState, Refusal } from "@drawroom/shared";
import { i18n } from "../i18n";
import { refusalFacts } from "./refusal-facts";

/** What happened, what stands now, what to do (SCR-7). */
export interface RefusalWords {
  readonly what: string;
  readonly stands: string;
  readonly todo: string;
}

/**
 * A refusal in words. `state` is what is held now: it gives the ids in the refusal their names. A code without words of its
 * own, from a newer server, is said as it is.
 */
export function refusalText(refusal: Refusal, state: EventState | null = null): RefusalWords {
  const { t, te } = i18n.global;
  const facts = refusalFacts(refusal, state);
  const part = (name: keyof RefusalWords): string => {
    const key = `refusals.${refusal.code}.${name}`;
    return te(key) ? t(key, facts) : "";
  };
  if (!te(`refusals.${refusal.code}.what`)) {
    return {
      what: t("refusals.unknown.what"),
      stands: t("refusals.unknown.stands", { code: refusal.code }),
      todo: "",
    };
  }
  return { what: part("what"), stands: part("stands"), todo: part("todo") };
}
