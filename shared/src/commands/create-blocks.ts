import { z } from "zod";
import { blocksIn, matchesOfCompetition, seatsOfCompetition } from "../blocks/by-block.js";
import { questionOfQualifiers } from "../blocks/qualifiers-change.js";
import { fieldOf } from "../blocks/ranking.js";
import { rebuiltOrderOfPlay, timed } from "../blocks/rebuilt-order-of-play.js";
import { LEAST_IN_A_BLOCK } from "../blocks/snake.js";
import type { Fact } from "../facts/fact.js";
import type { Competition } from "../model/competition.js";
import { LETTERS } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";
import { ok, refuse } from "../result.js";
import { drawLogOf, handChangesOf } from "../views/hand-changes.js";
import { blocksCompetitionOf } from "./competition-of.js";
import { questionOfLiveDraw, refusalOfResults } from "./seeded-blocks.js";
import { defineCommand, type Decision } from "./define.js";
import { commandOf } from "./envelope.js";
import { competitionId, confirmed, qualifiers } from "./fields.js";

/**
 * Lettered blocks without seats, in place of those there are. With the same count the blocks stay as they are, and
 * only the number of qualifiers changes.
 */
export const createBlocks = defineCommand({
  type: "createBlocks",
  schema: commandOf("createBlocks", {
    competition: competitionId,
    count: z.int().min(1).max(LETTERS.length),
    qualifiers,
    confirmed,
  }),
  decide: (state, command) => {
    const found = blocksCompetitionOf(state, command.competition);
    if (!found.ok) return found;
    const entrants = fieldOf(state, command.competition).length;
    if (blocksIn(state, command.competition).length === command.count) {
      return otherQualifiers(state, found.value, command.qualifiers, command.confirmed === true);
    }
    if (entrants < LEAST_IN_A_BLOCK * command.count) {
      return refuse({ code: "blocks.tooFew", entrants, blocks: command.count });
    }
    const refusal = refusalOfResults(state, command.competition);
    if (refusal) return refuse(refusal);
    const question = command.confirmed ? null : questionOfCount(state, found.value);
    return question ? refuse(question) : ok(factsOfCount(state, found.value, command));
  },
});

/** OOP-4: asks first where times or results get another order of play. */
function otherQualifiers(
  state: EventState,
  competition: Competition,
  through: number,
  isConfirmed: boolean,
): Decision {
  if (through === competition.qualifiers) return ok([]);
  const question = isConfirmed ? null : questionOfQualifiers(state, competition.id, through);
  if (question) return refuse(question);
  return ok([
    { type: "competitionChanged", competition: { ...competition, qualifiers: through } },
    ...rebuiltOrderOfPlay(state, competition.id, { qualifiers: through }).facts,
  ]);
}

/** Another count of blocks takes the seats, times and courts with it, and ends a live draw. */
function questionOfCount(state: EventState, competition: Competition): Refusal | null {
  const live = questionOfLiveDraw(state, competition);
  if (live) return live;
  const seats = seatsOfCompetition(state, competition.id).length;
  const times = timed(matchesOfCompetition(state, competition.id));
  return seats + times > 0 ? { code: "blocks.needsConfirmation", seats, times } : null;
}

function factsOfCount(
  state: EventState,
  { id, liveDraw }: Competition,
  { count, qualifiers: through }: { readonly count: number; readonly qualifiers: number },
): readonly Fact[] {
  const hand = handChangesOf(state, id).length;
  const hasLog = hand > 0 || drawLogOf(state, id) !== null;
  const letters = [...LETTERS.slice(0, count)];
  return [
    ...(liveDraw ? [{ type: "liveDrawClosed", competition: id } as const] : []),
    { type: "blocksCreated", competition: id, letters, qualifiers: through },
    ...(hasLog ? [clearedLog(id, hand)] : []),
  ];
}

const clearedLog = (competition: string, hand: number): Fact => ({
  type: "drawLogWritten",
  competition,
  log: null,
  ...(hand > 0 && { hand }),
});
