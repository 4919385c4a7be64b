import { openGames, stagesOf, type CommandInput, type StageResult } from "@drawroom/shared";
import { stateOf } from "./draw-scene";
import { giveAll, scene, type Scene } from "./hub-scene";
import { CHESS, sourceField, teamId } from "./stage-teams";
import type { Visitor } from "./visitor";

const propose: CommandInput = { type: "proposeStage", competition: CHESS };

/** The teams of the source on a running server, in a published event, with no stage yet. */
export const stagesScene = (owner: Visitor): Promise<Scene> => scene(owner, sourceField);

/** Gives results to the last stage's open games, all but `left`. */
export async function playStage(owner: Visitor, slug: string, left = 0): Promise<void> {
  const { state } = await stateOf(owner, slug);
  const open = openGames(state, stagesOf(state, CHESS).at(-1)!);
  const results: readonly StageResult[] = ["1-0", "=", "1-0t", "0-1", "1-0"];
  await giveAll(
    owner,
    slug,
    open.slice(0, open.length - left).map(({ id }, i) => ({
      type: "enterGameResult",
      game: id,
      result: results[i % results.length]!,
    })),
  );
}

/** The first stage over, the second in play, a name that is too long, and a team that has withdrawn. */
export async function stagesInPlay(owner: Visitor): Promise<Scene> {
  const made = await stagesScene(owner);
  const give = (...inputs: CommandInput[]) => giveAll(owner, made.slug, inputs);
  await give(propose, { type: "startStage", stage: `${CHESS}.1` });
  await playStage(owner, made.slug);
  await give({ type: "closeStage", stage: `${CHESS}.1` }, propose);
  await give({ type: "startStage", stage: `${CHESS}.2` });
  await playStage(owner, made.slug, 7);
  const name = "The Friends of the Slow Game of Upper and Lower Featherstonehaugh";
  const version = await give(
    { type: "editEntrant", entrant: teamId("team A"), name },
    { type: "withdrawEntrant", entrant: teamId("team H"), strike: false },
  );
  return { ...made, version };
}

/** The first stage over and the second proposed. */
export async function stagesProposed(owner: Visitor): Promise<Scene> {
  const made = await stagesScene(owner);
  await giveAll(owner, made.slug, [propose, { type: "startStage", stage: `${CHESS}.1` }]);
  await playStage(owner, made.slug);
  const version = await giveAll(owner, made.slug, [
    { type: "closeStage", stage: `${CHESS}.1` },
    propose,
  ]);
  return { ...made, version };
}
