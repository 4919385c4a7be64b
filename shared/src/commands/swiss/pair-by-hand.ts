import { z } from "zod";
import type { EntrantId } from "../../model/ids.js";
import type { Refusal } from "../../refusal.js";
import { ok, refuse } from "../../result.js";
import { groupsFor } from "../../swiss/groups.js";
import { swissHistoryOf } from "../../swiss/history-of.js";
import type { Paired, SwissHistory } from "../../swiss/history.js";
import { presentNext } from "../../swiss/presence.js";
import { recordsOf } from "../../swiss/records.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { competitionId, confirmed, entrantId } from "../fields.js";
import { roundNumber } from "./fields.js";
import { factOfRound } from "./fact-of-round.js";
import { refusalOfRound } from "./refusal-of-round.js";
import { swissOf } from "./swiss-of.js";

/**
 * The manager's own pairing of the next round (SWS-10), boards in the order given. All who are in the round stand on one board,
 * or have the bye. Colours are the manager's; a rematch asks first.
 */
export const pairByHand = defineCommand({
  type: "pairByHand",
  schema: commandOf("pairByHand", {
    competition: competitionId,
    round: roundNumber,
    boards: z
      .array(z.strictObject({ white: entrantId, black: entrantId }))
      .min(1)
      .max(512)
      .readonly(),
    bye: entrantId.nullable(),
    confirmed,
  }),
  decide: (state, { competition, round, boards, bye, confirmed }) => {
    const found = swissOf(state, competition);
    if (!found.ok) return found;
    const history = swissHistoryOf(state, competition);
    const met = rematchesIn(history, boards);
    const refusal =
      refusalOfRound(state, found.value, round) ??
      refusalOfPlaces(history, [...boards.flatMap(({ white, black }) => [white, black]), bye]) ??
      (met.length > 0 && !confirmed ? ({ code: "round.needsConfirmation", met } as const) : null);
    if (refusal) return refuse(refusal);
    const groups = round === 1 && { groups: groupsFor(history.players.map(({ id }) => id)) };
    return ok([
      factOfRound(state, competition, { round: { bye, madeBy: "hand", ...groups }, boards }),
    ]);
  },
});

/** Each player of the next round once, and nobody else. */
function refusalOfPlaces(
  history: SwissHistory,
  places: readonly (EntrantId | null)[],
): Refusal | null {
  const missing = new Set(presentNext(history));
  const seen = new Set<EntrantId>();
  for (const id of places) {
    if (id === null) continue;
    if (seen.has(id)) return { code: "round.playerTwice", entrant: id };
    if (!missing.delete(id)) return { code: "round.notPlaying", entrant: id };
    seen.add(id);
  }
  return missing.size > 0 ? { code: "round.playersMissing", entrants: [...missing] } : null;
}

/** The pairs that have met before. */
function rematchesIn(history: SwissHistory, boards: readonly Paired[]) {
  const records = recordsOf(history);
  return boards
    .filter(({ white, black }) => records.get(white)?.met.has(black))
    .map(({ white, black }) => [white, black] as const);
}
