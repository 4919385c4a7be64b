import type { Texts } from "../languages";

export const messages = {
  brackets: "Knockouts",
  none: "No knockout here yet. It appears as soon as the manager adds one.",
  nobody: "Nobody is in the field of this knockout yet.",
  what: {
    drawn: "{n} entrant. | {n} entrants.",
    byes: "{n} bye. | {n} byes.",
    ofBlocks: "{n} from {blocks} blocks.",
    bestOf: "Best of {n} games.",
  },
  before:
    "Not drawn yet: until every block is final, lines show seeds and finishing places, no names.",
  beforeField: "Not drawn yet: lines show seeds, no names.",
  part: {
    label: "Part of the draw",
    whole: "Whole draw",
    half: { 0: "Top half", 1: "Bottom half" },
    lines: "Lines {from} to {to}",
  },
  champion: "Champion",
  goesOn: "Goes on",
  thirdPlace: "Third place",
  sheet: "Draw of {name}",
  round: "Rounds",
  matches: "{n} match | {n} matches",
  winner: "won",
  seed: "seed {n}",
  finalAt: "Final, {when}",
  onCourtAt: "Winner of {court}, on now",
  onCourt: "Winner of a match on now",
  nowAt: "On {court} now",
  now: "On court now",
  find: {
    label: "Find a player",
    hint: "Part of a name",
    none: "Nobody of “{text}” is in this draw.",
    to: "Go to {name}",
    shown: "{name}, {round}",
  },
  placings: {
    title: "Final places",
    soFar: "Places so far",
  },
  news: {
    title: "The blocks have changed since this draw.",
    titleField: "The field has changed since this draw.",
    missing: "Missing: {names}.",
    tooMany: "No longer due here: {names}.",
    one: "{name} ({why})",
    why: {
      corrected: "a block's result was corrected",
      withdrawn: "withdrawn",
      replaced: "replaced",
      added: "came in later",
    },
  },
  working: {
    title: "How the knockout was seeded",
    style: {
      "ranking-tiered":
        "Tiers by ranking. All first places in grade order, then all second places, and so on.",
      "block-protected":
        "Blocks woven. First places in the order of blocks, then second places; no two of a block meet in round one.",
      "tiered-separated":
        "Tiers, blocks apart. In grade order, each takes the first free seed of the tier that keeps block-mates apart.",
      "grade-separation":
        "Blocks apart by grade (WCF). Each group takes its seeds in grade order, away from block-mates already placed.",
    },
    seeds: "Seeds by grade; byes go to the top seeds first.",
    seedsAndDraw: "Seeds by grade; all others were drawn at random onto the lines that were left.",
    drawn: "Nobody is seeded: all were drawn at random.",
    group: {
      block: "{place} in block",
      seeded: "Seeded",
      drawn: "Drawn at random",
    },
    place: {
      1: "First",
      2: "Second",
      3: "Third",
      4: "Fourth",
      5: "Fifth",
      6: "Sixth",
      7: "Seventh",
      8: "Eighth",
    },
    columns: "Block, dGrade",
    grade: "dGrade",
    struck: "seed {n} by grade",
    all: "All {n} groups",
    fewer: "Fewer groups",
    note: {
      half: "Seed {seed} is in the half of {name}{also}.",
      quarter: "Seed {seed} is in the quarter of {name}{also}.",
      eighth: "Seed {seed} is in the eighth of {name}{also}.",
      section: "Seed {seed} is in the same of {sections} parts as {name}{also}.",
      also: ", also Block {letter}",
      taken: "Seed {seed} had gone to {name}.",
      earlierSeedFree: "An earlier seed than {seed} had been left free.",
      keptForOthers: "Seed {seed} was kept free for others who had fewer to choose from.",
      swap: "No seed that was left suited; took seed {to}, which {name} gave up.",
      swapFrom: "Gave seed {from} up for {name} and took seed {to}.",
      exchange: "Exchanged seeds with {name}: two of a block would have met in round one.",
    },
    moved: "Moved by hand, to line {line}.",
    replaced: "Replaced by {name}.",
    fallback: "Blocks apart by grade (WCF) was asked for, which has no draw for this field.",
    warning: {
      sameBlockRoundOne:
        "Seeds {a} and {b} are of one block and meet in round one: no exchange avoids it.",
      noSuitableSeed:
        "No seed that was left suited {name}, by a swap neither; it became seed {seed}.",
    },
  },
  print: {
    action: "Print",
    code: "Address of this event as a code",
    on: "As it stood on {when}",
  },
} satisfies Texts;
