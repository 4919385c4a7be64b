import { matchesOf, seatLabel, type CommandInput, type MatchView } from "@drawroom/shared";
import { entrants } from "./builders";
import { drawScene, stateOf } from "./draw-scene";
import { giveAll, type Scene } from "./hub-scene";
import type { Visitor } from "./visitor";

/** The second competition, beside the singles that are being drawn. */
export const PLATE = "plat";

const plate: readonly CommandInput[] = [
  {
    type: "addCompetition",
    competition: {
      ...{ id: PLATE, name: "Plate", kind: "blocks", doubles: false, qualifiers: 2 },
      format: { bestOf: 1, gameTo: 7, ties: false },
    },
  },
  {
    type: "importEntrants",
    competition: PLATE,
    entrants: entrants(12, (number) => ({ id: `pla${String.fromCharCode(96 + number)}aa` })),
  },
  { type: "createBlocks", competition: PLATE, count: 2, qualifiers: 2 },
  { type: "seedBlocks", competition: PLATE },
  { type: "makeOrderOfPlay", competition: PLATE },
];

/** A live draw of 80 with so many drawn, and a plate of 12 whose 30 matches can be entered. */
export async function plateScene(owner: Visitor, picks = 0): Promise<Scene> {
  const made = await drawScene(owner, picks);
  return { ...made, version: await giveAll(owner, made.slug, plate) };
}

export const plateMatches = async ({ owner, slug }: Scene): Promise<readonly MatchView[]> =>
  matchesOf((await stateOf(owner, slug)).state, { competition: PLATE });

/** What finds this match and no other: `A1 A6`. */
export const seatsOfMatch = ({ a, b }: MatchView): string =>
  [a.seat, b.seat].map(seatLabel).join(" ");
