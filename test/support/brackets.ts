import {
  bracketOf,
  matchesOf,
  type BracketMatchView,
  type BracketSide,
  type CommandInput,
  type EventState,
  type MatchResult,
} from "@drawroom/shared";
import { eventWith, SINGLES, type Wanted } from "./builders";
import { playedOut } from "./blocks";
import { after, type World } from "./world";

export const MAIN = `${SINGLES}.main`;
export const mainMatch = (round: number, number: number): string => `${MAIN}.${round}-${number}`;

export const addMain = (
  fields: { thirdPlace?: boolean; places?: { from: number; to: number } } = {},
): CommandInput => ({
  type: "addBracket",
  competition: SINGLES,
  bracket: { id: "main", name: "Main", ...fields },
});
export const generate: CommandInput = { type: "generateBracket", bracket: MAIN };

/** Blocks of four played out, lower seeds having lost, and the main bracket over them. */
export function playedBlocks(
  blocks = 2,
  { thirdPlace = false, ...wanted }: Wanted & { thirdPlace?: boolean } = {},
): World {
  const seeded = eventWith({ entrants: blocks * 4, blocks, orderOfPlay: true, ...wanted });
  const world = after(seeded, addMain({ thirdPlace }));
  return [..."ABCDEFGHIJ"]
    .slice(0, blocks)
    .reduce((next, letter) => playedOut(next, letter), world);
}

/** A knockout of so many entrants, all of them seeded by grade, and drawn. */
export const knockoutOf = (
  entrants: number,
  { thirdPlace = false, ...wanted }: Wanted & { thirdPlace?: boolean } = {},
): World =>
  after(
    eventWith({ entrants, competition: { kind: "knockout" }, ...wanted }),
    addMain({ thirdPlace }),
    generate,
  );

/** A result of a bracket's match; side `a`, the upper one, wins 7–4 unless said otherwise. */
export const entering = (
  match: string,
  winner: "a" | "b" = "a",
  more: { result?: MatchResult; clearLater?: true } = {},
): CommandInput => ({
  type: "enterResult",
  match,
  result: more.result ?? { games: [winner === "a" ? [7, 4] : [4, 7]] },
  ...(more.clearLater && { clearLater: true }),
});

/** The winner by seed: the better of the two known. */
export const bySeed = ({ a, b }: BracketMatchView): "a" | "b" =>
  seedIn(a) < seedIn(b) ? "a" : "b";
const seedIn = (side: BracketSide): number =>
  side.kind === "entrant" ? (side.seed ?? Infinity) : Infinity;

/** The matches of the main bracket, byes too, third place last. */
export function matchesIn(state: EventState): readonly BracketMatchView[] {
  const bracket = bracketOf(state, MAIN);
  const all = bracket?.rounds.flatMap(({ matches }) => matches) ?? [];
  return bracket?.thirdPlace ? [...all, bracket.thirdPlace] : all;
}

export const viewOf = ({ state }: World, id: string): BracketMatchView => {
  const found = matchesIn(state).find((match) => match.id === id);
  if (!found) throw new Error(`no match ${id}`);
  return found;
};

/** The world after so many rounds have been played, the better seed winning; all of them unless said. */
export function playedThrough(world: World, rounds = 10): World {
  let next = world;
  for (;;) {
    const ready = matchesIn(next.state).find(
      ({ state, round }) => state === "ready" && round <= rounds,
    );
    if (!ready) return next;
    next = after(next, entering(ready.id, bySeed(ready)));
  }
}

/** `1-1: entaaa v entaab`, `bye`, `(1-2)` for who comes out of it, `#3@1` for a label; the winner's side behind. */
export const printed = ({ state }: World): string[] =>
  matchesIn(state).map(({ id, a, b, winner }) => {
    const end = winner ? ` ${winner}` : "";
    return `${id.slice(MAIN.length + 1)}: ${printedSide(a)} v ${printedSide(b)}${end}`;
  });

function printedSide(side: BracketSide): string {
  if (side.kind === "entrant") return side.isWithdrawn ? `-${side.entrant}` : side.entrant;
  if (side.kind === "waiting") {
    const mark = side.takes === "winner" ? "" : "!";
    return `(${mark}${side.match.slice(MAIN.length + 1)})`;
  }
  return side.kind === "bye" ? "bye" : `#${side.seed}@${side.place}`;
}

/** The ids of the main bracket's matches among all others. */
export const listed = ({ state }: World): string[] =>
  matchesOf(state, { bracket: MAIN }).map(({ id }) => id.slice(MAIN.length + 1));
