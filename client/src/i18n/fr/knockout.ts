import type { Texts } from "../languages";

export const messages = {
  brackets: "Tableaux",
  none: "Pas encore de tableau ici. Il paraîtra dès que l’organisateur en aura ajouté un.",
  nobody: "Personne n’est encore inscrit dans ce tableau.",
  what: {
    drawn: "{n} inscrit. | {n} inscrits.",
    byes: "{n} exempt. | {n} exempts.",
    ofBlocks: "{n} de {blocks} poules.",
    bestOf: "Au meilleur des {n} manches.",
  },
  before:
    "Pas encore tiré : tant que des poules sont en cours, les lignes montrent têtes de série et places, pas de noms.",
  beforeField: "Pas encore tiré : les lignes montrent les têtes de série, pas de noms.",
  part: {
    label: "Partie du tableau",
    whole: "Tableau entier",
    half: { 0: "Moitié haute", 1: "Moitié basse" },
    lines: "Lignes {from} à {to}",
  },
  champion: "Vainqueur",
  goesOn: "Continue",
  thirdPlace: "Petite finale",
  sheet: "Tableau, {name}",
  round: "Tours",
  matches: "{n} match | {n} matchs",
  winner: "gagné",
  seed: "tête de série {n}",
  finalAt: "Finale, {when}",
  onCourtAt: "En jeu, {court}",
  onCourt: "Vainqueur d’un match en jeu",
  nowAt: "En jeu, {court}",
  now: "En jeu",
  find: {
    label: "Chercher un joueur",
    hint: "Une partie du nom",
    none: "Aucun « {text} » dans ce tableau.",
    to: "Aller à {name}",
    shown: "{name}, {round}",
  },
  placings: {
    title: "Places finales",
    soFar: "Places à ce stade",
  },
  news: {
    title: "Les poules ont changé depuis ce tirage.",
    titleField: "Les inscrits ont changé depuis ce tirage.",
    missing: "Manquent : {names}.",
    tooMany: "N’ont plus leur place ici : {names}.",
    one: "{name} ({why})",
    why: {
      corrected: "résultat de poule corrigé",
      withdrawn: "retrait",
      replaced: "remplacement",
      added: "inscription tardive",
    },
  },
  working: {
    title: "Comment les têtes de série ont été placées",
    style: {
      "ranking-tiered":
        "Chapeaux par dGrade. Tous les premiers de poule dans l’ordre des dGrades, puis tous les deuxièmes, et ainsi de suite.",
      "block-protected":
        "Poules entrelacées. Les premiers dans l’ordre des poules, puis les deuxièmes ; deux joueurs d’une poule ne se rencontrent pas au premier tour.",
      "tiered-separated":
        "Chapeaux, poules séparées. Dans l’ordre des dGrades, chacun prend dans son chapeau la première tête de série libre qui l’éloigne des joueurs de sa poule.",
      "grade-separation":
        "Poules séparées par dGrade (WCF). Chaque groupe prend ses têtes de série dans l’ordre des dGrades, loin des joueurs de même poule déjà placés.",
    },
    seeds: "Têtes de série par dGrade ; les premières sont exemptes d’abord.",
    seedsAndDraw:
      "Têtes de série par dGrade ; tous les autres ont été tirés au sort sur les lignes restantes.",
    drawn: "Pas de têtes de série : tous ont été tirés au sort.",
    group: {
      block: "{place} de poule",
      seeded: "Têtes de série",
      drawn: "Tirés au sort",
    },
    place: {
      1: "Premiers",
      2: "Deuxièmes",
      3: "Troisièmes",
      4: "Quatrièmes",
      5: "Cinquièmes",
      6: "Sixièmes",
      7: "Septièmes",
      8: "Huitièmes",
    },
    columns: "Poule, dGrade",
    grade: "dGrade",
    struck: "tête de série {n} par dGrade",
    all: "Les {n} groupes",
    fewer: "Moins de groupes",
    note: {
      half: "La tête de série {seed} est dans la même moitié que {name}{also}.",
      quarter: "La tête de série {seed} est dans le même quart que {name}{also}.",
      eighth: "La tête de série {seed} est dans le même huitième que {name}{also}.",
      section: "La tête de série {seed} est dans la même des {sections} parties que {name}{also}.",
      also: ", aussi de la poule {letter}",
      taken: "La tête de série {seed} était déjà à {name}.",
      earlierSeedFree: "Une tête de série avant la {seed} était restée libre.",
      keptForOthers:
        "La tête de série {seed} a été gardée pour d’autres qui avaient moins de choix.",
      swap: "Aucune tête de série restante ne convenait ; prend la {to}, cédée par {name}.",
      swapFrom: "Cède la tête de série {from} à {name} et prend la {to}.",
      exchange:
        "Échange de têtes de série avec {name} : deux joueurs d’une poule se seraient rencontrés au premier tour.",
    },
    moved: "Déplacement à la main, vers la ligne {line}.",
    replaced: "Remplacement par {name}.",
    fallback:
      "La méthode demandée, poules séparées par dGrade (WCF), n’a pas de tableau pour ces inscrits.",
    warning: {
      sameBlockRoundOne:
        "Les têtes de série {a} et {b} sont de la même poule et se rencontrent au premier tour : aucun échange ne l’évite.",
      noSuitableSeed:
        "Aucune tête de série restante ne convenait à {name}, même par échange ; ce fut la {seed}.",
    },
  },
  print: {
    action: "Imprimer",
    code: "Adresse de ce tournoi en code QR",
    on: "État au {when}",
  },
} satisfies Texts;
