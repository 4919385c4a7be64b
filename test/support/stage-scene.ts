import {
  gamesOfStage,
  groupsOfStage,
  openGames,
  stageId,
  stagesOf,
  type EventState,
  type StageAt,
  type StageResult,
} from "@drawroom/shared";
import { eventWith, nth, SINGLES, type Fields } from "./builders";
import { after, type World } from "./world";

/** The n-th stage of the competition that `teamsEvent` makes. */
export const STAGE = (number: number) => stageId(SINGLES, number);

/** An event with so many teams in a competition of group stages; the first is rated highest, 10 apart. */
export const teamsEvent = (teams: number, fields?: (number: number) => Fields): World =>
  eventWith({ entrants: teams, competition: { kind: "stages" }, ...(fields && { fields }) });

export const propose = { type: "proposeStage", competition: SINGLES } as const;
export const start = (number: number) => ({ type: "startStage", stage: STAGE(number) }) as const;
export const close = (number: number) => ({ type: "closeStage", stage: STAGE(number) }) as const;
export const enter = (game: string, result: StageResult | null) =>
  ({ type: "enterGameResult", game, result }) as const;

/** With the next stage proposed and started. */
export function started(world: World): World {
  const proposed = after(world, propose);
  return after(proposed, start(stagesOf(proposed.state, SINGLES).length));
}

export const lastStage = (state: EventState): StageAt => stagesOf(state, SINGLES).at(-1)!;

/** The groups of a stage as the numbers of their teams. */
export const groupNumbers = (state: EventState, number: number): number[][] =>
  groupsOfStage(state, STAGE(number)).map(({ teams }) => teams.map(numberOf));

export const numberOf = (team: string): number =>
  Array.from({ length: 100 }, (_, index) => index + 1).find((number) => nth(number) === team) ?? 0;

/** With a result for every game of the last stage that is open: `of` says which by the numbers of White and Black. */
export function played(world: World, of: (white: number, black: number) => StageResult): World {
  const stage = lastStage(world.state);
  return openGames(world.state, stage).reduce(
    (so, { id, white, black }) => after(so, enter(id, of(numberOf(white), numberOf(black)))),
    world,
  );
}

/** The higher rated team wins each game. */
export const byRating = (white: number, black: number): StageResult =>
  white < black ? "1-0" : "0-1";

export const gameOf = (state: EventState, stage: number, white: number, black: number) =>
  gamesOfStage(state, STAGE(stage)).find(
    (game) => game.white === nth(white) && game.black === nth(black),
  )!;
