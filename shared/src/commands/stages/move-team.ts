import { ok, refuse } from "../../result.js";
import { LEAST_IN_A_GROUP, MOST_IN_A_GROUP } from "../../stages/sizes.js";
import { groupsOfStage } from "../../stages/stages-of.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { entrantId } from "../fields.js";
import { alteredGroups } from "./altering-groups.js";
import { groupNumber, stageId } from "./stage-fields.js";
import { refusalOfStrangers, unplayedStage } from "./stage-named.js";

/** A team goes to another group, by hand; groups keep 2 to 5 teams (STG-2, STG-8). */
export const moveTeam = defineCommand({
  type: "moveTeam",
  schema: commandOf("moveTeam", { stage: stageId, entrant: entrantId, group: groupNumber }),
  decide: (state, { stage: id, entrant, group: to }) => {
    const found = unplayedStage(state, id);
    if (!found.ok) return found;
    const stranger = refusalOfStrangers(found.value, [entrant]);
    if (stranger) return refuse(stranger);
    const groups = groupsOfStage(state, id);
    const target = groups[to - 1];
    if (!target) return refuse({ code: "stage.groupNotFound", stage: id, group: to });
    const source = groups.find(({ teams }) => teams.includes(entrant)) ?? target;
    if (source === target) return ok([]);
    if (target.teams.length >= MOST_IN_A_GROUP) {
      return refuse({ code: "stage.groupFull", group: to, teams: target.teams.length });
    }
    if (source.teams.length <= LEAST_IN_A_GROUP) {
      return refuse({
        code: "stage.groupTooSmall",
        group: source.number,
        teams: source.teams.length,
      });
    }
    const after = groups.map(({ number, teams }) => {
      const staying = teams.filter((team) => team !== entrant);
      return number === to ? [...staying, entrant] : staying;
    });
    const altered = alteredGroups(state, found.value, after);
    const from = source.number;
    return ok([{ type: "teamMoved", stage: id, entrant, from, to, ...altered }]);
  },
});
