import type { EventState } from "../model/state.js";
import { placedRows, stageEnding, type StageEnding } from "./advance.js";
import { settledResult } from "./settled.js";
import {
  gamesOfGroup,
  gamesOfStage,
  groupsOfStage,
  leftOf,
  orderOfStage,
  planOfStage,
  type StageAt,
  type StageGameAt,
  type StageGroupAt,
} from "./stages-of.js";
import { stageTable, type StageRow } from "./table.js";
import type { EarlierStage } from "./troubles.js";

/** The table of a group as it stands (STG-7). */
export function tableOfGroup(state: EventState, stage: StageAt, group: StageGroupAt): StageRow[] {
  const isIn = new Set(group.teams);
  const teams = orderOfStage(state, stage).filter((team) => isIn.has(team));
  return stageTable(teams, gamesOfGroup(state, group.id), leftOf(state, stage));
}

const tablesOf = (state: EventState, stage: StageAt): StageRow[][] =>
  groupsOfStage(state, stage.id).map((group) => tableOfGroup(state, stage, group));

/** How the stage would end as its tables stand now (STG-4). */
export const endingNow = (state: EventState, stage: StageAt): StageEnding =>
  stageEnding(tablesOf(state, stage), planOfStage(stage).advance, orderOfStage(state, stage));

/** The games that keep a stage from being closed (STG-10). */
export function openGames(state: EventState, stage: StageAt): StageGameAt[] {
  const left = leftOf(state, stage);
  return gamesOfStage(state, stage.id).filter((game) => settledResult(game, left) === null);
}

/** A stage as the deals after it look back on it (STG-8). */
export const asEarlier = (state: EventState, stage: StageAt): EarlierStage => ({
  groups: groupsOfStage(state, stage.id).map(({ teams }) => teams),
  winners: tablesOf(state, stage).flatMap((rows) => placedRows(rows, 1).map((row) => row.entrant)),
  advance: planOfStage(stage).advance,
});
