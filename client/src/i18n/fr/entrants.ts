import type { Texts } from "../languages";

/** Names of columns stay English where a list is read in: the reader knows no others. */
export const messages = {
  title: "Inscrits",
  none: "Personne n’est encore inscrit. Le propriétaire importe la liste ou ajoute les inscrits un à un.",
  notFound: "Aucun inscrit ne correspond à « {text} ».",
  count: "{n} inscrit | {n} inscrit | {n} inscrits",
  gone: "{n} retrait | {n} retraits",
  rankedBy: {
    current: "classés par dGrade actuel",
    max12: "classés par dGrade maximal sur 12 mois",
    stages: "répartis par Elo, 1200 sans Elo",
    swiss: "numérotés par Elo, les sans Elo en dernier",
  },
  afterDraw:
    "Les poules restent. Un changement ici signale les poules touchées ; personne ne bouge tant que vous ne refaites pas le serpentin.",
  search: "Chercher parmi les inscrits",
  searchHint: "Nom, pays ou position",
  found: "{n} trouvé | {n} trouvé | {n} trouvés",
  rank: "Rang",
  name: "Nom",
  firstName: "Prénom",
  lastName: "Nom de famille",
  pair: "Paire",
  country: "Pays",
  current: "dGrade",
  max12: "Max. 12 mois",
  rating: "Elo",
  estimated: "Estimé",
  estimate: "{grade} est.",
  ball: "Boule",
  seat: "Position",
  noSeat: "sans position",
  change: "Modifier",
  save: "Enregistrer",
  saveMine: "Mettre le mien à la place",
  takeTheirs: "Garder l’état actuel",
  replacedBy: "remplacement par {name}",
  withdrawn: {
    out: "retrait",
    stands: "retrait, résultats conservés",
    struck: "retrait, résultats rayés",
  },
  partner: { 0: "Premier joueur", 1: "Second joueur" },
  pairName: "Nom de la paire",
  pairNote:
    "Le nom, le pays et les dGrades de la paire découlent des deux joueurs, sauf si vous en donnez d’autres :",
  wrong: {
    name: "Il manque un nom",
    country: "Trois lettres",
    current: "Un nombre entier",
    max12: "Un nombre entier",
    estimated: "Un nombre entier",
    ball: "1 à 999",
  },
  teams: {
    placeholder: "name, rating\nCavaliers du Nord, 1640\nLes Lents,",
    hint: "D’un tableur ou d’un fichier CSV, une équipe par ligne : son nom et son Elo, qui peut manquer. La première ligne peut nommer les colonnes : name, rating.",
  },
  players: {
    placeholder: "name, country, rating\nMere Wrenfield, NZL, 1640\nPell Ashmoor,,",
    hint: "D’un tableur ou d’un fichier CSV, un joueur par ligne : nom, pays et Elo ; les deux derniers peuvent manquer. Une liste FIDE ou un fichier TRF16 s’importe sous Rondes, Fichiers.",
  },
  late: "La ronde 1 est appariée : Elo et numéros restent ceux d’alors. Qui est ajouté maintenant entre à la prochaine ronde. | {n} rondes sont appariées : Elo et numéros restent ceux de la ronde 1. Qui est ajouté maintenant entre à la prochaine ronde.",
  elsewhere: {
    stages:
      "{name} figure dans une phase. C’est là qu’une équipe se retire ou revient, et que se décide le sort de ses parties.",
    swiss:
      "{name} figure dans les rondes. C’est là qu’un joueur se retire ou revient, et que se décide le sort de sa partie.",
    to: { stages: "Vers les phases", swiss: "Vers les joueurs des rondes" },
  },
  add: { title: "Ajouter un inscrit", action: "Ajouter" },
  leaving: {
    notIn:
      "{name} n’a pas encore de partie. Après un retrait, le nom reste sur la liste sans jouer ; supprimé de la liste, il n’y est plus.",
    unseated:
      "{name} n’a pas de position. Après un retrait, le nom reste sur la liste ; supprimé de la liste, il n’y est plus.",
    before:
      "{name} n’a pas de résultat. Un retrait l’ôte des inscrits ; la position {seat} garde le nom barré jusqu’à un remplacement ou un nouveau serpentin.",
    played:
      "{name} a un résultat. En cas de retrait, il est conservé, et chacun des {open} matchs non joués devient un forfait en faveur de l’adversaire ; dernière place, sans qualification possible. | {name} a {results} résultats. En cas de retrait, ils sont conservés, et chacun des {open} matchs non joués devient un forfait en faveur de l’adversaire ; dernière place, sans qualification possible.",
    gone: {
      out: "{name} : retrait. S’il est annulé, le nom revient parmi les inscrits.",
      stands:
        "{name} : retrait, résultats conservés. S’il est annulé, les forfaits disparaissent et les résultats restent.",
      struck:
        "{name} : retrait, tous les résultats rayés. S’il est annulé, ils comptent de nouveau.",
    },
    withdraw: "Retirer",
    withdrawStands: "Retirer, garder les résultats",
    strike: "Rayer le résultat | Rayer les {n} résultats",
    letStand: "Garder le résultat | Garder les {n} résultats",
    takeBack: "Annuler le retrait",
    remove: "Supprimer de la liste",
  },
  replace: {
    open: "Remplacer par…",
    text: "Qui entre prend la position {seat}, avec ses matchs, heures et terrains ; {name} se retire.",
    who: "Qui",
    somebodyNew: "Quelqu’un de nouveau",
    action: "Placer en {seat}",
  },
  rankingId: "N° de classement",
  refresh: {
    title: "Actualiser les dGrades",
    text: "Les inscrits prennent les dGrades de la liste, retrouvés par leur numéro de classement ou leur nom. Personne ne bouge : les poules qui seraient tirées autrement sont signalées.",
    placeholder: "id, name, country, dGrade, max 12-mo\n4711, Mere Wrenfield, NZL, 2106, 2110",
    hint: "La liste de classement en CSV ou d’un tableur. La première ligne peut nommer les colonnes : id, name, country, dGrade, max 12-mo, estimated.",
    address: "La liste à l’adresse",
    fetch: "Récupérer la liste",
    fetching: "Récupération…",
    noAddress: "Les réglages peuvent donner l’adresse de la liste, à récupérer d’ici.",
    toSettings: "Saisir l’adresse",
    cannot: "Cette liste est inutilisable.",
    noGrades:
      "Aucune colonne de la liste ne contient de dGrades. Nommez-la « dGrade » ou « max 12-mo ».",
    players: "Aucun joueur dans la liste. | {n} joueur dans la liste. | {n} joueurs dans la liste.",
    sums: {
      changed:
        "Aucun dGrade d’inscrit ne change | {n} inscrit change de dGrade | {n} inscrits changent de dGrade",
      same: "{n} ne change pas | {n} ne changent pas",
      open: "{n} à décider | {n} à décider",
      unmatched: "{n} absent de la liste | {n} absents de la liste",
    },
    lines: "Ce que la liste change",
    now: "maintenant",
    listedAs: "dans la liste : {name}",
    ambiguous: {
      title: "Trouvés plusieurs fois",
      text: "Dites qui est qui ; sinon les anciens dGrades restent.",
      none: "Laisser les dGrades tels quels",
      candidate: "Ligne {line} : {name}",
    },
    unmatched: {
      title: "Absents de la liste",
      text: "Ils gardent leurs dGrades.",
    },
    unread: {
      title: "Non lus",
      text: "Ces dGrades ne changent pas.",
      line: "Ligne {line}, {name}. {what}",
    },
    action: "Rien à actualiser | Actualiser {n} dGrade | Actualiser {n} dGrades",
    done: "Les dGrades de {n} inscrit sont actualisés. | Les dGrades de {n} inscrit sont actualisés. | Les dGrades de {n} inscrits sont actualisés.",
  },
  import: {
    open: "Importer une liste",
    title: "Importer une liste",
    paste: "Coller la liste",
    placeholder: "name, country, dGrade, max 12-mo, estimated\nMere Wrenfield, NZL, 2106, 2110,",
    hint: "D’un tableur ou d’un fichier CSV, un inscrit par ligne. La première ligne peut nommer les colonnes : name, country, dGrade, max 12-mo, estimated, ball.",
    file: "Choisir un fichier",
    drop: "ou le déposer ici",
    reading: "Lecture, {n} %",
    cannot: "Cette liste ne peut pas être importée.",
    line: "Ligne",
    lines: "Les lignes de la liste",
    firstOnly: "Ci-dessous les {n} premières lignes.",
    willDo: "Ce qui sera fait",
    onlyWrong: "Ne montrer que la ligne à problème | Ne montrer que les {n} lignes à problème",
    readAnyway: "Importer quand même",
    notYet: "Rien n’entre parmi les inscrits avant cela.",
    action: "Rien à importer | Importer {n} inscrit | Importer {n} inscrits",
    done: "{n} inscrit ajouté. | {n} inscrit ajouté. | {n} inscrits ajoutés.",
    counts: {
      lines: "Aucune ligne : | {n} ligne : | {n} lignes :",
      read: "aucune importée telle quelle | {n} importée telle quelle | {n} importées telles quelles",
      readWithout: "{n} importée sans ce qui est faux | {n} importées sans ce qui est faux",
      leftOut: "{n} écartée | {n} écartées",
    },
    readAs: {
      header: "Colonnes : {columns}. {separator}, {encoding}.",
      content:
        "La première ligne ne nomme pas les colonnes ; déduites du contenu : {columns}. {separator}, {encoding}.",
    },
    separator: {
      comma: "Séparation par virgules",
      semicolon: "Séparation par points-virgules",
      tab: "Séparation par tabulations",
      none: "Un nom par ligne",
    },
    encoding: {
      "utf-8": "UTF-8",
      "utf-16": "UTF-16",
      "windows-1252": "caractères Windows ou Latin-1",
    },
    verdict: {
      read: "Importée",
      readWithout: "Importée sans cela.",
      doubled: "Écartée.",
      readAnyway: "Importée.",
      leftOut: "Écartée.",
    },
    problem: {
      nameMissing: "Le nom manque.",
      nameTooLong: "Le nom a {length} caractères, plus que {most}.",
      quoteOpen:
        "Un guillemet est ouvert ici et n’est pas fermé ; tout ce qui suit en fait partie.",
      otherSeparator: "Cette ligne est séparée autrement, par « {value} ».",
      sameAsLine: "Même nom qu’à la ligne {line}.",
      inField: "{value} est déjà parmi les inscrits.",
      countryForm: "« {value} » n’est pas un code de trois lettres.",
      gradeForm: "{column} : « {value} » n’est pas un nombre entier.",
      ballForm: "Boule : « {value} » n’est pas un nombre de 1 à 999.",
      ballTwice: "La boule {value} figure aussi à la ligne {line}.",
      tooManyFields: "Plus de champs que de colonnes : « {value} ».",
    },
    list: {
      empty: "Elle est vide.",
      notText: {
        workbook:
          "C’est un classeur. Enregistrez-le en CSV, ou copiez les cellules et collez-les ici.",
        binary: "Ce n’est pas un fichier texte. Enregistrez la liste en CSV.",
      },
      tooLarge:
        "Elle fait {megabytes} Mo, plus que {most}. Une liste d’inscrits pèse quelques kilooctets ; est-ce le bon fichier ?",
      noSeparator:
        "Ni virgule, ni point-virgule, ni tabulation entre les colonnes, comme dans « {value} ». Enregistrez-la avec l’un d’eux.",
      noNameColumn:
        "Aucune colonne ne contient de noms ; la première ligne est « {value} ». Nommez la colonne « name ».",
      tooMany: "Elle a {rows} lignes ; il y a place pour {room}.",
      columnsNotRead: "Non lu : {value}.",
    },
  },
} satisfies Texts;
