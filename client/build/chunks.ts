import { wordsChunk } from "./pages-by-language.ts";

/**
 * What everyone who reads an event needs: its session and its pages. What these parts of `shared` import is among them: a file
 * left to the planner's chunk would draw all of that in, and the two would wait for each other.
 */
const READERS =
  /client[\\/]src[\\/](sync|areas[\\/](event-page|blocks|order-of-play|now|journal[\\/](CheckFold|replay-bar)))|shared[\\/]src[\\/](patch|facts[\\/]fact\.|views|blocks|matches|change|history|knockout[\\/](play|labels|lines))|node_modules[\\/](socket\.io|engine\.io|@socket\.io|idb)/;

/** What lies beside it and is the first page's, or a desk's, or only an owner's. */
const NOT_READERS =
  /event-routes|early-fetch|order-of-play[\\/]OrderSheet|sync[\\/]authoring|blocks[\\/](result-check|layout|booking|occupied|qualifiers-change|rebuilt-order|lapsed-hand)|play[\\/](members|later)|views[\\/](draw-rule-choices|ranking-match|double-bookings|country-conflicts|random-draws)/;

/** A block or an entrant looked at by itself, and what explains a table: opened from the pages, not with them. */
const ONE_BLOCK =
  /areas[\\/]blocks[\\/](BlockPanel|BlockCrosstable|CrosstableLine|CrosstableScore|BlockNotes|BlockTies|BlockFold|TieTable|tie-words|names-text|BlockNeeds|NeedLines|EntrantNeed|need-words|chance-marks|ChanceMark|cell-score|figure-columns|match-names|EntrantTab|EntrantHead)|shared[\\/]src[\\/](views[\\/](crosstable|tie-reasons|needs)|blocks[\\/]endings)/;

/** What only pages of knockouts, rounds and stages need beside the planner. */
const OTHER_FORMATS = /views[\\/](stages|swiss|bracket(?!-lines|-matches))/;

/** What everyone who reads an event reads, in each language. */
const words = ["en", "fr", "de", "es", "sv"].map((language) => ({
  name: wordsChunk(language),
  test: new RegExp(
    String.raw`i18n[\\/]${language}([\\/](common|event-page|blocks|order-of-play|now))?\.ts`,
  ),
}));

/**
 * A phone far away waits for each file, so the first pages come in few: Vue; what every page is made of; the event as everyone reads
 * it. The rest falls into place by who imports it, and what only owners need stays with them (SCR-10).
 */
export const chunks = [
  ...words,
  {
    name: "vue",
    test: /node_modules[\\/](@?vue|@intlify)|plugin-vue:export-helper|vite[\\/]preload-helper/,
  },
  {
    name: "kit",
    test: /client[\\/]src[\\/](ui[\\/](?!refus)|i18n[\\/][\w-]+\.ts)|shared[\\/]src[\\/](model|result)/,
  },
  {
    name: "event",
    test: (id: string): boolean =>
      READERS.test(id) && ![NOT_READERS, ONE_BLOCK, OTHER_FORMATS].some((kind) => kind.test(id)),
  },
  {
    name: "one-block",
    test: ONE_BLOCK,
  },
];
