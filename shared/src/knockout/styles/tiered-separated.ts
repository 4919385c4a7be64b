import { bestMatching } from "../best-matching.js";
import { BlockMates } from "../block-mates.js";
import { choiceNote } from "../choice-note.js";
import type { Placed, Placement, PlacedTier } from "../placement.js";
import type { Tier } from "../tiers.js";

/** Tiers as in KO-TIER; inside each the entrants choose among its seeds, away from their block-mates (KO-SEP). */
export function tieredSeparated(tiers: readonly Tier[], lines: number): Placement {
  const mates = new BlockMates(lines);
  const sections = sectionsFor(tiers.length, lines);
  const placed = tiers.map((tier) => {
    const one = separated(tier, mates, sections);
    mates.add(one.placed);
    return one;
  });
  return { tiers: placed, exchanges: [], warnings: [] };
}

/** As many sections as places taken from a block, rounded up to a power of two, and no more than lines. */
function sectionsFor(places: number, lines: number): number {
  let sections = 1;
  while (sections < places && sections < lines) sections *= 2;
  return sections;
}

/** How well a seed suits an entrant: clear of the sections of block-mates, and of a block-mate in round one. */
interface Suit {
  readonly isClear: boolean;
  readonly isFresh: boolean;
}

/** The tests in turn; the first that a seed passes decides. */
const TESTS: readonly ((suit: Suit) => boolean)[] = [
  ({ isClear }) => isClear,
  ({ isFresh }) => isFresh,
  () => true,
];

function separated(tier: Tier, mates: BlockMates, sections: number): PlacedTier {
  const { group, firstSeed, entrants } = tier;
  const suits = suitsOf(tier, mates, sections);
  // Worth first the number clear, then the number with a fresh opponent; a choice must leave that best within reach.
  const settle = bestMatching(
    suits.map((row) =>
      row.map(({ isClear, isFresh }) => (isClear ? entrants.length + 1 : 0) + (isFresh ? 1 : 0)),
    ),
  );
  const holders = new Map<number, string>();
  const placed = entrants.map((entrant, index): Placed => {
    const given = firstSeed + index;
    const seed = firstSeed + chosen(suits[index]!, (column) => settle(index, column));
    const note = choiceNote({
      given,
      seed,
      holder: holders.get(given) ?? null,
      mate: mates.inSectionOf(entrant.block, given, sections),
      sections,
    });
    holders.set(seed, entrant.id);
    return { entrant, given, seed, note };
  });
  return { group, placed };
}

const suitsOf = ({ firstSeed, entrants }: Tier, mates: BlockMates, sections: number): Suit[][] =>
  entrants.map(({ block }) =>
    entrants.map((_, column) => ({
      isClear: mates.inSectionOf(block, firstSeed + column, sections) === null,
      isFresh: !mates.meets(block, firstSeed + column),
    })),
  );

/** The first seed, by test and then by number, that can be taken; there always is one. */
function chosen(suits: readonly Suit[], take: (column: number) => boolean): number {
  const columns = [...suits.keys()];
  return TESTS.flatMap((passes) => columns.filter((column) => passes(suits[column]!))).find(take)!;
}
