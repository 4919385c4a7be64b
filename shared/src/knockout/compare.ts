import type { EntrantId } from "../model/ids.js";
import type { BlockFinishers } from "./finishers.js";
import { sectionOf, seedOnLine } from "./lines.js";
import { roundNameOf, roundOfMeeting, type RoundName } from "./round-name.js";
import { seedKnockout, type Seeding } from "./seeding.js";
import { KNOCKOUT_STYLES, type KnockoutStyle } from "./styles/style.js";

/** The earliest round in which two of one block can meet. */
export interface FirstMeeting {
  readonly round: number;
  readonly name: RoundName;
}

/** One style's draw, as compared with the others (GEN-5). */
export interface ComparedDraw {
  /** The style asked for; `seeding` says where another was used. */
  readonly style: KnockoutStyle;
  readonly seeding: Seeding;
  /** The matches of round one from the top; null: bye. */
  readonly firstRound: readonly (readonly [EntrantId | null, EntrantId | null])[];
  /** Who is in each half, and in each quarter, by line. */
  readonly halves: readonly (readonly EntrantId[])[];
  readonly quarters: readonly (readonly EntrantId[])[];
  /** null: no two of a block are in the draw. */
  readonly firstMeeting: FirstMeeting | null;
}

/** The draws that the styles make of the same finishers, side by side (GEN-5). */
export const compareDraws = (
  blocks: readonly BlockFinishers[],
  styles: readonly KnockoutStyle[] = KNOCKOUT_STYLES,
): ComparedDraw[] =>
  styles.map((style) => {
    const seeding = seedKnockout(style, blocks);
    return {
      style,
      seeding,
      firstRound: pairsOf(seeding.byLine),
      halves: sectionsOf(seeding.byLine, 2),
      quarters: sectionsOf(seeding.byLine, 4),
      firstMeeting: firstMeetingOf(seeding, blocks),
    };
  });

const pairsOf = <T>(byLine: readonly T[]): [T, T][] =>
  byLine.flatMap((top, index): [T, T][] => (index % 2 === 0 ? [[top, byLine[index + 1]!]] : []));

function sectionsOf(byLine: readonly (EntrantId | null)[], sections: number): EntrantId[][] {
  const all = Array.from({ length: Math.min(sections, byLine.length) }, (): EntrantId[] => []);
  byLine.forEach((entrant, index) => {
    if (entrant !== null) all[sectionOf(index + 1, byLine.length, sections)]?.push(entrant);
  });
  return all;
}

function firstMeetingOf(
  { seeds, lines }: Seeding,
  blocks: readonly BlockFinishers[],
): FirstMeeting | null {
  const lineOf = new Map(seeds.map((id, index) => [id, seedOnLine(index + 1, lines)]));
  const rounds = blocks.flatMap(({ finishers }) => {
    const taken = finishers.map(({ id }) => lineOf.get(id)!);
    return taken.flatMap((line, index) =>
      taken.slice(index + 1).map((other) => roundOfMeeting(line, other)),
    );
  });
  if (rounds.length === 0) return null;
  const round = Math.min(...rounds);
  return { round, name: roundNameOf(round, lines) };
}
