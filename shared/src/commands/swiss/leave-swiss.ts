import type { Fact } from "../../facts/fact.js";
import type { Entrant } from "../../model/entrant.js";
import { boardIdsOf, roundIdsOf } from "../../model/keys.js";
import type { EventState } from "../../model/state.js";
import { roundId } from "../../model/swiss.js";
import { ok, refuse } from "../../result.js";
import type { Decision } from "../define.js";
import { backAfter } from "./absences.js";

export const isInSwiss = (state: EventState, { competition }: Entrant): boolean =>
  state.competitions[competition]?.kind === "swiss";

/**
 * An entrant of a Swiss withdraws (SWS-13). Before a round has them they are out of the field. Later a game of theirs without a
 * result is the opponent's by walkover; what was entered stays, and they are paired no more.
 */
export function withdrawnFromSwiss(state: EventState, entrant: Entrant): Decision {
  const { id, withdrawn } = entrant;
  if (withdrawn !== undefined) return refuse({ code: "entrant.withdrawn", entrant: id });
  const player = state.players[id];
  if (!player) return ok([{ type: "entrantWithdrawn", entrant: id, how: "out" }]);
  const last = roundIdsOf(state, entrant.competition).length;
  const from = hasOpenGame(state, entrant, last) ? last : last + 1;
  return ok([
    { type: "entrantWithdrawn", entrant: id, how: "stands" },
    { type: "absenceSet", entrant: id, gone: [...player.gone, { from }] },
  ]);
}

/** Back in the next round that is not paired (SWS-13). A walkover lost by leaving stands, until a result is entered for it. */
export function returnedToSwiss(state: EventState, { id, competition }: Entrant): Decision {
  const back: Fact = { type: "withdrawalTakenBack", entrant: id };
  const player = state.players[id];
  if (!player) return ok([back]);
  const gone = backAfter(player.gone, roundIdsOf(state, competition).length);
  return ok([back, { type: "absenceSet", entrant: id, gone }]);
}

function hasOpenGame(state: EventState, { id, competition }: Entrant, round: number): boolean {
  return boardIdsOf(state, roundId(competition, round)).some((key) => {
    const board = state.boards[key];
    return board?.result === undefined && (board?.white === id || board?.black === id);
  });
}
