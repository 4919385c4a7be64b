import { swissHistoryOf, type BoardResult, type CommandInput } from "@drawroom/shared";
import { SINGLES } from "./builders";
import { stateOf } from "./draw-scene";
import { fieldOf80 } from "./field-80";
import { giveAll, scene, type Scene } from "./hub-scene";
import type { Visitor } from "./visitor";

const competition = SINGLES;

/** A published event with a Club Swiss of so many players on a running server, no round paired. */
export const swissScene = (owner: Visitor, players: number, rounds: number): Promise<Scene> =>
  scene(owner, [
    {
      type: "addCompetition",
      competition: { id: SINGLES, name: "Club Swiss", kind: "swiss", doubles: false },
    },
    { type: "importEntrants", competition, entrants: fieldOf80().slice(0, players) },
    { type: "changeSwissSettings", competition, rounds },
    ...(["pairings", "standings"] as const).map((view): CommandInput => ({
      type: "addDisplay",
      display: { id: `d${view.slice(0, 3)}`, name: view, view },
    })),
  ]);

/** In the middle of round 3: two are played, and half of its results are in. */
export async function swissInPlay(owner: Visitor): Promise<Scene> {
  const made = await swissScene(owner, 21, 7);
  await giveAll(owner, made.slug, [{ type: "sealDraw", competition }]);
  for (const round of [1, 2, 3]) {
    await giveAll(owner, made.slug, [{ type: "pairRound", competition, round }]);
    await giveAll(owner, made.slug, await resultsOf(owner, made.slug, round, round < 3 ? 10 : 5));
  }
  return made;
}

const RESULTS: readonly BoardResult[] = ["1-0", "=", "0-1", "1-0", "+-"];

async function resultsOf(
  owner: Visitor,
  slug: string,
  round: number,
  most: number,
): Promise<CommandInput[]> {
  const { rounds } = swissHistoryOf((await stateOf(owner, slug)).state, competition);
  return (rounds[round - 1]?.boards ?? []).slice(0, most).map((_, i) => ({
    type: "enterBoardResult",
    board: `${competition}.${round}.${i + 1}`,
    result: RESULTS[(i + round) % RESULTS.length] ?? "=",
  }));
}
