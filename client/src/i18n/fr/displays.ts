import type { Texts } from "../languages";

export const messages = {
  title: "Écrans",
  count: "{n} écran, {live} en direct. | {n} écrans, {live} en direct.",
  none: "Pas encore de grand écran. Ajoutez-en un, ouvrez-y son adresse et pilotez-le d’ici.",
  name: "Nom",
  shows: "Affiche",
  of: "Épreuve",
  first: "La première",
  colours: "Couleurs",
  view: {
    rotation: "L’un après l’autre",
    "live-draw": "Tirage en direct",
    blocks: "Poules",
    "order-of-play": "Programme",
    bracket: "Tableau",
    pairings: "Appariements de la ronde",
    standings: "Classement des rondes",
    stages: "Phases",
  },
  theme: { lawn: "Gazon, lieu sombre", paper: "Papier, lieu clair" },
  address: "Adresse à ouvrir sur l’écran",
  local:
    "Cette page est ouverte à une adresse que seul cet ordinateur connaît. Ouvrez la gestion à son adresse sur le réseau : les adresses ci-dessous seront alors justes.",
  qr: "Adresse de l’écran {name} en code QR",
  live: "En direct",
  away: "Non connecté",
  remove: "Supprimer",
  removal: {
    title: "Supprimer {name} ?",
    text: "Son adresse cesse de marcher et l’écran le dit. Défaire le rétablit à la même adresse.",
  },
  add: {
    title: "Ajouter un écran",
    text: "Un téléviseur, un projecteur, une tablette près des terrains : tout ce qui ouvre une page web.",
    hint: "Où il se trouve, par exemple Salle",
    action: "Ajouter",
  },
} satisfies Texts;
