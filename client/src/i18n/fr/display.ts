import type { Texts } from "../languages";

export const messages = {
  then: "État après le changement {n}",
  backToLive: "Revenir au direct",
  unknown: {
    title: "Pas d’écran à cette adresse",
    text: "Le propriétaire crée l’adresse d’un écran dans la gestion, sous Écrans. Vérifiez-la lettre par lettre.",
  },
  removed: {
    title: "Cet écran a été supprimé",
    text: "Le propriétaire peut l’ajouter de nouveau dans la gestion, sous Écrans.",
  },
  what: {
    "live-draw": "Tirage des poules, {name}",
    blocks: "Poules, {name}",
    "order-of-play": "Programme, {name}",
    bracket: "Tableau, {name}",
    pairings: "Appariements, {name}",
    standings: "Classement, {name}",
    stages: "Phases, {name}",
    welcome: "{name}",
  },
  page: "{n} sur {total}",
  full: "Plein écran",
  wake: {
    none: "Impossible de garder cet écran allumé d’ici. Réglez l’appareil pour qu’il ne se mette jamais en veille.",
    refused:
      "L’appareil refuse de rester allumé. Réglez-le pour qu’il ne se mette jamais en veille.",
  },
  lastBall: "Dernière boule",
  ball: "Boule {n}",
  begins: "Le tirage commence.",
  grade: "dGrade",
  estimate: "dGrade est.",
  of: "sur {total}",
  count: "{n} tirés sur {total}",
  lists: {
    onCourt: "En jeu",
    onCourtOn: "En jeu, {day}",
    next: "À suivre",
    nextOn: "À suivre, {day}",
    last: "Derniers résultats",
    lastOn: "Résultats, {day}",
  },
  bracket: {
    section: "{bracket}, lignes {from} à {to}",
    left: "{bracket}, les {n} derniers",
  },
  stages: {
    win: "G",
    draw: "N",
    loss: "P",
    points: "Pts",
    short: { stage: "P{n}", semi: "DF", final: "F" },
    fate: {
      champion: "titre",
      playing: "joue",
      waiting: "continue",
      out: "éliminée",
      withdrawn: "retrait",
      notPlaced: "non placée",
    },
  },
  soon: "Poules et matchs paraîtront ici dès le tirage.",
} satisfies Texts;
