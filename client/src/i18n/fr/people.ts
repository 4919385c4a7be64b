import type { Texts } from "../languages";

export const messages = {
  title: "Personnes",
  text: "Un seul propriétaire modifie le tournoi. Les organisateurs voient tout, même ce qui n’est pas publié.",
  role: { owner: "Propriétaire, a la main", manager: "Organisateur" },
  you: ", vous",
  here: "présent",
  offer: "Proposer le tournoi",
  offered: "Tournoi proposé",
  offeredText: "{name} devient propriétaire en acceptant ; d’ici là, vous avez la main.",
  withdrawOffer: "Retirer la proposition",
  remove: "Supprimer",
  removal: {
    title: "Supprimer {name} ?",
    text: "Cette personne ne voit plus, dès maintenant, ce qui n’est pas publié. Pour revenir, il lui faut une nouvelle invitation.",
  },
  offeredYou: {
    what: "{name} vous propose {event}.",
    text: "Acceptez, et vous avez la main ; l’autre reste organisateur. Ce qui a été fait avant ne peut alors plus être défait pas à pas.",
    accept: "Accepter",
    decline: "Refuser",
  },
  leave: {
    title: "Quitter",
    text: "Vous ne voyez plus ce qui n’est pas publié.",
    action: "Quitter le tournoi",
  },
  invite: {
    title: "Inviter un organisateur",
    text: "Par un lien qui marche une seule fois. Qui l’ouvre se connecte ou crée un compte, et devient organisateur.",
    action: "Créer un lien",
    another: "Créer un autre lien",
    link: "Lien pour une personne",
    once: "Il n’est plus montré ensuite. Il marche pour la première personne qui l’utilise.",
    noLine: "Aucun lien n’a été créé.",
    noLineText: "Le serveur est injoignable. Réessayez une fois la connexion rétablie.",
  },
} satisfies Texts;
