import { openGames, stagesOf, type StageResult } from "@drawroom/shared";
import { newEvent } from "./fixture-events";
import { CHESS, sourceField, teamId } from "./stage-teams";
import { after, type World } from "./world";

const propose = { type: "proposeStage", competition: CHESS } as const;

/** A published event with the teams of the source, and a screen for it. */
export const stagesField = (slug?: string): World =>
  after(newEvent(slug, "Chess Teams Cup"), ...sourceField);

/** With the groups of the source proposed. */
export const stageProposed = (slug?: string): World => after(stagesField(slug), propose);

const RESULTS: readonly StageResult[] = ["1-0", "=", "1-0t", "0-1", "1-0"];

/** With results for every open game of the last stage but the last `left`. */
export function stagePlayed(world: World, left = 0): World {
  const last = stagesOf(world.state, CHESS).at(-1)!;
  const open = openGames(world.state, last);
  return open
    .slice(0, open.length - left)
    .reduce(
      (so, { id }, i) =>
        after(so, { type: "enterGameResult", game: id, result: RESULTS[i % RESULTS.length]! }),
      world,
    );
}

const stageAt = (number: number): string => `${CHESS}.${number}`;
export const startStage = (world: World, number: number): World =>
  after(world, { type: "startStage", stage: stageAt(number) });
export const closeStage = (world: World, number: number): World =>
  after(world, { type: "closeStage", stage: stageAt(number), confirmed: true });

/** The first stage in play, one team withdrawn. */
export const stageInPlay = (slug?: string): World =>
  after(stagePlayed(startStage(stageProposed(slug), 1), 5), {
    type: "withdrawEntrant",
    entrant: teamId("team N"),
    strike: false,
  });

/** The first stage closed and the second proposed. */
export const nextProposed = (slug?: string): World =>
  after(closeStage(stagePlayed(startStage(stageProposed(slug), 1)), 1), propose);

/** All stages but the last game of the last. */
export function longRoad(slug?: string): World {
  let world = startStage(nextProposed(slug), 2);
  for (let number = 2; number < 5; number++) {
    world = closeStage(stagePlayed(world), number);
    if ((stagesOf(world.state, CHESS).at(-1)?.closed?.advance.length ?? 0) === 0) return world;
    world = startStage(after(world, propose), number + 1);
  }
  return world;
}
