import {
  lineMarksOf,
  seatOf,
  seatParts,
  type BracketId,
  type EntrantId,
  type EventState,
  type LineMark,
} from "@drawroom/shared";

/** A line of a drawn bracket, from 1, as it is exchanged by hand. */
export interface LineRow {
  readonly line: number;
  /** null: bye. */
  readonly entrant: EntrantId | null;
  readonly name: string | null;
  /** The block's letter; null: not out of a block. */
  readonly letter: string | null;
  readonly mark: LineMark | null;
}

/** The lines from the top; none while the bracket is not drawn. */
export function lineRowsOf(state: EventState, id: BracketId): readonly LineRow[] {
  const bracket = state.brackets[id];
  if (!bracket?.draw) return [];
  const marks = lineMarksOf(bracket, state.seedings[id]);
  return bracket.draw.byLine.map((entrant, index): LineRow => {
    const line = index + 1;
    if (entrant === null) return { line, entrant, name: null, letter: null, mark: null };
    const seat = bracket.places ? seatOf(state, entrant) : null;
    return {
      line,
      entrant,
      name: state.entrants[entrant]?.name ?? entrant,
      letter: seat === null ? null : (seatParts(seat).block.split(".").at(-1) ?? null),
      mark: marks.get(entrant) ?? null,
    };
  });
}
