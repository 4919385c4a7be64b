import type { Board, LiveDraw, SeatId } from "@drawroom/shared";

/** The seats as a draw walks them: A1, A2 … by seat; A1, B1 … by tier. */
export function seatsInOrder({ blocks }: Board, order: LiveDraw["order"]): SeatId[] {
  const seats = blocks.flatMap((block) => block.seats);
  // Blocks stand by letter, and sorting is stable.
  const walked = order === "seat" ? seats : [...seats].sort((x, y) => x.seed - y.seed);
  return walked.map(({ id }) => id);
}

/** The seat that a label such as `f5` names; null: none. */
export function seatNamed(text: string, { blocks }: Board): SeatId | null {
  const label = text.trim().toUpperCase();
  if (!/^[A-Z][1-9]\d?$/.test(label)) return null;
  const block = blocks.find(({ letter }) => letter === label[0]);
  return block?.seats.find(({ seed }) => String(seed) === label.slice(1))?.id ?? null;
}
