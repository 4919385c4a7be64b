import type { EntrantId } from "../../model/ids.js";
import {
  stageGameId,
  type StageGame,
  type StageGameId,
  type StageGroupId,
} from "../../model/stage.js";
import type { EventState } from "../../model/state.js";
import { stageGames } from "../../stages/colours.js";
import { groupsOfStage, orderOfStage, type StageAt } from "../../stages/stages-of.js";
import { isSame } from "../given.js";

type Groups = Readonly<Record<StageGroupId, readonly EntrantId[]>>;

/** The games of groups by id, none with a result (STG-6). */
export const gamesInGroups = (groups: Groups): Record<StageGameId, StageGame> =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([group, teams]) =>
      stageGames(teams).map((game, index) => [stageGameId(group, index + 1), game] as const),
    ),
  );

/**
 * What a fact says of groups that become others: those that differ, in order of place, which is the order of teams; and
 * their games, once the stage has started.
 */
export function alteredGroups(
  state: EventState,
  stage: StageAt,
  after: readonly (readonly EntrantId[])[],
): { readonly groups: Groups; readonly games: Record<StageGameId, StageGame> } {
  const order = orderOfStage(state, stage);
  const changed = groupsOfStage(state, stage.id).flatMap(({ id, number, teams }) => {
    const next = order.filter((team) => after[number - 1]?.includes(team));
    return isSame(next, teams) ? [] : [[id, next] as const];
  });
  const groups = Object.fromEntries(changed);
  return { groups, games: stage.isStarted ? gamesInGroups(groups) : {} };
}
