import type { Texts } from "../languages";

export const messages = {
  onCourt: "Auf dem Feld",
  followedBy: "Danach {a} gegen {b}, nicht vor {time}",
  nobody: "Im Moment ist niemand auf dem Feld.",
  next: "Als Nächstes",
  last: "Letzte Ergebnisse",
  quiet:
    "Noch läuft nichts. Matches erscheinen hier, sobald sie eine Zeit haben, und Ergebnisse, sobald sie eintreffen.",
  findYourself:
    "Selbst dabei oder jemanden im Blick? Den Namen suchen und merken: die Matches stehen dann vorn.",
  players: "Spieler",
} satisfies Texts;
