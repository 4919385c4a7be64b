import type { Texts } from "../languages";

export const messages = {
  none: "Pas encore de programme. Les matchs paraîtront ici dès que l’organisateur l’aura établi.",
  onCourt: "en jeu",
  won: "gagné",
  noCourt: "Sans terrain",
  noTimeRound: "Sans heure, tour {round}",
  noTimeBracket: "Sans heure, {round}",
  ownNext: "À suivre pour {name}",
  allDays: "Tous les jours",
  day: "Jour",
  time: "Heure",
  notBefore: "pas avant",
  sheet: "Programme par terrain, {day}",
  by: {
    label: "Ordre",
    time: "Par heure",
    court: "Par terrain",
    entrant: "Par joueur",
  },
} satisfies Texts;
