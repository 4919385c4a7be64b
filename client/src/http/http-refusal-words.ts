import { i18n } from "../i18n";
import { refusalText, type RefusalWords } from "../ui/refusal-words";
import type { HttpRefusal } from "./request";

/** As `refusalText`, also where the server was not reached. */
export function httpRefusalText(refusal: HttpRefusal): RefusalWords {
  if (refusal.code !== "line.none") return refusalText(refusal);
  const { t } = i18n.global;
  return {
    what: t("refusals.line.none.what"),
    stands: t("refusals.line.none.stands"),
    todo: t("refusals.line.none.todo"),
  };
}
