import { entrantsIn } from "../blocks/by-block.js";
import type { Fact } from "../facts/fact.js";
import { without } from "../facts/tables.js";
import type { CompetitionId } from "../model/ids.js";
import { blocksOf, boardIdsOf, bracketMatchIdsOf, matchIdsOf } from "../model/keys.js";
import type { EventState } from "../model/state.js";
import { ok, refuse } from "../result.js";
import { playedIn, stagesOf } from "../stages/stages-of.js";
import { competitionOf } from "./competition-of.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { competitionId, confirmed } from "./fields.js";

/** Asks first where entrants go with it (SCR-7). */
export const removeCompetition = defineCommand({
  type: "removeCompetition",
  schema: commandOf("removeCompetition", { competition: competitionId, confirmed }),
  decide: (state, { competition, confirmed }) => {
    const found = competitionOf(state, competition);
    if (!found.ok) return found;
    const entrants = entrantsIn(state, competition)
      .map(({ id }) => id)
      .sort();
    const blocks = blocksOf(state, competition);
    if (!confirmed && (entrants.length > 0 || blocks.length > 0)) {
      return refuse({
        code: "competition.needsConfirmation",
        entrants: entrants.length,
        blocks: blocks.length,
        results: resultsIn(state, competition),
      });
    }
    const { name } = found.value;
    return ok([
      { type: "competitionRemoved", competition, name, entrants, blocks },
      ...displaysTurned(state, competition),
    ]);
  },
});

const resultsIn = (state: EventState, competition: CompetitionId): number =>
  matchIdsOf(state, competition).filter((id) => state.matches[id]?.result).length +
  bracketMatchIdsOf(state, competition).filter((id) => state.bracketMatches[id]?.result).length +
  boardIdsOf(state, competition).filter((id) => state.boards[id]?.result).length +
  stagesOf(state, competition).flatMap(({ id }) => playedIn(state, id)).length;

/** Screens that showed it show the first competition from now on. */
const displaysTurned = (state: EventState, competition: CompetitionId): Fact[] =>
  Object.values(state.displays)
    .filter((display) => display.competition === competition)
    .sort((x, y) => (x.id < y.id ? -1 : 1))
    .map((display) => ({ type: "displayChanged", display: without(display, "competition") }));
