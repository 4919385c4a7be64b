import type { CommandInput } from "@drawroom/shared";
import { entrants, eventWith, SINGLES } from "./builders";
import { after, type World } from "./world";

const competition = (
  id: string,
  name: string,
  kind: "knockout" | "swiss" | "stages",
): CommandInput => ({
  type: "addCompetition",
  competition: { id, name, kind, doubles: false },
});

/** So many entrants of a competition; ids are an event's, so each competition has a letter of its own. */
const field = (competition: string, count: number, letter: string): CommandInput => ({
  type: "importEntrants",
  competition,
  entrants: entrants(count, (number) => ({
    // Not in the order of the letters, for nothing may go by the order of keys.
    id: `${letter}ntaa${String.fromCharCode(96 + ((number * 4) % 11))}`,
    name: number % 3 ? `Player ${number}` : "Same Name",
    current: number % 4 ? 2000 - 10 * (number >> 1) : null,
  })),
});

/** An event with a competition of each kind, all about to be played, and one without anybody: blocks under two brackets, a knockout drawn in part at random. */
export const everyKind = (): World =>
  after(
    eventWith({ courts: true }),
    field(SINGLES, 8, "e"),
    { type: "createBlocks", competition: SINGLES, count: 2, qualifiers: 2 },
    { type: "seedBlocks", competition: SINGLES },
    { type: "makeOrderOfPlay", competition: SINGLES },
    {
      type: "addBracket",
      competition: SINGLES,
      bracket: { id: "main", name: "Main", thirdPlace: true },
    },
    {
      type: "addBracket",
      competition: SINGLES,
      bracket: { id: "plate", name: "Plate", places: { from: 3, to: 4 } },
    },
    competition("kout", "Knockout", "knockout"),
    field("kout", 6, "k"),
    { type: "setKnockoutSeeds", competition: "kout", seeds: 2 },
    {
      type: "addBracket",
      competition: "kout",
      bracket: { id: "main", name: "Main", thirdPlace: true },
    },
    competition("swis", "Swiss", "swiss"),
    field("swis", 7, "s"),
    competition("stag", "Stages", "stages"),
    field("stag", 9, "t"),
    competition("void", "Nobody Yet", "swiss"),
  );
