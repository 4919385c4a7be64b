import type { Texts } from "../languages";

export const messages = {
  title: "Formule",
  through:
    "Personne ne se qualifie. | Le premier de chaque poule se qualifie. | Les {n} premiers de chaque poule se qualifient.",
  none: "Pas encore de poules. Dites-en le nombre ; les inscrits y sont ensuite répartis.",
  notSeeded:
    "Les poules sont là, les positions sont vides. Le serpentin y répartit les inscrits par rang.",
  drawByHand: "Tirage en direct",
  goToDraw: "Aller au tirage",
  live: "Un tirage en direct est en cours, {drawn} tirés sur {total}. Les positions non tirées paraissent vides pour tous.",
  count: "Poules",
  countHint: "1 à 26, au moins deux inscrits dans chacune",
  size: "{size} par poule",
  sizes: "{larger} dans {more}, {size} dans les autres",
  qualifiers: "Qualifiés par poule",
  qualifiersHint: "Détermine les derniers tours",
  setUp: "Créer les poules",
  setUpAgain: "Modifier",
  basis: { label: "Classer par", current: "dGrade actuel", max12: "dGrade max. 12 mois" },
  drawRules: {
    label: "Règles du tirage :",
    spreadCountries: "Répartir les pays",
    spreadCountriesHint:
      "Échanges dans un même chapeau, pour que chaque pays soit réparti sur les poules aussi également que possible.",
    lastRoundApart: "Pays séparés au dernier tour",
    lastRoundApartHint:
      "Échanges dans une poule, pour que deux joueurs d’un même pays ne s’y rencontrent pas au dernier tour.",
    atOnce:
      "Activer ou désactiver une règle refait aussitôt les poules, par dGrade maximal sur 12 mois.",
  },
  seed: "Faire le serpentin",
  seedAgain: "Refaire le serpentin",
  seedHint: "Répartit les inscrits par rang : A, B, C… puis retour.",
  replacesHand:
    "Remplace par le tirage calculé le changement fait à la main. | Remplace par le tirage calculé les {n} changements faits à la main.",
  stale:
    "Le tirage donnerait maintenant autre chose. Vos positions sont gardées tant que vous n’appuyez pas.",
  goOn: "Faire quand même",
  average: "Moyenne, numéros 2 à {last}",
  countries: "Par pays :",
  move: "{seed} : {name}, {seat}, choisir une autre position",
  moved: "{name} est maintenant en {seat}.",
  find: {
    label: "Chercher un joueur",
    hint: "Entrée mène à sa position ; là, Entrée ouvre les positions.",
    nobody: "Personne de ce nom n’a de position.",
    one: "Entrée mène à {name}, {seat}.",
    several: "Entrée mène à {name}, {seat} ; {more} de plus.",
  },
  pick: {
    title: "Une position pour {name}",
    label: "Position pour {name}",
    placeholder: "Position ou nom, par exemple A1",
    seats: "Positions",
    none: "Ni position ni joueur de ce nom.",
  },
} satisfies Texts;
