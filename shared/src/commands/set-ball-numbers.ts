import { without } from "../facts/tables.js";
import type { Entrant } from "../model/entrant.js";
import { ok, refuse } from "../result.js";
import { refusalOfBalls } from "./balls.js";
import { blocksCompetitionOf } from "./competition-of.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { ball, competitionId, entrantId, strictRecord } from "./fields.js";

/** Numbers of balls in a live draw, where they are not the ranks (HND-5); null: the rank again. */
export const setBallNumbers = defineCommand({
  type: "setBallNumbers",
  schema: commandOf("setBallNumbers", {
    competition: competitionId,
    balls: strictRecord(entrantId, ball.nullable()),
  }),
  decide: (state, { competition, balls }) => {
    const found = blocksCompetitionOf(state, competition);
    if (!found.ok) return found;
    const after: Entrant[] = [];
    for (const [id, number] of Object.entries(balls)) {
      const entrant = state.entrants[id];
      if (!entrant) return refuse({ code: "entrant.notFound", entrant: id });
      if (entrant.competition !== competition) {
        return refuse({ code: "entrant.otherCompetition", entrant: id, competition });
      }
      if ((entrant.ball ?? null) === number) continue;
      after.push(number === null ? without(entrant, "ball") : { ...entrant, ball: number });
    }
    const taken = refusalOfBalls(state, competition, after);
    if (taken) return refuse(taken);
    if (after.length === 0) return ok([]);
    const changed = Object.fromEntries(after.map(({ id, ball }) => [id, ball ?? null]));
    return ok([{ type: "ballNumbersSet", competition, balls: changed }]);
  },
});
