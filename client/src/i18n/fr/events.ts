import type { Texts } from "../languages";

export const messages = {
  title: "Tournois",
  on: "En cours",
  coming: "À venir",
  past: "Passés",
  none: "Aucun tournoi à voir ici pour l’instant. Un tournoi paraît quand son propriétaire le publie.",
  noneOwn:
    "Pas encore de tournoi. Créez le premier : personne ne le voit tant que vous ne le publiez pas.",
  new: "Nouveau tournoi",
  plan: "Gestion",
  notPublished: "Non publié",
  again: "Réessayer",
  make: {
    title: "Nouveau tournoi",
    lede: "Personne ne le voit tant que vous ne le publiez pas. Tout ceci reste modifiable.",
    name: "Nom",
    venue: "Lieu",
    from: "Premier jour",
    to: "Dernier jour",
    zone: "Fuseau horaire",
    zoneHint: "Toutes les heures du tournoi y sont données, d’où qu’on regarde.",
    slug: "Adresse",
    slugHint: "Minuscules, chiffres et traits d’union. La page du tournoi est alors {address}",
    slugWrong: "Seulement des minuscules, des chiffres et des traits d’union.",
    action: "Créer le tournoi",
    signInFirst: "Connectez-vous d’abord : un tournoi appartient à qui le crée.",
  },
} satisfies Texts;
