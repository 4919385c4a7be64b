import { blocksIn, seatsIn } from "../blocks/by-block.js";
import { drawBlocks, drawSettingsOf, type Draw } from "../blocks/draw.js";
import { LARGEST_BLOCK } from "../blocks/order-of-play.js";
import { fieldOf } from "../blocks/ranking.js";
import { rebuiltOrderOfPlay } from "../blocks/rebuilt-order-of-play.js";
import type { Fact } from "../facts/fact.js";
import type { OrderOfPlayMade } from "../facts/order-of-play-made.js";
import type { Competition } from "../model/competition.js";
import { letterOf, type Letter } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";
import { ok, refuse } from "../result.js";
import { drawLogOf, handChangesOf } from "../views/hand-changes.js";
import { blocksCompetitionOf } from "./competition-of.js";
import { questionOfLiveDraw, refusalOfResults } from "./seeded-blocks.js";
import { defineCommand, type Decision } from "./define.js";
import { commandOf } from "./envelope.js";
import { competitionId, confirmed } from "./fields.js";
import { isSame } from "./given.js";
import { withLapses } from "./lapsing.js";

/** Snake-seed: the computed draw in place of every seat set by hand (BLK-4). It ends a live draw, and asks first. */
export const seedBlocks = defineCommand({
  type: "seedBlocks",
  schema: commandOf("seedBlocks", { competition: competitionId, confirmed }),
  decide: (state, command) => {
    const found = blocksCompetitionOf(state, command.competition);
    if (!found.ok) return found;
    return seeding(state, found.value, command.confirmed === true);
  },
});

/**
 * What a seeding of a competition's blocks refuses, asks and does.
 * @param competition as it will be: its qualifiers, basis and draw rules make the draw
 */
export function seeding(
  state: EventState,
  competition: Competition,
  isConfirmed: boolean,
): Decision {
  const blocks = blocksIn(state, competition.id);
  if (blocks.length === 0) return refuse({ code: "blocks.none", competition: competition.id });
  const refusal = refusalOfResults(state, competition.id);
  if (refusal) return refuse(refusal);
  const live = isConfirmed ? null : questionOfLiveDraw(state, competition);
  if (live) return refuse(live);
  const field = fieldOf(state, competition.id);
  const draw = drawBlocks(field, drawSettingsOf(competition, blocks.length));
  if (!draw.ok) return draw;
  if (isAsDrawn(state, competition, draw.value)) return ok([]);
  return seedingTo(state, competition, draw.value, isConfirmed);
}

function seedingTo(
  state: EventState,
  competition: Competition,
  draw: Draw,
  isConfirmed: boolean,
): Decision {
  const sizes = sizesOf(draw);
  const orderOfPlay = rebuiltOrderOfPlay(state, competition.id, { sizes });
  const refusal = refusalOfSizes(orderOfPlay.facts, sizes);
  if (refusal) return refuse(refusal);
  if (orderOfPlay.timesLost > 0 && !isConfirmed) {
    return refuse({ code: "blocks.needsConfirmation", seats: 0, times: orderOfPlay.timesLost });
  }
  const hand = handChangesOf(state, competition.id).length;
  const facts: readonly Fact[] = [
    ...(competition.liveDraw
      ? [{ type: "liveDrawClosed", competition: competition.id } as const]
      : []),
    { type: "blocksSeeded", competition: competition.id, seats: draw.seats },
    {
      type: "drawLogWritten",
      competition: competition.id,
      log: draw.log,
      ...(hand > 0 && { hand }),
    },
    ...orderOfPlay.facts,
  ];
  return ok(
    withLapses(
      state,
      facts,
      blocksIn(state, competition.id).map((block) => block.id),
    ),
  );
}

const sizesOf = (draw: Draw): Readonly<Record<Letter, number>> =>
  Object.fromEntries(
    Object.entries(draw.seats).map(([letter, entrants]) => [letter, entrants.length]),
  );

/** A block that has an order of play can't outgrow the tables (BLK-3). */
function refusalOfSizes(
  orderOfPlay: readonly OrderOfPlayMade[],
  sizes: Readonly<Record<Letter, number>>,
): Refusal | null {
  for (const { block } of orderOfPlay) {
    const size = sizes[letterOf(block)] ?? 0;
    if (size > LARGEST_BLOCK) return { code: "blocks.tooLarge", block, size };
  }
  return null;
}

/** Whether seats, log and order are just what this draw would make. */
function isAsDrawn(state: EventState, competition: Competition, draw: Draw): boolean {
  if (competition.liveDraw || handChangesOf(state, competition.id).length > 0) return false;
  const areSeated = blocksIn(state, competition.id).every(({ id, letter }) =>
    isSame(
      seatsIn(state, id).map((seat) => seat.entrant),
      draw.seats[letter],
    ),
  );
  return areSeated && isSame(drawLogOf(state, competition.id), draw.log);
}
