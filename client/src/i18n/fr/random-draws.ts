import type { Texts } from "../languages";

export const messages = {
  title: "Tirages au sort",
  lede: "Le sceau d’un tirage est montré avant le tirage, son secret avec le résultat. Personne ne peut choisir le résultat, et chacun peut refaire le tirage avec le secret et trouver le même.",
  number: "Tirage {n}",
  sealed: "Scellé, pas encore tiré",
  drawnAt: "{n} inscrits, tirés à {at}",
  seal: "Sceau",
  secret: "Secret",
  order: "Ce qui est sorti",
  lists: {
    A: "Groupe A",
    B: "Groupe B",
    C: "Groupe C",
    top: "Moitié haute",
    bottom: "Moitié basse",
    bye: "Exempt, le premier de",
    lines: "Lignes du tableau",
    other: "Liste {name}",
  },
  check: {
    action: "Vérifier ici",
    kept: "Tirage refait sur cet appareil : le sceau est intact et l’ordre est le même.",
    otherSeal: "Le secret n’est pas celui qui a été scellé.",
    otherOrder: "Refaire le tirage avec le secret donne un autre ordre.",
    notLoaded: "La vérification n’a pas pu être chargée. Réessayez une fois la connexion rétablie.",
  },
  sealFirst:
    "Dans ce tirage, des inscrits sont placés au sort. Montrez d’abord son sceau : chacun pourra ensuite vérifier que rien n’a été choisi.",
  sealAction: "Sceller le tirage",
  sealedNow: "Le tirage {n} est scellé. Son sceau figure sur la page du tournoi :",
} satisfies Texts;
