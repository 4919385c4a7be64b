import type { Texts } from "../languages";

export const messages = {
  tables: {
    title: "Tableaux pour tableurs",
    text: "En CSV, dans l’état actuel.",
    then: "En CSV, dans l’état d’alors.",
    of: "De {name}.",
    names: {
      entrants: "Joueurs",
      blocks: "Poules",
      standings: "Classement",
      orderOfPlay: "Programme",
      drawLog: "Comment les poules ont été tirées",
      bracket: "Tableau",
      rounds: "Rondes",
      report: "Rapport de tournoi (TRF16)",
      stages: "Classements des groupes",
      stageGames: "Parties",
    },
  },
  calendar: {
    title: "Dans votre agenda",
    text: "Heures, terrains et noms suivent le programme, aussi souvent que votre agenda le demande.",
    court: "Terrain",
    anyCourt: "Tous les terrains",
    entrant: "Joueur",
    anyEntrant: "Tous",
    subscribe: "S’abonner",
    download: "Télécharger",
    address: "Adresse",
    addressHint: "Pour les agendas auxquels on donne une adresse.",
    notPublished: "Le tournoi n’est pas encore publié : d’ici là, les agendas ne montrent rien.",
  },
} satisfies Texts;
