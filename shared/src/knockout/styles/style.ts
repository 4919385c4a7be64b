/**
 * How the finishers of blocks are seeded into a knockout: by tiers (KO-TIER), woven (KO-WEAVE), tiers with block-mates spread
 * (KO-SEP), or block-mates apart by the grade rules of the WCF (KO-GRADE).
 */
export type KnockoutStyle =
  "ranking-tiered" | "block-protected" | "tiered-separated" | "grade-separation";

/** All styles, in the order in which they are offered. */
export const KNOCKOUT_STYLES: readonly KnockoutStyle[] = [
  "ranking-tiered",
  "block-protected",
  "tiered-separated",
  "grade-separation",
];
