import type { StageView } from "@drawroom/shared";
import { i18n } from "../../i18n";

interface StageSize {
  readonly number: number;
  readonly groups: number;
  readonly advance: number;
}

const kindOf = ({ groups, advance }: StageSize): "final" | "semi" | "stage" =>
  groups === 1 && advance === 0 ? "final" : groups === 2 ? "semi" : "stage";

/** `Final`, `Semi-final`, `Stage 2`: by how many groups there are and how many of each go on. */
export const stageTitle = (stage: StageSize): string =>
  i18n.global.t(`stages.${kindOf(stage)}`, { n: stage.number });

/** `the final`, `stage 2`: in a sentence or on a button. */
export const theStage = (stage: StageSize): string =>
  i18n.global.t(`stages.the.${kindOf(stage)}`, { n: stage.number });

export const titleOfView = ({ number, groups, advance }: StageView): string =>
  stageTitle({ number, groups: groups.length, advance });

export const theView = ({ number, groups, advance }: StageView): string =>
  theStage({ number, groups: groups.length, advance });
