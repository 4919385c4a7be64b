import { matchesOnCourt } from "../matches/record.js";
import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { courtId } from "./fields.js";

/** The matches on it keep their times and lose the court. */
export const removeCourt = defineCommand({
  type: "removeCourt",
  schema: commandOf("removeCourt", { court: courtId }),
  decide: (state, { court }) => {
    const present = state.courts[court];
    if (!present) return refuse({ code: "court.notFound", court });
    const matches = matchesOnCourt(state, court);
    return ok([{ type: "courtRemoved", court, name: present.name, matches }]);
  },
});
