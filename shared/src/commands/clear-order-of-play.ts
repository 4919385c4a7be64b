import { blocksIn, matchesIn, matchesOfCompetition } from "../blocks/by-block.js";
import { timed } from "../blocks/rebuilt-order-of-play.js";
import type { Fact } from "../facts/fact.js";
import { ok, refuse } from "../result.js";
import { blocksCompetitionOf } from "./competition-of.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { competitionId, confirmed } from "./fields.js";
import { withLapses } from "./lapsing.js";

/** Takes the matches out; asks first where times, courts or results go with them. */
export const clearOrderOfPlay = defineCommand({
  type: "clearOrderOfPlay",
  schema: commandOf("clearOrderOfPlay", { competition: competitionId, confirmed }),
  decide: (state, { competition: id, confirmed: isConfirmed }) => {
    const found = blocksCompetitionOf(state, id);
    if (!found.ok) return found;
    const matches = matchesOfCompetition(state, id);
    const times = timed(matches);
    const results = matches.filter((match) => match.result !== undefined).length;
    if (times + results > 0 && !isConfirmed) {
      return refuse({ code: "orderOfPlay.needsConfirmation", times, results });
    }
    const blocks = blocksIn(state, id).filter((block) => matchesIn(state, block.id).length > 0);
    const facts: Fact[] = blocks.map((block) => ({ type: "orderOfPlayCleared", block: block.id }));
    return ok(
      withLapses(
        state,
        facts,
        blocks.map((block) => block.id),
      ),
    );
  },
});
