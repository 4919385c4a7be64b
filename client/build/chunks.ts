/** What everyone who reads an event needs: its session and its pages. */
const READERS =
  /client[\\/]src[\\/](sync|areas[\\/](event-page|blocks|order-of-play|now)|i18n[\\/]en[\\/](event-page|blocks|order-of-play|now)\.ts)|shared[\\/]src[\\/](patch|facts|views|blocks|change|history)|node_modules[\\/](socket\.io|engine\.io|@socket\.io|idb)/;

/** What lies beside it and is the first page's, or only an owner's. */
const NOT_READERS =
  /event-routes|early-fetch|sync[\\/]authoring|facts[\\/]describe|blocks[\\/]result-check|views[\\/](draw-rule-choices|needs)/;

/**
 * A phone far away waits for each file, so the first pages come in few: Vue; what every page is made of; the event as everyone reads
 * it. The rest falls into place by who imports it, and what only owners need stays with them (SCR-10).
 */
export const chunks = [
  {
    name: "vue",
    test: /node_modules[\\/](@?vue|@intlify)|plugin-vue:export-helper|vite[\\/]preload-helper/,
  },
  {
    name: "kit",
    test: /client[\\/]src[\\/](ui[\\/]|i18n[\\/](index|en[\\/]common)\.ts)|shared[\\/]src[\\/](model|result)/,
  },
  { name: "event", test: (id: string): boolean => READERS.test(id) && !NOT_READERS.test(id) },
];
