import { boardIdsOf, roundIdsOf } from "../../model/keys.js";
import type { EventState } from "../../model/state.js";
import { roundId } from "../../model/swiss.js";
import type { Refusal } from "../../refusal.js";
import { ok, refuse } from "../../result.js";
import { swissHistoryOf } from "../../swiss/history-of.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { competitionId } from "../fields.js";
import { absencesWithout } from "./absences.js";
import { roundNumber } from "./fields.js";
import { swissOf, type Swiss } from "./swiss-of.js";

/** The last round, while no game of it has a result; walkovers by withdrawal are none (SWS-11). */
export const takeBackRound = defineCommand({
  type: "takeBackRound",
  schema: commandOf("takeBackRound", { competition: competitionId, round: roundNumber }),
  decide: (state, { competition, round }) => {
    const found = swissOf(state, competition);
    if (!found.ok) return found;
    const refusal = refusalOfTakingBack(state, found.value, round);
    if (refusal) return refuse(refusal);
    const players = swissHistoryOf(state, competition).players.filter(
      ({ id }) => state.players[id],
    );
    const stay = players.filter(({ from }) => from < round);
    return ok([
      {
        type: "roundTakenBack",
        competition,
        number: round,
        players: players.filter(({ from }) => from >= round).map(({ id }) => id),
        absences: absencesWithout(stay, round),
      },
    ]);
  },
});

function refusalOfTakingBack(
  state: EventState,
  { id, swiss }: Swiss,
  round: number,
): Refusal | null {
  const last = roundIdsOf(state, id).length;
  if (round !== last) return { code: "round.notLast", round, last };
  if (swiss.endedAfter !== undefined) return { code: "swiss.finished", competition: id };
  const boards = boardIdsOf(state, roundId(id, round)).filter((key) => state.boards[key]?.result);
  return boards.length > 0 ? { code: "round.hasResults", boards } : null;
}
