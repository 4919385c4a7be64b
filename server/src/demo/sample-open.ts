import {
  LETTERS,
  ranked,
  seatId,
  blockId,
  type CommandInput,
  type Entrant,
} from "@drawroom/shared";
import { fieldWith } from "./sample-field.js";
import { seededRandom, shuffled } from "./seeded-random.js";

export const OPEN = "open";
const BLOCKS = 8;
const DRAWN = 37;

/** The open singles: 80 in 8 blocks, and a ball draw that has come to seat 37 of 80. */
export function openSingles(): readonly CommandInput[] {
  const entrants = fieldWith("p");
  return [
    {
      type: "addCompetition",
      competition: {
        id: OPEN,
        name: "Open Singles",
        kind: "blocks",
        doubles: false,
        qualifiers: 4,
      },
    },
    { type: "importEntrants", competition: OPEN, entrants },
    { type: "createBlocks", competition: OPEN, count: BLOCKS, qualifiers: 4 },
    { type: "seedBlocks", competition: OPEN },
    { type: "startLiveDraw", competition: OPEN, order: "tier" },
    ...picks(entrants.map((entrant) => ({ ...entrant, competition: OPEN }))),
  ];
}

/** Tier by tier, each tier's balls in the order in which they come out of the bag. */
function picks(field: readonly Entrant[]): readonly CommandInput[] {
  const random = seededRandom(37);
  const order = ranked(field, "current").map(({ entrant }) => entrant);
  const tiers = Array.from({ length: field.length / BLOCKS }, (_, tier) =>
    shuffled(order.slice(tier * BLOCKS, (tier + 1) * BLOCKS), random),
  );
  return tiers
    .flatMap((balls, tier) => balls.map((entrant, at) => ({ entrant, seat: seatAt(at, tier + 1) })))
    .slice(0, DRAWN)
    .map(({ entrant, seat }) => ({ type: "pickSeat", entrant, seat }));
}

const seatAt = (block: number, seed: number): string =>
  seatId(blockId(OPEN, LETTERS.charAt(block)), seed);
