import type { Texts } from "../languages";

export const messages = {
  title: "Skärmar",
  count: "{n} skärm, {live} live. | {n} skärmar, {live} live.",
  none: "Inga storbildsskärmar än. Lägg till en, öppna dess adress på skärmen och styr den härifrån.",
  name: "Namn",
  shows: "Visar",
  of: "Klass",
  first: "Den första",
  colours: "Färger",
  view: {
    rotation: "En efter en",
    "live-draw": "Livelottning",
    blocks: "Block",
    "order-of-play": "Spelschema",
    bracket: "Slutspel",
    pairings: "Rondens lottning",
    standings: "Rondernas ställning",
    stages: "Etapper",
  },
  theme: { lawn: "Gräs, för mörker", paper: "Papper, för ljus" },
  address: "Adress att öppna på skärmen",
  local:
    "Sidan är öppen under en adress som bara den här datorn känner till. Öppna planeringen under dess adress i nätverket; då blir adresserna här rätt.",
  qr: "Adressen till {name} som kod",
  live: "Live",
  away: "Inte ansluten",
  remove: "Ta bort",
  removal: {
    title: "Ta bort {name}?",
    text: "Adressen slutar fungera, och skärmen säger det. Ångra ger den tillbaka under samma adress.",
  },
  add: {
    title: "Lägg till en skärm",
    text: "En tv, en projektor, en surfplatta vid banorna: allt som kan öppna en webbsida.",
    hint: "Var den står, till exempel Hallen",
    action: "Lägg till",
  },
} satisfies Texts;
