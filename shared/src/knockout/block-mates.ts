import type { EntrantId, Letter } from "../model/ids.js";
import { sectionOf, seedOnLine } from "./lines.js";
import type { Placed } from "./placement.js";
import type { WorkingNote } from "./working.js";

interface BlockMate {
  readonly id: EntrantId;
  readonly seed: number;
  readonly line: number;
}

/** Where the block-mates of the tiers before stand in a draw; a tier itself has only one of each block. */
export class BlockMates {
  readonly #placed = new Map<Letter, BlockMate[]>();

  constructor(readonly lines: number) {}

  add(placed: readonly Placed[]): void {
    for (const { entrant, seed } of placed) {
      const mate = { id: entrant.id, seed, line: seedOnLine(seed, this.lines) };
      this.#placed.set(entrant.block, [...this.#of(entrant.block), mate]);
    }
  }

  /** The first of a block's entrants in the same section as the seed, or null. */
  inSectionOf(block: Letter, seed: number, sections: number): EntrantId | null {
    const section = sectionOf(seedOnLine(seed, this.lines), this.lines, sections);
    const mate = this.#of(block).find(
      ({ line }) => sectionOf(line, this.lines, sections) === section,
    );
    return mate?.id ?? null;
  }

  /** Whether the seed's opponent in round one is of the block. */
  meets(block: Letter, seed: number): boolean {
    return this.#of(block).some((mate) => mate.seed + seed === this.lines + 1);
  }

  #of(block: Letter): readonly BlockMate[] {
    return this.#placed.get(block) ?? [];
  }
}

const SECTION_NAMES = new Map([
  [2, "half"],
  [4, "quarter"],
  [8, "eighth"],
] as const);

/** Why a seed was passed over: it is in the section of that block-mate (LIN-3, WRK-1). */
export function sectionNote(seed: number, sections: number, mate: EntrantId): WorkingNote {
  const kind = SECTION_NAMES.get(sections as 2 | 4 | 8);
  return kind ? { kind, seed, with: mate } : { kind: "section", sections, seed, with: mate };
}
