import { z } from "zod";
import { drawnAtRandom } from "../../chance/lists.js";
import { openedDraw } from "../../chance/opened-draw.js";
import type { CompetitionId } from "../../model/ids.js";
import type { EventState } from "../../model/state.js";
import { ok, refuse } from "../../result.js";
import { drawnFieldOf, listsOfField } from "../../swiss/drawn-field.js";
import { firstRound } from "../../swiss/first-round.js";
import { swissHistoryOf } from "../../swiss/history-of.js";
import type { Permission, SwissHistory } from "../../swiss/history.js";
import { laterRound } from "../../swiss/later-round.js";
import { defineCommand, type Context, type Decision } from "../define.js";
import { commandOf } from "../envelope.js";
import { competitionId } from "../fields.js";
import { roundNumber } from "./fields.js";
import { factOfRound } from "./fact-of-round.js";
import { refusalOfRound } from "./refusal-of-round.js";
import { swissOf } from "./swiss-of.js";

/**
 * Pairs the round that is named, the next one. Round 1 is drawn at random, by the seal shown before, and so by the server alone
 * (SWS-1); later rounds follow from the history, in a browser too. `permission` is what the manager allows where no legal
 * pairing is left (SWS-10).
 */
export const pairRound = defineCommand({
  type: "pairRound",
  schema: commandOf("pairRound", {
    competition: competitionId,
    round: roundNumber,
    permission: z.enum(["colours", "rematches"]).optional(),
  }),
  decide: (state, { competition, round, permission }, context) => {
    const found = swissOf(state, competition);
    if (!found.ok) return found;
    const refusal = refusalOfRound(state, found.value, round);
    if (refusal) return refuse(refusal);
    return round === 1
      ? firstPaired(state, competition, context)
      : laterPaired(state, competition, context, permission);
  },
});

/**
 * What `pairRound` would call `laterRound` with, the part of its decision that takes long; null: it would be refused before,
 * or draws round 1. The same value as long as the state is the same.
 */
export function historyToPair(
  state: EventState,
  competition: CompetitionId,
  round: number,
): SwissHistory | null {
  const found = swissOf(state, competition);
  if (round === 1 || !found.ok || refusalOfRound(state, found.value, round)) return null;
  return swissHistoryOf(state, competition);
}

function firstPaired(state: EventState, id: CompetitionId, context: Context): Decision {
  const history = swissHistoryOf(state, id);
  const field = history.players.map((player) => player.id);
  const opened = openedDraw(state, id, context);
  if (!opened.ok) return opened;
  const { draw, secret } = opened.value;
  const drawn = drawnAtRandom(secret, listsOfField(field), context.at);
  const { groups, bye } = drawnFieldOf(drawn.lists);
  const paired = firstRound({ ...history, groups }, bye);
  if (!paired.ok) return refuse({ code: "round.tooFewPlayers", entrants: field });
  return ok([
    { type: "randomDrawMade", draw: draw.id, drawn },
    factOfRound(state, id, { ...paired, round: { bye, draw: draw.id, groups } }),
  ]);
}

function laterPaired(
  state: EventState,
  id: CompetitionId,
  context: Context,
  permission: Permission | undefined,
): Decision {
  const history = swissHistoryOf(state, id);
  const { pairing, offers } = (context.laterRound ?? laterRound)(history, permission);
  if (pairing.ok) return ok([factOfRound(state, id, { ...pairing, round: { bye: pairing.bye } })]);
  // All else that keeps a round from being paired was refused before.
  const round = history.rounds.length + 1;
  return refuse({
    code: "round.noLegalPairing",
    round,
    offers: [...offers, "byHand", "finish"],
  });
}
