import {
  bracketOf,
  bracketsOf,
  type BracketView,
  type CompetitionId,
  type EventState,
} from "@drawroom/shared";
import { pagesOf, type Piece } from "../knockout/pieces";
import { LEAST_SIZE, type Room } from "./grid";

export interface BracketPage {
  readonly bracket: BracketView;
  readonly piece: Piece;
  /** Whether the bracket takes other pages too, so that this one has to say which it is. */
  readonly isPart: boolean;
}

/** Rounds are headed by one line; what is shown, where it must be said, by another. */
export const HEADS = 8;
const NARROWEST = 16.5;
/** A line with its name and the score under it, in letters' heights. */
const LINE = 1.62;

/** The pages that a competition's knockouts take in a room, at sizes that can be read from afar (SCR-3). */
export function bracketPages(
  state: EventState,
  competition: CompetitionId,
  room: Room,
): readonly BracketPage[] {
  const down = (room.height - HEADS) / (LEAST_SIZE * LINE);
  const limits = {
    lines: 2 ** Math.max(1, Math.floor(Math.log2(down))),
    rounds: Math.max(1, Math.floor(room.width / NARROWEST) - 1),
  };
  return bracketsOf(state, competition).flatMap((id) => {
    const bracket = bracketOf(state, id);
    if (!bracket) return [];
    const pieces = pagesOf(bracket, limits);
    return pieces.map((piece) => ({ bracket, piece, isPart: pieces.length > 1 }));
  });
}
