import type { Texts } from "../languages";

export const messages = {
  title: "Slumplottningar",
  lede: "En lottnings sigill visas innan den görs, dess hemlighet tillsammans med utfallet. Ingen kan välja ett utfall, och vem som helst kan lotta om med hemligheten och få samma.",
  number: "Lottning {n}",
  sealed: "Förseglad, inte lottad än",
  drawnAt: "{n} deltagare, lottade {at}",
  seal: "Sigill",
  secret: "Hemlighet",
  order: "Utfallet",
  lists: {
    A: "Grupp A",
    B: "Grupp B",
    C: "Grupp C",
    top: "Övre halvan",
    bottom: "Nedre halvan",
    bye: "Frirond, den första av",
    lines: "Slutspelets rader",
    other: "Lista {name}",
  },
  check: {
    action: "Kontrollera här",
    kept: "Lottat igen på den här enheten: sigillet håller och ordningen är densamma.",
    otherSeal: "Hemligheten är inte den som förseglades.",
    otherOrder: "En ny lottning med hemligheten ger en annan ordning.",
    notLoaded: "Kontrollen kunde inte laddas. Försök igen när anslutningen är tillbaka.",
  },
  sealFirst:
    "I den här lottningen slumpas deltagare ut. Visa dess sigill först: då kan alla efteråt kontrollera att inget valdes.",
  sealAction: "Försegla lottningen",
  sealedNow: "Lottning {n} är förseglad. Dess sigill står på turneringssidan:",
} satisfies Texts;
