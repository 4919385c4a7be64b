import type { Texts } from "../languages";

export const messages = {
  onCourt: "På banan",
  followedBy: "Därefter {a} mot {b}, tidigast {time}",
  nobody: "Ingen är på banan just nu.",
  next: "Härnäst",
  last: "Senaste resultat",
  quiet:
    "Inget pågår än. Matcher visas här så snart de har en tid, och resultat allt eftersom de kommer in.",
  findYourself:
    "Spelar du här, eller känner du någon som gör det? Sök upp namnet och följ det: de matcherna kommer då först.",
  players: "Spelare",
} satisfies Texts;
