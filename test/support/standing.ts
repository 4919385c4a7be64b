import {
  standingsOf,
  type Criterion,
  type EventState,
  type Format,
  type Game,
} from "@drawroom/shared";
import { resultOf } from "./blocks";
import { eventWith, SINGLES } from "./builders";
import { after, type World } from "./world";

export const BLOCK_A = `${SINGLES}.A`;

/** One block with an order of play. Free scores, ties allowed, so that any figures can be made. */
export const oneBlock = (
  size: number,
  {
    qualifiers = 2,
    ...competition
  }: { qualifiers?: number; criteria?: Criterion[]; format?: Format } = {},
): World =>
  eventWith({
    entrants: size,
    blocks: 1,
    qualifiers,
    orderOfPlay: true,
    competition: { format: { bestOf: 1, gameTo: null, ties: true }, ...competition },
  });

/** `1-2 7:4` as a result of seeds 1 and 2: points of the first, of the second. */
export function resultIn(text: string): ReturnType<typeof resultOf> {
  const [, a, b, x, y] = /^(\d+)-(\d+) (\d+):(\d+)$/.exec(text) ?? [];
  const [left, right] = [Number(x), Number(y)];
  const game: Game = Number(a) < Number(b) ? [left, right] : [right, left];
  return resultOf("A", Number(a), Number(b), { games: [game] });
}

/** The world after these results, one a line or separated by commas. */
export const results = (world: World, text: string): World =>
  after(
    world,
    ...text
      .trim()
      .split(/\s*[,\n]\s*/)
      .map(resultIn),
  );

/** The order of block A: `1:A3 2=:A1 2=:A2`. */
export const orderOf = (state: EventState): string =>
  standingsOf(state, BLOCK_A)
    .rows.map((row) => `${row.place}${row.isTied ? "=" : ""}:${row.seat.slice(SINGLES.length + 2)}`)
    .join(" ");

/** What decides who goes through: `1:yes 2:tied …` by seed. */
export const throughOf = (state: EventState): string =>
  standingsOf(state, BLOCK_A)
    .rows.map((row) => `${row.seat.slice(SINGLES.length + 2)}:${row.through}`)
    .join(" ");
