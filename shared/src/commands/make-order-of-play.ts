import { blocksIn, matchesIn } from "../blocks/by-block.js";
import { LARGEST_BLOCK } from "../blocks/order-of-play.js";
import { matchesByTable } from "../blocks/rebuilt-order-of-play.js";
import type { Fact } from "../facts/fact.js";
import { ok, refuse } from "../result.js";
import { seededCompetition } from "./seeded-blocks.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { competitionId } from "./fields.js";

/** The matches of every block, by the table of its size and qualifiers (OOP-1). What they had of times, courts and results stays. */
export const makeOrderOfPlay = defineCommand({
  type: "makeOrderOfPlay",
  schema: commandOf("makeOrderOfPlay", { competition: competitionId }),
  decide: (state, { competition: id }) => {
    const found = seededCompetition(state, id);
    if (!found.ok) return found;
    const blocks = blocksIn(state, id);
    const large = blocks.find((block) => block.size > LARGEST_BLOCK);
    if (large) return refuse({ code: "blocks.tooLarge", block: large.id, size: large.size });
    const facts = blocks.flatMap(({ id: block, size }): Fact[] => {
      const matches = matchesByTable(state, block, size, found.value.competition.qualifiers);
      const ids = Object.keys(matches);
      const isThere =
        ids.length === matchesIn(state, block).length &&
        ids.every((match) => state.matches[match] === matches[match]);
      return isThere ? [] : [{ type: "orderOfPlayMade", block, matches }];
    });
    return ok(facts);
  },
});
