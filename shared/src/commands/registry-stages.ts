import { changeStage } from "./stages/change-stage.js";
import { closeStage } from "./stages/close-stage.js";
import { enterGameResult } from "./stages/enter-game-result.js";
import { exchangeTeams } from "./stages/exchange-teams.js";
import { leaveAdjustment } from "./stages/leave-adjustment.js";
import { moveTeam } from "./stages/move-team.js";
import { proposeStage } from "./stages/propose-stage.js";
import { reopenStage } from "./stages/reopen-stage.js";
import { setStageRatings } from "./stages/set-stage-ratings.js";
import { startStage } from "./stages/start-stage.js";
import { takeAdjustment } from "./stages/take-adjustment.js";

/** Commands of group stages, by type. */
export const stageCommands = {
  proposeStage,
  changeStage,
  setStageRatings,
  moveTeam,
  exchangeTeams,
  takeAdjustment,
  leaveAdjustment,
  startStage,
  enterGameResult,
  closeStage,
  reopenStage,
};
