import type { Texts } from "../languages";

export const messages = {
  none: "Noch kein Spielplan. Die Matches erscheinen hier, sobald die Turnierleitung ihn erstellt hat.",
  onCourt: "auf dem Feld",
  won: "gewonnen",
  noCourt: "Noch kein Feld",
  noTimeRound: "Noch ohne Zeit, Runde {round}",
  noTimeBracket: "Noch ohne Zeit, {round}",
  ownNext: "Als Nächstes für {name}",
  allDays: "Alle Tage",
  day: "Tag",
  time: "Zeit",
  notBefore: "nicht vor",
  sheet: "Spielplan nach Feld, {day}",
  by: {
    label: "Reihenfolge",
    time: "Nach Zeit",
    court: "Nach Feld",
    entrant: "Nach Spieler",
  },
} satisfies Texts;
