import type { Texts } from "../languages";

export const messages = {
  tables: {
    title: "Tabeller för kalkylark",
    text: "Som CSV, som de ser ut nu.",
    then: "Som CSV, som de såg ut då.",
    of: "För {name}.",
    names: {
      entrants: "Spelare",
      blocks: "Block",
      standings: "Ställning",
      orderOfPlay: "Spelschema",
      drawLog: "Så lottades blocken",
      bracket: "Slutspel",
      rounds: "Ronder",
      report: "Turneringsrapport (TRF16)",
      stages: "Gruppernas tabeller",
      stageGames: "Partier",
    },
  },
  calendar: {
    title: "I din kalender",
    text: "Tider, banor och namn följer spelschemat, så ofta din kalender frågar.",
    court: "Bana",
    anyCourt: "Alla banor",
    entrant: "Spelare",
    anyEntrant: "Alla",
    subscribe: "Prenumerera",
    download: "Ladda ner",
    address: "Adress",
    addressHint: "För kalendrar som vill ha en adress.",
    notPublished: "Turneringen är inte publicerad än: innan dess visas inget för kalendrar.",
  },
} satisfies Texts;
