import { useI18n } from "vue-i18n";
import type { Competition } from "@drawroom/shared";

/** `Singles play, best of 3 to 7, 4 go through`: what a competition is, in a line. */
export function useCompetitionWords() {
  const { t } = useI18n();
  const competitionWords = ({ kind, doubles, format, qualifiers }: Competition): string => {
    if (kind === "swiss" || kind === "stages") return t(`settings.kinds.${kind}`);
    const match = t("settings.format.bestOf", format.bestOf);
    const games =
      format.gameTo === null
        ? t("settings.format.free")
        : t("settings.format.to", { n: format.gameTo });
    return [
      t(doubles ? "settings.competitions.doubles" : "settings.competitions.singles"),
      `${match} ${games}`,
      kind === "knockout"
        ? t("settings.kinds.knockoutWords")
        : t("settings.competitions.through", qualifiers),
    ].join(", ");
  };
  return { competitionWords };
}
