import {
  bracketOf,
  bracketsOf,
  matchesOf,
  type BracketMatchView,
  type CommandInput,
  type EventState,
  type MatchResult,
} from "@drawroom/shared";
import { COMPETITION, seeded, withField } from "./fixture-events";
import { after, type World } from "./world";

/** Events with a knockout in typical states, for component tests and for looking at screens. */
export const KNOCKOUT = `${COMPETITION}.main`;

const bestOfThree: CommandInput = {
  type: "changeCompetition",
  competition: COMPETITION,
  format: { bestOf: 3, gameTo: 7, ties: false },
};
const main: CommandInput = {
  type: "addBracket",
  competition: COMPETITION,
  bracket: { id: "main", name: "Main", thirdPlace: true },
};
const plate: CommandInput = {
  type: "addBracket",
  competition: COMPETITION,
  bracket: { id: "plate", name: "Plate", places: { from: 5, to: 6 } },
};

/** Some lose a game, some are given a walkover, and better seeds don't always win. */
function resultAt(index: number): MatchResult {
  const winner = index % 5 === 3 ? "b" : "a";
  if (index % 11 === 7) return { walkover: winner };
  const lost = (index * 3) % 7;
  const won: [number, number] = winner === "a" ? [7, lost] : [lost, 7];
  const other: [number, number] = winner === "a" ? [lost, 7] : [7, lost];
  if (index % 13 === 9) return { games: [won], retired: winner === "a" ? "b" : "a" };
  return { games: index % 3 === 1 ? [won, other, won] : [won, won] };
}

/** Every match of the blocks that is still open, decided by seat. */
const blocksPlayed = (world: World): World =>
  after(
    world,
    ...matchesOf(world.state)
      .filter(({ bracket, outcome }) => bracket === null && outcome.kind === "open")
      .map(({ id, a, b }): CommandInput => ({
        type: "enterResult",
        match: id,
        result: {
          games:
            a.seed < b.seed
              ? [
                  [7, 3],
                  [7, 5],
                ]
              : [
                  [3, 7],
                  [5, 7],
                ],
        },
      })),
  );

const readyIn = (state: EventState, rounds: number): BracketMatchView | undefined =>
  bracketsOf(state, COMPETITION)
    .flatMap((id) => {
      const shown = bracketOf(state, id);
      const all = shown?.rounds.flatMap(({ matches }) => matches) ?? [];
      return shown?.thirdPlace ? [...all, shown.thirdPlace] : all;
    })
    .find((match) => match.state === "ready" && match.round <= rounds);

/** The world after so many rounds of its knockouts. */
export function knockedOut(world: World, rounds = 10): World {
  let next = world;
  for (let index = 0; ; index += 1) {
    const ready = readyIn(next.state, rounds);
    if (!ready) return next;
    next = after(next, { type: "enterResult", match: ready.id, result: resultAt(index) });
  }
}

/** Blocks over which a main bracket and a plate stand, before the draw; `played`: every block is final. */
export function beforeKnockout(blocks = 7, count = 42, isPlayed = false): World {
  const world = after(seeded(blocks, count), bestOfThree, main, plate);
  const ordered = after(world, { type: "makeOrderOfPlay", competition: COMPETITION });
  return isPlayed ? blocksPlayed(ordered) : ordered;
}

const generate = (id: string): CommandInput => ({
  type: "generateBracket",
  bracket: `${COMPETITION}.${id}`,
});

/** Drawn out of the blocks, and played for so many rounds; the next two matches have a lawn and a time. */
export function inKnockout(blocks = 7, count = 42, rounds = 3): World {
  const drawn = after(beforeKnockout(blocks, count, true), generate("main"), generate("plate"));
  return withTimes(knockedOut(drawn, rounds));
}

/** A knockout only: so many entrants, all of them or so many seeded by grade, played for so many rounds. */
export function knockoutOnly(count: number, rounds = 1, seeds: number | "all" = "all"): World {
  const field = withField(count);
  const competition = field.state.competitions[COMPETITION];
  if (!competition) return field;
  const entrants = Object.values(field.state.entrants).map(({ id, name, country, current }) => ({
    id: `${id}k`,
    name,
    country,
    current,
  }));
  const world = after(
    field,
    { type: "removeCompetition", competition: COMPETITION, confirmed: true },
    {
      type: "addCompetition",
      competition: {
        id: COMPETITION,
        name: "Singles",
        kind: "knockout",
        doubles: false,
        format: { bestOf: 3, gameTo: 7, ties: false },
        matchMinutes: 60,
      },
    },
    { type: "importEntrants", competition: COMPETITION, entrants },
    { type: "setKnockoutSeeds", competition: COMPETITION, seeds },
    main,
    ...(seeds === "all" ? [] : [{ type: "sealDraw", competition: COMPETITION } as const]),
    generate("main"),
  );
  return withTimes(knockedOut(world, rounds));
}

function withTimes(world: World): World {
  const ready = matchesOf(world.state, { bracket: KNOCKOUT })
    .filter(({ outcome }) => outcome.kind === "open")
    .slice(0, 12);
  const courts = Object.keys(world.state.courts);
  return after(
    world,
    ...ready.map(({ id }, index): CommandInput => ({
      type: "scheduleMatch",
      match: id,
      at: `2026-05-17T${String(9 + index).padStart(2, "0")}:00`,
      court: courts[index % courts.length] ?? null,
    })),
  );
}
