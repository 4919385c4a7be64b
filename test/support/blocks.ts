import {
  boardOf,
  matchesOf,
  type CommandInput,
  type EventState,
  type MatchResult,
} from "@drawroom/shared";
import { SINGLES } from "./builders";
import { after, type World } from "./world";

type InputOf<T extends CommandInput["type"]> = Extract<CommandInput, { type: T }>;

/** A pick of a seat written as `A1`. */
export const pick = (entrant: string, seat: string): InputOf<"pickSeat"> => ({
  type: "pickSeat",
  entrant,
  seat: `${SINGLES}.${seat}`,
});

/** A result of two seeds of a block: the first one given wins 7–4 unless said otherwise. */
export function resultOf(
  letter: string,
  winner: number,
  loser: number,
  result?: MatchResult,
): InputOf<"enterResult"> {
  const match = `${SINGLES}.${letter}.${Math.min(winner, loser)}-${Math.max(winner, loser)}`;
  const games = [winner < loser ? ([7, 4] as const) : ([4, 7] as const)];
  return { type: "enterResult", match, result: result ?? { games } };
}

/** The seats as text, `A: enta entb …`, one line a block. */
export const printSeats = (state: EventState): string[] =>
  boardOf(state, SINGLES).blocks.map(
    (block) => `${block.letter}: ${block.seats.map((seat) => seat.entrant ?? "-").join(" ")}`,
  );

/** The world after every match of a block that is still open has been won by the smaller seed number. */
export function playedOut(world: World, letter = "A"): World {
  const open = matchesOf(world.state, { block: `${SINGLES}.${letter}` }).filter(
    (match) => match.outcome.kind === "open",
  );
  return after(world, ...open.map((match) => resultOf(letter, match.a.seed, match.b.seed)));
}
