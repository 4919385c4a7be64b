import { ok, refuse } from "../../result.js";
import { playersOfStage } from "../../stages/players-of-stage.js";
import { groupsOfStage } from "../../stages/stages-of.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { gamesInGroups } from "./altering-groups.js";
import { stageId } from "./stage-fields.js";
import { proposedStage } from "./stage-named.js";

/** The groups stand as proposed and get their games (STG-5, 6); refused where others are to play by now. */
export const startStage = defineCommand({
  type: "startStage",
  schema: commandOf("startStage", { stage: stageId }),
  decide: (state, { stage: id }) => {
    const found = proposedStage(state, id);
    if (!found.ok) return found;
    const { competition, number, ratings } = found.value;
    const players = playersOfStage(state, competition, number);
    const come = players.filter((team) => !Object.hasOwn(ratings, team)).sort();
    const gone = Object.keys(ratings)
      .filter((team) => !players.includes(team))
      .sort();
    if (come.length + gone.length > 0) {
      return refuse({ code: "stage.teamsChanged", stage: id, come, gone });
    }
    const groups = groupsOfStage(state, id).map((group) => [group.id, group.teams] as const);
    return ok([
      { type: "stageStarted", stage: id, games: gamesInGroups(Object.fromEntries(groups)) },
    ]);
  },
});
