import { swissHistoryOf, type BoardResult, type CommandInput } from "@drawroom/shared";
import { COMPETITION, field, newEvent } from "./fixture-events";
import { after, type World } from "./world";

const RESULTS: readonly BoardResult[] = ["1-0", "=", "0-1", "1-0", "0-1", "+-"];

interface Wanted {
  readonly players?: number;
  readonly planned?: number;
  /** Rounds that are paired and played to the end. */
  readonly played?: number;
  /** How many results of one more round are in; without, there is none. */
  readonly entered?: number;
  readonly slug?: string;
}

/** A Club Swiss with names, as pages show it: before round 1, in the middle of a round, or between two. */
export function swissFixture(wanted: Wanted = {}): World {
  const { players = 13, planned = 6, played = 3, entered, slug } = wanted;
  let world = after(
    newEvent(slug),
    {
      type: "addCompetition",
      competition: { id: COMPETITION, name: "Club Swiss", kind: "swiss", doubles: false },
    },
    { type: "importEntrants", competition: COMPETITION, entrants: field.slice(0, players) },
    { type: "changeSwissSettings", competition: COMPETITION, rounds: planned },
    ...(["pairings", "standings", "rotation"] as const).map((view): CommandInput => ({
      type: "addDisplay",
      display: { id: `d${view.slice(0, 3)}`, name: view, view, theme: "lawn" },
    })),
  );
  if (played > 0 || entered !== undefined) {
    world = after(world, { type: "sealDraw", competition: COMPETITION });
  }
  for (let round = 1; round <= played; round++) world = results(paired(world, round), round);
  return entered === undefined ? world : results(paired(world, played + 1), played + 1, entered);
}

const paired = (world: World, round: number): World =>
  after(world, { type: "pairRound", competition: COMPETITION, round });

function results(world: World, round: number, most = Infinity): World {
  const boards = swissHistoryOf(world.state, COMPETITION).rounds[round - 1]?.boards ?? [];
  const commands = boards.flatMap((_, i): CommandInput[] => {
    const result = RESULTS[(i * 5 + round * 3) % RESULTS.length];
    return i < most && result
      ? [{ type: "enterBoardResult", board: `${COMPETITION}.${round}.${i + 1}`, result }]
      : [];
  });
  return after(world, ...commands);
}
