import { absenceSet, type AbsenceSet } from "./absence-set.js";
import { boardResultCleared, type BoardResultCleared } from "./board-result-cleared.js";
import { boardResultEntered, type BoardResultEntered } from "./board-result-entered.js";
import { roundPaired, type RoundPaired } from "./round-paired.js";
import { roundTakenBack, type RoundTakenBack } from "./round-taken-back.js";
import { swissFinished, type SwissFinished } from "./swiss-finished.js";
import { swissReopened, type SwissReopened } from "./swiss-reopened.js";
import { swissSettingsChanged, type SwissSettingsChanged } from "./swiss-settings-changed.js";

/** What happened in a Club Swiss. */
export type SwissFact =
  | SwissSettingsChanged
  | RoundPaired
  | RoundTakenBack
  | BoardResultEntered
  | BoardResultCleared
  | AbsenceSet
  | SwissFinished
  | SwissReopened;

export const swissFactKinds = {
  swissSettingsChanged,
  roundPaired,
  roundTakenBack,
  boardResultEntered,
  boardResultCleared,
  absenceSet,
  swissFinished,
  swissReopened,
};
