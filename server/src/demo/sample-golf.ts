import {
  blockId,
  LETTERS,
  matchId,
  orderOfPlayTable,
  ranked,
  snake,
  type CommandInput,
  type Game,
  type LocalTime,
  type MatchResult,
} from "@drawroom/shared";
import { COURTS } from "./sample-courts.js";
import { fieldWith } from "./sample-field.js";
import { seededRandom } from "./seeded-random.js";

const GOLF = "golf";
const [FROM, TO] = [20, 32];
const BLOCKS = 2;
const SIZE = (TO - FROM) / BLOCKS;
const QUALIFIERS = 2;
const ROUNDS_PLAYED = 3;
const GAME_TO = 7;

interface Planned {
  readonly match: string;
  readonly round: number;
  readonly court: string;
}

/** A smaller competition that is under way: 12 in two blocks, played to the fourth round. `starts`: of each round. */
export function golfSingles(starts: readonly LocalTime[]): readonly CommandInput[] {
  const entrants = fieldWith("g").slice(FROM, TO);
  const matches = plannedMatches();
  return [
    {
      type: "addCompetition",
      competition: {
        id: GOLF,
        name: "Golf Croquet Singles",
        kind: "blocks",
        doubles: false,
        format: { bestOf: 3, gameTo: GAME_TO, ties: false },
        matchMinutes: 75,
      },
    },
    { type: "importEntrants", competition: GOLF, entrants },
    { type: "createBlocks", competition: GOLF, count: BLOCKS, qualifiers: QUALIFIERS },
    { type: "seedBlocks", competition: GOLF },
    { type: "makeOrderOfPlay", competition: GOLF },
    ...matches.map(({ match, round, court }): CommandInput => {
      const at = starts[round - 1];
      return { type: "scheduleMatch", match, court, ...(at !== undefined && { at }) };
    }),
    ...results(matches),
    { type: "withdrawEntrant", entrant: lastOfBlockB(entrants) },
  ];
}

/** Every match with its court: each block keeps to three of its own. */
const plannedMatches = (): readonly Planned[] =>
  Array.from({ length: BLOCKS }, (_, at) => at).flatMap((at) => {
    const block = blockId(GOLF, LETTERS.charAt(at));
    return orderOfPlayTable(SIZE, QUALIFIERS).flatMap((pairs, index) =>
      pairs.map(([a, b], lawn) => ({
        match: matchId(block, a, b),
        round: index + 1,
        court: COURTS[at * pairs.length + lawn]?.id ?? "",
      })),
    );
  });

/** Three rounds, and the first two matches of the fourth; somebody has retired hurt. */
function results(matches: readonly Planned[]): readonly CommandInput[] {
  const random = seededRandom(7);
  const done = matches.filter(({ round }) => round <= ROUNDS_PLAYED);
  const latest = matches.filter(({ round }) => round === ROUNDS_PLAYED + 1).slice(0, 2);
  return [...done, ...latest].map(({ match }, index) => ({
    type: "enterResult",
    match,
    result: index === 4 ? { games: [[GAME_TO, 5]], retired: "b" } : resultBy(random),
  }));
}

/** Best of three; the side with the smaller seed number is the stronger one. */
function resultBy(random: () => number): MatchResult {
  const games: Game[] = [];
  const wins = [0, 0];
  while (Math.max(...wins) < 2) {
    const isForA = random() < 0.64;
    const lost = 2 + Math.floor(random() * (GAME_TO - 2));
    games.push(isForA ? [GAME_TO, lost] : [lost, GAME_TO]);
    wins[isForA ? 0 : 1] = (wins[isForA ? 0 : 1] ?? 0) + 1;
  }
  return { games };
}

function lastOfBlockB(entrants: ReturnType<typeof fieldWith>): string {
  const field = entrants.map((entrant) => ({ ...entrant, competition: GOLF }));
  const order = ranked(field, "current").map(({ entrant }) => entrant);
  return snake(order, BLOCKS)[1]?.at(-1) ?? "";
}
