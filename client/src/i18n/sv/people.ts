import type { Texts } from "../languages";

export const messages = {
  title: "Personer",
  text: "En ägare ändrar turneringen. Arrangörer ser allt, även det som inte är publicerat.",
  role: { owner: "Ägare, håller i pennan", manager: "Arrangör" },
  you: ", du",
  here: "här nu",
  offer: "Erbjud turneringen",
  offered: "Turneringen erbjuden",
  offeredText: "{name} blir ägare genom att tacka ja; till dess håller du i pennan.",
  withdrawOffer: "Återta erbjudandet",
  remove: "Ta bort",
  removal: {
    title: "Ta bort {name}?",
    text: "Personen ser från och med nu inte längre det som inte är publicerat. För att komma tillbaka krävs en ny inbjudan.",
  },
  offeredYou: {
    what: "{name} erbjuder dig {event}.",
    text: "Tacka ja, så håller du i pennan; den andra blir kvar som arrangör. Det som gjorts tidigare går sedan inte längre att ångra steg för steg.",
    accept: "Tacka ja",
    decline: "Tacka nej",
  },
  leave: {
    title: "Lämna",
    text: "Du ser inte längre det som inte är publicerat.",
    action: "Lämna turneringen",
  },
  invite: {
    title: "Bjud in en arrangör",
    text: "Med en länk som fungerar en gång. Den som öppnar den loggar in eller skapar ett konto och är arrangör.",
    action: "Skapa en länk",
    another: "Skapa en länk till",
    link: "Länk för en person",
    once: "Den visas inte igen. Den fungerar för den första som använder den.",
    noLine: "Ingen länk skapades.",
    noLineText: "Servern går inte att nå. Försök igen när anslutningen är tillbaka.",
  },
} satisfies Texts;
