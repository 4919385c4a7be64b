import type { EntrantId, Paired } from "@drawroom/shared";

/** A round as far as it is paired by hand: those placed stand two by two, White first. */
interface HandPairing {
  readonly boards: readonly Paired[];
  /** White of a board whose Black is still to come. */
  readonly waiting: EntrantId | null;
  readonly left: readonly EntrantId[];
  /** The one left over of an odd field. */
  readonly bye: EntrantId | null;
  readonly isComplete: boolean;
}

/** @param placed in the order of the boards; who is no longer in the round counts as if never placed */
export function handPairing(
  present: readonly EntrantId[],
  placed: readonly EntrantId[],
): HandPairing {
  const inRound = new Set(present);
  const chosen = placed.filter((id) => inRound.has(id));
  const boards: Paired[] = [];
  for (let i = 0; i + 1 < chosen.length; i += 2) {
    boards.push({ white: chosen[i] ?? "", black: chosen[i + 1] ?? "" });
  }
  const waiting = chosen.length % 2 === 1 ? (chosen.at(-1) ?? null) : null;
  const left = present.filter((id) => !chosen.includes(id));
  const isOver = left.length === 1 && waiting === null && boards.length > 0;
  return {
    boards,
    waiting,
    left,
    bye: isOver ? (left[0] ?? null) : null,
    isComplete: isOver || (left.length === 0 && waiting === null && boards.length > 0),
  };
}

const flat = (boards: readonly Paired[]): EntrantId[] =>
  boards.flatMap(({ white, black }) => [white, black]);

/** Those placed once the two of a board have changed colours; `at` from 0. */
export const colourChanged = ({ boards, waiting }: HandPairing, at: number): EntrantId[] => [
  ...flat(boards.map((one, i) => (i === at ? { white: one.black, black: one.white } : one))),
  ...(waiting === null ? [] : [waiting]),
];

/** Those placed once a board is taken apart. */
export const boardTakenApart = ({ boards, waiting }: HandPairing, at: number): EntrantId[] => [
  ...flat(boards.filter((_, i) => i !== at)),
  ...(waiting === null ? [] : [waiting]),
];
