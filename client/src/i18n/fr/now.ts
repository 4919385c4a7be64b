import type { Texts } from "../languages";

export const messages = {
  onCourt: "En jeu",
  followedBy: "Ensuite {a} contre {b}, pas avant {time}",
  nobody: "Aucun match en ce moment.",
  next: "À suivre",
  last: "Derniers résultats",
  quiet:
    "Rien encore. Les matchs paraîtront ici dès qu’ils auront une heure, et les résultats dès leur saisie.",
  findYourself:
    "Vous jouez ici, ou suivez quelqu’un ? Cherchez le nom et suivez-le : ses matchs viennent alors en premier.",
  players: "Joueurs",
} satisfies Texts;
