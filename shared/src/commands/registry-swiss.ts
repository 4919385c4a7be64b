import { changeSwissSettings } from "./swiss/change-swiss-settings.js";
import { enterBoardResult } from "./swiss/enter-board-result.js";
import { finishSwiss } from "./swiss/finish-swiss.js";
import { importSwiss } from "./swiss/import-swiss.js";
import { pairByHand } from "./swiss/pair-by-hand.js";
import { pairRound } from "./swiss/pair-round.js";
import { reopenSwiss } from "./swiss/reopen-swiss.js";
import { takeBackRound } from "./swiss/take-back-round.js";

/** Commands of a Club Swiss, by type. */
export const swissCommands = {
  changeSwissSettings,
  pairRound,
  pairByHand,
  takeBackRound,
  enterBoardResult,
  finishSwiss,
  reopenSwiss,
  importSwiss,
};
