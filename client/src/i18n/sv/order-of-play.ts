import type { Texts } from "../languages";

export const messages = {
  none: "Inget spelschema än. Matcherna visas här när arrangören har gjort det.",
  onCourt: "på banan",
  won: "vann",
  noCourt: "Ingen bana än",
  noTimeRound: "Ingen tid än, rond {round}",
  noTimeBracket: "Ingen tid än, {round}",
  ownNext: "Härnäst för {name}",
  allDays: "Alla dagar",
  day: "Dag",
  time: "Tid",
  notBefore: "tidigast",
  sheet: "Spelschema per bana, {day}",
  by: {
    label: "Ordning",
    time: "Per tid",
    court: "Per bana",
    entrant: "Per spelare",
  },
} satisfies Texts;
