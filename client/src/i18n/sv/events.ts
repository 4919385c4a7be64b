import type { Texts } from "../languages";

export const messages = {
  title: "Turneringar",
  on: "Pågår nu",
  coming: "Kommande",
  past: "Tidigare",
  none: "Ingen turnering visas här än. Turneringar visas när deras ägare publicerar dem.",
  noneOwn:
    "Det finns ingen turnering än. Skapa den första: ingen ser den förrän du publicerar den.",
  new: "Ny turnering",
  plan: "Planering",
  notPublished: "Inte publicerad",
  again: "Försök igen",
  make: {
    title: "Ny turnering",
    lede: "Ingen ser den förrän du publicerar den. Allt det här kan ändras senare.",
    name: "Namn",
    venue: "Ort",
    from: "Första dag",
    to: "Sista dag",
    zone: "Tidszon",
    zoneHint: "Alla turneringens tider gäller i den, varifrån man än tittar.",
    slug: "Adress",
    slugHint: "Små bokstäver, siffror och bindestreck. Turneringens sida blir {address}",
    slugWrong: "Bara små bokstäver, siffror och bindestreck.",
    action: "Skapa turneringen",
    signInFirst: "Logga in först: en turnering tillhör den som skapar den.",
  },
} satisfies Texts;
