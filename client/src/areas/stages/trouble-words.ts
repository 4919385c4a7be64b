import {
  adjustableOf,
  swapped,
  type EntrantId,
  type EventState,
  type StageAt,
  type StageTroubles,
} from "@drawroom/shared";
import { i18n } from "../../i18n";
import { teamName } from "./team-name";

type Groups = readonly (readonly EntrantId[])[];

/** What speaks against these groups of a stage (STG-8). */
export function troublesIn(state: EventState, stage: StageAt, groups: Groups): StageTroubles {
  return swapped({ ...adjustableOf(state, stage), groups }, []).before;
}

/** Each trouble in a few words; the same trouble has the same words. */
export function troubleWords(state: EventState, troubles: StageTroubles): readonly string[] {
  const { t } = i18n.global;
  const pair = (key: "met" | "winners") => (teams: readonly EntrantId[]) => {
    const [a = "", b = ""] = [...teams].sort().map((team) => teamName(state, team));
    return t(`stages.effect.${key}`, { a, b });
  };
  return [
    ...troubles.met.map(pair("met")),
    ...troubles.winners.map(pair("winners")),
    ...troubles.larger.map((team) => t("stages.effect.larger", { a: teamName(state, team) })),
  ];
}

/** `No more: …. New: ….`: what goes and comes by other groups. */
export function differenceWords(
  state: EventState,
  before: StageTroubles,
  after: StageTroubles,
): string {
  const { t } = i18n.global;
  const [had, has] = [before, after].map((troubles) => troubleWords(state, troubles)) as [
    readonly string[],
    readonly string[],
  ];
  const clears = had.filter((line) => !has.includes(line));
  const makes = has.filter((line) => !had.includes(line));
  const words = [
    clears.length > 0 ? t("stages.effect.clears", { list: clears.join("; ") }) : "",
    makes.length > 0 ? t("stages.effect.makes", { list: makes.join("; ") }) : "",
  ].filter(Boolean);
  return words.join(" ") || t("stages.effect.same");
}
