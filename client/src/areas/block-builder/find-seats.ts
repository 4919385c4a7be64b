import {
  foldedName,
  seatLabel,
  type Board,
  type EntrantId,
  type EventState,
  type SeatId,
} from "@drawroom/shared";

/** A seat as it is looked for, by its label or by who has it. */
export interface FoundSeat {
  readonly seat: SeatId;
  readonly entrant: EntrantId | null;
  readonly name: string | null;
  readonly country: string | null;
}

/** All seats of a board, block by block. */
export const seatsToFind = (board: Board, state: EventState): FoundSeat[] =>
  board.blocks.flatMap(({ seats }) =>
    seats.map(({ id, entrant }) => {
      const record = entrant === null ? undefined : state.entrants[entrant];
      return { seat: id, entrant, name: record?.name ?? null, country: record?.country ?? null };
    }),
  );

/** Those that a text may mean: `f`, `f9` the seats that begin so; anything else the names that hold all its words. */
export function findSeats(text: string, seats: readonly FoundSeat[]): readonly FoundSeat[] {
  const typed = foldedName(text.trim());
  if (typed === "") return seats;
  if (/^[a-z]\d{0,2}$/.test(typed)) {
    const byLabel = seats.filter(({ seat }) => seatLabel(seat).toLowerCase().startsWith(typed));
    if (byLabel.length > 0) return exactFirst(byLabel, typed);
  }
  const words = typed.split(/\s+/);
  return seats.filter(
    ({ name }) => name !== null && words.every((word) => foldedName(name).includes(word)),
  );
}

/** `f1` is F1 before F10. */
const exactFirst = (seats: readonly FoundSeat[], typed: string): FoundSeat[] =>
  [...seats].sort((x, y) => Number(isLabel(y, typed)) - Number(isLabel(x, typed)));

const isLabel = ({ seat }: FoundSeat, typed: string): boolean =>
  seatLabel(seat).toLowerCase() === typed;
