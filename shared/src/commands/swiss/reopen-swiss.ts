import { ok } from "../../result.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { competitionId } from "../fields.js";
import { swissOf } from "./swiss-of.js";

/** A Club Swiss that was finished goes on. */
export const reopenSwiss = defineCommand({
  type: "reopenSwiss",
  schema: commandOf("reopenSwiss", { competition: competitionId }),
  decide: (state, { competition }) => {
    const found = swissOf(state, competition);
    if (!found.ok) return found;
    const isFinished = found.value.swiss.endedAfter !== undefined;
    return ok(isFinished ? [{ type: "swissReopened", competition }] : []);
  },
});
