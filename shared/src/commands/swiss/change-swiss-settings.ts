import { z } from "zod";
import { roundIdsOf } from "../../model/keys.js";
import type { EventState } from "../../model/state.js";
import type { Refusal } from "../../refusal.js";
import { ok, refuse } from "../../result.js";
import { swissHistoryOf } from "../../swiss/history-of.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { competitionId } from "../fields.js";
import { given, isSame, stillSeen } from "../given.js";
import { swissFields } from "./fields.js";
import { refusalOfRoundCount } from "./refusal-of-round.js";
import { swissOf, type Swiss } from "./swiss-of.js";

/**
 * Tie-breaks and points may change at any time; pairings stand. The number of rounds is held to the field once round 1 is
 * paired (SWS-10), and stands once it is finished.
 */
export const changeSwissSettings = defineCommand({
  type: "changeSwissSettings",
  schema: commandOf("changeSwissSettings", {
    competition: competitionId,
    ...swissFields,
    seen: z.strictObject(swissFields).optional(),
  }),
  decide: (state, { commandId: _, type: __, competition: id, seen, ...input }) => {
    const found = swissOf(state, id);
    if (!found.ok) return found;
    const { swiss: present } = found.value;
    if (!stillSeen(present, seen)) {
      return refuse({ code: "competition.changed", competition: found.value });
    }
    const swiss = { ...present, ...given(input) };
    if (isSame(swiss, present)) return ok([]);
    const refusal =
      swiss.rounds === present.rounds ? null : refusalOfRounds(state, found.value, swiss.rounds);
    return refusal
      ? refuse(refusal)
      : ok([{ type: "swissSettingsChanged", competition: id, swiss }]);
  },
});

function refusalOfRounds(state: EventState, { id, swiss }: Swiss, rounds: number): Refusal | null {
  if (swiss.endedAfter !== undefined) return { code: "swiss.finished", competition: id };
  const paired = roundIdsOf(state, id).length;
  if (paired === 0) return null;
  if (rounds < paired) return { code: "swiss.roundsPaired", rounds, paired };
  return refusalOfRoundCount(swissHistoryOf(state, id).players.length, rounds);
}
