import { bracketOf, matchesOf, type BracketId, type CommandInput } from "@drawroom/shared";
import { entrants, SINGLES } from "./builders";
import { seededScene, stateOf } from "./draw-scene";
import { giveAll, scene, type Scene } from "./hub-scene";
import { giveTogether } from "./play-scene";
import type { Visitor } from "./visitor";

export const MAIN_DRAW: BracketId = `${SINGLES}.main`;

const main: readonly CommandInput[] = [
  {
    type: "addBracket",
    competition: SINGLES,
    bracket: { id: "main", name: "Main", thirdPlace: true },
  },
  { type: "generateBracket", bracket: MAIN_DRAW },
];

/** Seven in a knockout only, all seeded by grade and drawn; nothing is played. */
export const sevenScene = (owner: Visitor): Promise<Scene> =>
  scene(owner, [
    {
      type: "addCompetition",
      competition: {
        id: SINGLES,
        name: "Singles",
        kind: "knockout",
        doubles: false,
        format: { bestOf: 1, gameTo: 7, ties: false },
      },
    },
    { type: "importEntrants", competition: SINGLES, entrants: entrants(7) },
    { type: "addDisplay", display: { id: "dkno", name: "Hall", view: "bracket" } },
    ...main,
  ]);

/** 28 out of seven blocks: the first round is played and half of the second; one is on court, two have a time to come. */
export async function knockoutScene(owner: Visitor): Promise<Scene> {
  const more: readonly CommandInput[] = [{ type: "makeOrderOfPlay", competition: SINGLES }];
  const made = await seededScene(owner, { players: 28, blocks: 7, more });
  const { state } = await stateOf(owner, made.slug);
  await giveTogether(
    owner,
    made.slug,
    matchesOf(state).map(({ id, a, b }) => ({
      type: "enterResult",
      match: id,
      result: { games: [a.seed < b.seed ? [7, 4] : [4, 7]] },
    })),
  );
  await giveAll(owner, made.slug, main);
  await playRound(owner, made.slug, 1, 16);
  await playRound(owner, made.slug, 2, 4);
  const version = await giveAll(
    owner,
    made.slug,
    [5, 6, 7].map((number, i): CommandInput => ({
      type: "scheduleMatch",
      match: `${MAIN_DRAW}.2-${number}`,
      at: `2026-05-14T${15 + i}:00`,
      court: `lwn${"abc"[i]}`,
    })),
  );
  return { ...made, version };
}

/** The first `most` matches of a round: mostly the better seed wins, one by walkover. */
async function playRound(owner: Visitor, slug: string, round: number, most: number): Promise<void> {
  const { state } = await stateOf(owner, slug);
  const ready = bracketOf(state, MAIN_DRAW)
    ?.rounds[round - 1]?.matches.slice(0, most)
    .filter((match) => match.state === "ready");
  await giveTogether(
    owner,
    slug,
    (ready ?? []).map(({ id }, i) => ({
      type: "enterResult",
      match: id,
      result: i === 2 ? { walkover: "a" } : { games: [i % 4 === 3 ? [3, 7] : [7, i % 6]] },
    })),
  );
}
