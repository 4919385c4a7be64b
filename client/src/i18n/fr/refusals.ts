import type { Texts } from "../languages";

/** By code: what happened, what stands now, what to do (SCR-7). */
export const messages = {
  somebody: "quelqu’un qui n’est plus parmi les inscrits",
  noResult: "aucun résultat",
  noTime: "sans heure",
  nobody: "personne",
  noLawn: "sans terrain",
  andMore: "{shown} ; et {n} de plus",
  unknown: {
    what: "La demande a été refusée.",
    stands:
      "Cette page n’a pas encore de mots pour la raison du serveur ({code}). Rien n’a changé.",
  },
  line: {
    none: {
      what: "Le serveur est injoignable.",
      stands: "Rien n’a été envoyé.",
      todo: "Vérifiez le réseau, puis réessayez.",
    },
  },
  account: {
    emailTaken: {
      what: "Un compte existe déjà avec cet e-mail.",
      stands: "Aucun compte n’a été créé.",
      todo: "Utilisez-le pour vous connecter.",
    },
    wrongPassword: {
      what: "E-mail et mot de passe ne vont pas ensemble.",
      stands: "La connexion n’a pas eu lieu.",
      todo: "Réessayez, ou demandez un nouveau mot de passe à qui gère le serveur.",
    },
  },
  link: {
    invalid: {
      what: "Ce lien ne marche plus.",
      stands: "Il a déjà servi, ou a expiré. Rien n’a changé.",
      todo: "Connectez-vous avec votre mot de passe, ou demandez un nouveau lien.",
    },
  },
  request: {
    notFound: {
      what: "Il n’y a rien à cette adresse.",
      stands: "Rien n’a changé.",
      todo: "Rechargez la page, puis réessayez.",
    },
  },
  access: {
    notSignedIn: {
      what: "Aucune session n’est ouverte.",
      stands: "Rien n’a changé.",
      todo: "Connectez-vous, puis réessayez.",
    },
    foreignOrigin: {
      what: "La demande venait d’un autre site.",
      stands: "Rien n’a changé.",
      todo: "Ouvrez Drawroom à sa propre adresse.",
    },
    notOwner: {
      what: "Seul le propriétaire modifie ce tournoi.",
      stands: "Rien n’a changé.",
      todo: "Connectez-vous comme propriétaire, ou demandez-lui de le faire.",
    },
    notManager: {
      what: "Seuls les organisateurs de ce tournoi peuvent faire cela.",
      stands: "Rien n’a changé.",
      todo: "Connectez-vous avec le compte invité.",
    },
    notInvited: {
      what: "Cette invitation n’est pas pour ce compte.",
      stands: "Rien n’a changé.",
      todo: "Demandez un nouveau lien au propriétaire.",
    },
    serverOnly: {
      what: "Seul le serveur fait cela.",
      stands: "Rien n’a changé.",
      todo: "",
    },
  },
  protocol: {
    invalid: {
      what: "La demande est illisible.",
      stands: "Rien n’a changé. {issues}",
      todo: "Corrigez, puis réessayez.",
    },
    tooLarge: {
      what: "C’est trop à la fois.",
      stands: "Rien n’a changé.",
      todo: "Envoyez par plus petites parties.",
    },
    tooFast: {
      what: "C’était trop rapide pour le serveur.",
      stands: "La dernière demande n’a rien changé.",
      todo: "Attendez un instant, puis réessayez.",
    },
    outdated: {
      what: "Cette page n’est plus à jour.",
      stands: "Rien n’a changé.",
      todo: "Rechargez la page.",
    },
  },
  server: {
    failed: {
      what: "Le serveur n’a pas pu le faire.",
      stands: "Rien n’a changé. Son journal en dit plus sous {requestId}.",
      todo: "Réessayez.",
    },
    draining: {
      what: "Le serveur redémarre.",
      stands: "Rien n’a changé.",
      todo: "L’envoi reprend de lui-même au retour du serveur.",
    },
  },
  event: {
    notFound: {
      what: "Ce tournoi est introuvable.",
      stands: "Il n’existe pas, ou n’est pas publié.",
      todo: "Vérifiez l’adresse, ou demandez à l’organisateur.",
    },
    exists: { what: "Ce tournoi existe déjà.", stands: "Il reste tel quel.", todo: "" },
    full: {
      what: "Il n’y a plus de place.",
      stands: "Un tournoi en contient {most} au plus. Rien n’a été ajouté.",
      todo: "Supprimez d’abord ce qui ne sert plus.",
    },
    slugTaken: {
      what: "L’adresse {slug} est prise.",
      stands: "Un autre tournoi l’a.",
      todo: "Choisissez une autre adresse.",
    },
  },
  export: {
    unreadable: {
      what: "Ce fichier n’est pas un export, ou est incomplet.",
      stands: "La ligne {line} n’a pas la forme d’un export. Rien n’a été créé.",
      todo: "Prenez le fichier tel qu’il a été téléchargé.",
    },
    altered: {
      what: "Cet export a été altéré après son écriture.",
      stands: "Cela se voit au changement {version}. Rien n’a été créé.",
      todo: "Redemandez le fichier à sa source.",
    },
    notWhole: {
      what: "Cet export ne commence pas au premier changement.",
      stands:
        "Il commence à la publication du tournoi, après le changement {from}. Rien n’a été créé.",
      todo: "Demandez l’export entier au propriétaire du tournoi.",
    },
  },
  block: {
    notFound: {
      what: "Il n’y a pas de poule {block}.",
      stands: "Les poules ont été refaites.",
      todo: "Voyez les poules actuelles.",
    },
  },
  id: {
    taken: {
      what: "Cela a déjà été ajouté.",
      stands: "Ce qui est là reste tel quel.",
      todo: "Regardez avant de l’ajouter de nouveau.",
    },
  },
  settings: {
    changed: {
      what: "Les réglages n’ont pas été modifiés.",
      stands: "Modification faite ailleurs entre-temps ; le tournoi est maintenant {settings}.",
      todo: "Voyez l’état actuel, puis enregistrez de nouveau au besoin.",
    },
    datesReversed: {
      what: "Les dates n’ont pas été modifiées.",
      stands: "Le dernier jour, {endsOn}, précède le premier, {startsOn}.",
      todo: "Mettez le dernier jour au premier ou après.",
    },
  },
  person: {
    notFound: {
      what: "Cette personne n’a pas de rôle dans ce tournoi.",
      stands: "Elle l’a quitté ou a été supprimée.",
      todo: "Invitez-la de nouveau au besoin.",
    },
    isOwner: {
      what: "Le propriétaire ne peut pas être supprimé.",
      stands: "Le tournoi appartient à {person}.",
      todo: "Remettez d’abord le tournoi à quelqu’un d’autre.",
    },
  },
  ownership: {
    notOffered: {
      what: "Le tournoi ne vous est pas proposé.",
      stands: "La proposition a été retirée ou acceptée.",
      todo: "Demandez au propriétaire de le proposer de nouveau.",
    },
  },
  court: {
    notFound: {
      what: "Ce terrain n’existe plus.",
      stands: "Il a été supprimé.",
      todo: "Choisissez un autre terrain.",
    },
    doubleBooked: {
      what: "{court} est pris à cette heure.",
      stands: "Il y a {match}.",
      todo: "Choisissez une autre heure ou un autre terrain.",
    },
  },
  display: {
    notFound: {
      what: "Cet écran n’existe plus.",
      stands: "Il a été supprimé.",
      todo: "Ajoutez-le de nouveau au besoin.",
    },
  },
  competition: {
    notFound: {
      what: "Cette épreuve n’existe plus.",
      stands: "Elle a été supprimée.",
      todo: "",
    },
    changed: {
      what: "{competition} : rien n’a été modifié.",
      stands: "Modification faite ailleurs entre-temps.",
      todo: "Voyez l’état actuel, puis enregistrez de nouveau au besoin.",
    },
    wrongKind: {
      what: "Cela ne vaut pas pour ce genre d’épreuve.",
      stands: "{competition} reste comme avant.",
      todo: "",
    },
    resultsForbidFormat: {
      what: "La formule n’a pas été modifiée.",
      stands:
        "{count} résultat n’y convient pas : {matches}. | {count} résultats n’y conviennent pas : {matches}.",
      todo: "Corrigez ou effacez d’abord ces résultats.",
    },
    needsConfirmation: {
      what: "Cette suppression en entraîne d’autres.",
      stands: "Disparaissent aussi {entrants} inscrits, {blocks} poules et {results} résultats.",
      todo: "Confirmez, ou laissez tel quel. Cela peut être défait.",
    },
  },
  entrant: {
    notFound: {
      what: "Cet inscrit n’existe plus.",
      stands: "Il a été supprimé de la liste.",
      todo: "",
    },
    changed: {
      what: "{entrant} : rien n’a été modifié.",
      stands: "Modification faite ailleurs entre-temps.",
      todo: "Voyez l’état actuel, puis enregistrez de nouveau au besoin.",
    },
    nameMissing: {
      what: "Il manque un nom.",
      stands: "Rien n’a changé.",
      todo: "Saisissez le nom.",
    },
    pairInSingles: {
      what: "Une paire ne peut pas s’inscrire en simple.",
      stands: "{competition} est un simple.",
      todo: "Saisissez un seul nom.",
    },
    seated: {
      what: "{entrant} ne peut pas être supprimé.",
      stands: "La position {seat} lui revient.",
      todo: "Faites plutôt un retrait.",
    },
    inStage: {
      what: "{entrant} figure dans une phase.",
      stands: "C’est la phase {stage}.",
      todo: "Retirez plutôt l’équipe.",
    },
    isItself: {
      what: "Un inscrit ne peut pas se remplacer par lui-même : {entrant}.",
      stands: "Rien n’a changé.",
      todo: "Choisissez quelqu’un d’autre.",
    },
    notSeated: {
      what: "{entrant} n’a pas de position.",
      stands: "L’inscription est venue après la création des poules.",
      todo: "Refaites le serpentin, ou faites-en un remplacement.",
    },
    otherCompetition: {
      what: "{entrant} ne joue pas dans cette épreuve.",
      stands: "L’inscription est dans {competition}.",
      todo: "",
    },
    withdrawn: {
      what: "{entrant} ne joue plus : retrait.",
      stands: "Rien n’a changé.",
      todo: "Annulez d’abord le retrait.",
    },
    notWithdrawn: { what: "{entrant} joue toujours.", stands: "Rien n’a changé.", todo: "" },
    replaced: {
      what: "{entrant} a déjà cédé sa place.",
      stands: "La position est à {by}.",
      todo: "Retirez d’abord le remplaçant.",
    },
    inRounds: {
      what: "{entrant} ne peut pas être supprimé.",
      stands: "Son nom figure dans des rondes appariées.",
      todo: "Faites plutôt un retrait ; un autre joueur peut s’inscrire tardivement.",
    },
    hasResult: {
      what: "{entrant} a un résultat.",
      stands: "{match}.",
      todo: "Faites plutôt un retrait, ou effacez d’abord le résultat.",
    },
    notInBracket: {
      what: "{entrant} ne figure pas dans {bracket}.",
      stands: "Les lignes restent comme avant.",
      todo: "Voyez le tableau actuel.",
    },
    inBracket: {
      what: "{entrant} figure dans un tableau.",
      stands: "C’est {bracket}.",
      todo: "Faites un retrait, ou un remplacement dans le tableau.",
    },
    ballTaken: {
      what: "La boule {ball} est prise.",
      stands: "Elle est à {entrant}.",
      todo: "Choisissez un autre numéro.",
    },
    doubleBooked: {
      what: "{entrant} jouerait deux fois à cette heure.",
      stands: "Il y a déjà {match}.",
      todo: "Choisissez une autre heure.",
    },
  },
  entrants: {
    tooMany: {
      what: "C’est trop à la fois.",
      stands: "{most} au plus par importation. Rien n’a été importé.",
      todo: "Importez en plusieurs parties.",
    },
  },
  blocks: {
    none: {
      what: "Il n’y a pas encore de poules.",
      stands: "{competition} a ses inscrits, mais pas de poules.",
      todo: "Créez d’abord les poules.",
    },
    tooFew: {
      what: "Il y a trop peu d’inscrits pour autant de poules.",
      stands: "{entrants} inscrits en {blocks} poules : moins de deux dans l’une d’elles.",
      todo: "Créez moins de poules, ou ajoutez des inscrits.",
    },
    tooLarge: {
      what: "La poule {block} est trop grande pour un programme.",
      stands: "Elle aurait {size} positions ; les grilles s’arrêtent à 16.",
      todo: "Créez plus de poules.",
    },
    hasResults: {
      what: "Les poules n’ont pas été réparties.",
      stands:
        "Il y a un résultat : {matches}. Les positions restent comme avant. | Il y a {count} résultats : {matches}. Les positions restent comme avant.",
      todo: "Effacez d’abord les résultats.",
    },
    needsConfirmation: {
      what: "Les poules seront refaites.",
      stands: "Disparaissent {seats} positions et {times} heures et terrains.",
      todo: "Confirmez, ou laissez tel quel. Cela peut être défait.",
    },
  },
  qualifiers: {
    needsConfirmation: {
      what: "Un autre nombre de qualifiés change le programme.",
      stands:
        "Dans les poules {blocks} : {times} heures suivent leur tour, {results} résultats restent à leurs positions.",
      todo: "Confirmez, ou laissez tel quel. Cela peut être défait.",
    },
  },
  drawRules: {
    notEnabled: {
      what: "La règle du tirage n’a pas été activée.",
      stands: "Votre compte n’a pas les règles WCF. Le tirage reste comme avant : {competition}.",
      todo: "Demandez leur activation à qui gère le serveur.",
    },
    doubles: {
      what: "La règle du tirage n’a pas été activée.",
      stands: "{competition} est un double, sans règles du tirage.",
      todo: "",
    },
    oneBlock: {
      what: "Les pays ne peuvent pas être répartis.",
      stands: "{competition} n’a qu’une poule.",
      todo: "Créez d’abord plus de poules.",
    },
  },
  basis: {
    forcedByDrawRules: {
      what: "« Classer par » n’a pas été modifié.",
      stands:
        "Une règle du tirage est active : {competition} se classe par dGrade maximal sur 12 mois.",
      todo: "Désactivez d’abord les règles du tirage.",
    },
  },
  layout: {
    nothing: {
      what: "Il n’y a rien à planifier.",
      stands: "{competition} n’a plus de match à jouer.",
      todo: "Établissez d’abord le programme.",
    },
    dayOutside: {
      what: "Rien n’a été planifié.",
      stands: "{day} n’est pas un jour du tournoi.",
      todo: "Choisissez des jours du tournoi, ou changez ses dates.",
    },
    noCourt: {
      what: "Rien n’a été planifié.",
      stands: "La poule {block} n’a aucun des terrains choisis.",
      todo: "Donnez-lui un terrain.",
    },
    tooFewDays: {
      what: "Rien n’a été planifié.",
      stands: "{rounds} tours demandent {needed} jours à ce rythme ; il y en a {days}.",
      todo: "Ajoutez des jours, ou jouez plus de tours par jour.",
    },
    doesNotFit: {
      what: "Rien n’a été planifié.",
      stands:
        "Le {day}, le temps manque pour {matches}. | Le {day}, le temps manque pour {count} matchs : {matches}.",
      todo: "Commencez plus tôt, finissez plus tard, ajoutez des terrains, ou jouez moins de tours par jour.",
    },
    needsConfirmation: {
      what: "Des heures déjà fixées vont changer.",
      stands:
        "{times} matchs reçoivent une autre heure ou un autre terrain. Les matchs avec résultat gardent les leurs.",
      todo: "Confirmez, ou laissez tel quel. Cela peut être défait.",
    },
  },
  draw: {
    serverOnly: {
      what: "Seul le serveur peut tirer au sort.",
      stands: "Rien n’a été tiré.",
      todo: "Attendez le retour de la connexion, puis réessayez.",
    },
    notSealed: {
      what: "Ce tirage n’a pas encore de sceau visible.",
      stands: "Rien n’a été tiré.",
      todo: "Scellez d’abord le tirage, pour que chacun puisse le vérifier ensuite.",
    },
    sealBroken: {
      what: "Le sceau montré vient d’un autre serveur.",
      stands: "Rien n’a été tiré.",
      todo: "Scellez de nouveau le tirage, puis tirez.",
    },
    liveDrawRunning: {
      what: "Un tirage en direct est en cours.",
      stands: "{drawn} positions tirées sur {seats} ; le serpentin y mettrait fin maintenant.",
      todo: "Confirmez, ou terminez d’abord le tirage.",
    },
    notRunning: {
      what: "Aucun tirage en direct n’est en cours.",
      stands: "Les positions restent telles quelles.",
      todo: "Commencez d’abord le tirage.",
    },
  },
  seat: {
    notFound: {
      what: "Il n’y a pas de position {seat}.",
      stands: "Les poules ont été refaites.",
      todo: "Choisissez une autre position.",
    },
    changed: {
      what: "{seat} n’a pas été modifiée.",
      stands: "S’y trouve maintenant {entrant}, par une modification faite entre-temps.",
      todo: "Regardez, puis choisissez de nouveau au besoin.",
    },
    blockHasResult: {
      what: "La position n’a pas été modifiée.",
      stands: "La poule {block} a un résultat : {match}. Les positions restent comme avant.",
      todo: "Effacez d’abord ce résultat, ou laissez le tirage.",
    },
  },
  match: {
    notFound: {
      what: "Ce match n’existe plus.",
      stands: "Le programme a été refait.",
      todo: "",
    },
    changed: {
      what: "Le résultat n’a pas été saisi.",
      stands:
        "Le match a maintenant {result}, saisi entre-temps. Ce que vous avez tapé est toujours là.",
      todo: "Comparez, puis saisissez de nouveau si le vôtre est juste.",
    },
    timeChanged: {
      what: "Heure et terrain n’ont pas été modifiés.",
      stands: "Le match a été fixé entre-temps : {at}, {court}.",
      todo: "Regardez, puis fixez de nouveau si les vôtres sont justes.",
    },
    opponentUnknown: {
      what: "Le résultat n’a pas été saisi.",
      stands: "Le match attend encore un joueur.",
      todo: "Saisissez d’abord le match qui précède.",
    },
    noEntrants: {
      what: "Ce match n’a pas encore de joueurs.",
      stands: "Ses positions ne sont pas remplies.",
      todo: "Remplissez d’abord les positions.",
    },
  },
  bracket: {
    notFound: {
      what: "Ce tableau n’existe plus.",
      stands: "Il a été supprimé.",
      todo: "Voyez les tableaux actuels.",
    },
    changed: {
      what: "Le tableau n’a pas été modifié.",
      stands: "{name} : modification faite ailleurs entre-temps.",
      todo: "Voyez l’état actuel, puis enregistrez de nouveau au besoin.",
    },
    placesTaken: {
      what: "Ces places sont prises.",
      stands: "{bracket} en prend déjà une partie.",
      todo: "Choisissez d’autres places.",
    },
    placesMissing: {
      what: "Il manque les places.",
      stands: "{competition} ne fixe pas de nombre de qualifiés.",
      todo: "Dites quelles places de chaque poule y entrent.",
    },
    hasNoPlaces: {
      what: "Il n’y a pas de places à choisir.",
      stands: "{competition} se joue en tableau seul : tous y sont.",
      todo: "",
    },
    blocksOpen: {
      what: "{bracket} : pas de tirage.",
      stands: "{playing} {ties} Le tableau reste tel quel.",
      playing: "Encore en cours : {blocks}.",
      ties: "Égalité pour la qualification : {blocks}.",
      todo: "Saisissez les résultats qui manquent, fixez l’ordre des égalités, puis refaites le tirage.",
    },
    tooFew: {
      what: "{bracket} : pas de tirage.",
      stands: "Il faut au moins deux inscrits ; il y en a {entrants}.",
      todo: "Ajoutez des inscrits, ou prenez plus de places.",
    },
    tooMany: {
      what: "{bracket} : pas de tirage.",
      stands: "Il y en aurait {entrants} ; un tableau en contient {most} au plus.",
      todo: "Prenez moins de places de chaque poule.",
    },
    isDrawn: {
      what: "{bracket} est déjà tiré.",
      stands: "Le tableau reste tel quel.",
      todo: "Régénérez-le si le tirage est à refaire.",
    },
    notDrawn: {
      what: "{bracket} n’est pas encore tiré.",
      stands: "Ses lignes ne montrent que des places.",
      todo: "Générez-le d’abord.",
    },
    needsConfirmation: {
      what: "Cela efface aussi d’autres données, {bracket}.",
      stands:
        "Disparaît son tirage{andTimes}. | Disparaissent son tirage et {count} résultat{andTimes}. | Disparaissent son tirage et {count} résultats{andTimes}.",
      andTimes: ", aussi {n} heure | , aussi {n} heures",
      todo: "Confirmez, ou laissez tel quel. Cela peut être défait.",
    },
    laterPlayed: {
      what: "Rien n’a changé.",
      stands:
        "Un match suivant en dépend et a été joué : {matches}. | Des matchs suivants en dépendent et ont été joués : {matches}.",
      todo: "Effacez-les d’abord, ou en même temps.",
    },
    isPlayed: {
      what: "Les lignes restent telles quelles, {bracket}.",
      stands: "Un match y a été joué : {matches}. | Des matchs y ont été joués : {matches}.",
      todo: "Effacez d’abord le résultat, ou laissez-les. | Effacez d’abord les résultats, ou laissez-les.",
    },
    thirdPlacePlayed: {
      what: "La petite finale reste.",
      stands: "Elle a été jouée : {match}.",
      todo: "Effacez d’abord son résultat.",
    },
    noSuchLine: {
      what: "Il n’y a pas de ligne {line}.",
      stands: "Le tableau a {lines} lignes.",
      todo: "Choisissez une autre ligne.",
    },
    linesChanged: {
      what: "Les lignes n’ont pas été échangées.",
      stands: "D’autres s’y trouvent maintenant, placés entre-temps.",
      todo: "Regardez, puis échangez de nouveau au besoin.",
    },
    twoByes: {
      what: "Les lignes n’ont pas été échangées.",
      stands: "Deux exempts se rencontreraient à la ligne {line}.",
      todo: "Choisissez une autre ligne.",
    },
  },
  knockoutStyle: {
    notEnabled: {
      what: "La méthode n’a pas été choisie.",
      stands: "Votre compte n’a pas les règles WCF. {competition} garde sa méthode.",
      todo: "Demandez leur activation à qui gère le serveur.",
    },
  },
  orderOfPlay: {
    needsConfirmation: {
      what: "Effacer le programme efface aussi d’autres données.",
      stands: "Disparaissent {times} heures et {results} résultats.",
      todo: "Confirmez, ou laissez tel quel. Cela peut être défait.",
    },
  },
  version: {
    notFound: {
      what: "Il n’y a pas de changement {version}.",
      stands: "Le tournoi se voit après chaque changement de {oldest} à {newest}.",
      todo: "Choisissez l’un d’eux.",
    },
  },
  list: {
    noAddress: {
      what: "Il n’y a pas de liste à récupérer.",
      stands: "Les réglages ne donnent pas d’adresse de liste de classement.",
      todo: "Saisissez l’adresse dans les réglages, ou choisissez un fichier.",
    },
    privateAddress: {
      what: "La liste n’a pas été récupérée.",
      stands: "{host} est sur le réseau propre du serveur, où rien n’est récupéré.",
      todo: "Donnez une adresse publique, ou choisissez un fichier.",
    },
    unreachable: {
      what: "La liste n’a pas été récupérée.",
      stands: "{host} est injoignable depuis le serveur.",
      todo: "Vérifiez l’adresse dans les réglages, ou choisissez un fichier.",
    },
    tooSlow: {
      what: "La liste n’a pas été récupérée.",
      stands: "{host} ne l’a pas envoyée en {seconds} secondes.",
      todo: "Réessayez, ou choisissez un fichier.",
    },
    badAnswer: {
      what: "La liste n’a pas été récupérée.",
      stands: "{host} répond {status} là où devrait être la liste.",
      todo: "Vérifiez l’adresse dans les réglages, ou choisissez un fichier.",
    },
    tooManyRedirects: {
      what: "La liste n’a pas été récupérée.",
      stands: "{host} renvoie à d’autres adresses, plus de {most} fois.",
      todo: "Donnez l’adresse où la liste se trouve à la fin.",
    },
    tooLarge: {
      what: "La liste n’a pas été récupérée.",
      stands: "Elle fait plus de {megabytes} Mo.",
      todo: "Vérifiez que l’adresse est celle d’une liste, ou choisissez un fichier.",
    },
    notText: {
      what: "La liste n’a pas été récupérée.",
      stands: "Ce qui est à l’adresse n’est pas du texte comme du CSV.",
      todo: "Donnez l’adresse de la liste elle-même, ou enregistrez-la en CSV et choisissez le fichier.",
    },
  },
  result: {
    gameTied: {
      what: "La manche {game} est à égalité.",
      stands: "Cette épreuve n’a pas d’égalités. Rien n’a été saisi.",
      todo: "Corrigez le score.",
    },
    matchTied: {
      what: "Le match est à égalité.",
      stands: "Cette épreuve n’a pas d’égalités. Rien n’a été saisi.",
      todo: "Saisissez la manche décisive.",
    },
    wrongGames: {
      what: "Le nombre de manches n’est pas le bon.",
      stands: "Au meilleur des {bestOf} ; {games} ont été tapées. Rien n’a été saisi.",
      todo: "Ajoutez ou enlevez une manche.",
    },
    wrongScore: {
      what: "La manche {game} ne peut pas finir ainsi.",
      stands: "Une manche se gagne à {gameTo}. Rien n’a été saisi.",
      todo: "Corrigez le score.",
    },
    afterDecided: {
      what: "La manche {game} vient après la fin du match.",
      stands: "Rien n’a été saisi.",
      todo: "Enlevez cette manche.",
    },
  },
  handOrder: {
    notTied: {
      what: "L’ordre n’a pas été fixé.",
      stands: "Dans la poule {block}, ils ne sont plus à égalité.",
      todo: "Voyez le classement actuel.",
    },
  },
  stage: {
    notFound: {
      what: "Il n’y a pas de phase {stage}.",
      stands: "Elle a été annulée.",
      todo: "Voyez les phases actuelles.",
    },
    gameNotFound: {
      what: "Cette partie n’existe plus.",
      stands: "Son groupe a été refait.",
      todo: "Voyez les groupes actuels.",
    },
    groupNotFound: {
      what: "Il n’y a pas de groupe {group}.",
      stands: "La phase {stage} a moins de groupes.",
      todo: "Choisissez un autre groupe.",
    },
    changed: {
      what: "La phase {stage} n’a pas été modifiée.",
      stands: "Modification faite ailleurs entre-temps.",
      todo: "Voyez l’état actuel, puis enregistrez de nouveau au besoin.",
    },
    gameChanged: {
      what: "Le résultat n’a pas été saisi.",
      stands: "{game} en a un autre entre-temps : {now}.",
      todo: "Voyez l’état actuel, puis saisissez de nouveau au besoin.",
    },
    notStarted: {
      what: "La phase {stage} n’est pas lancée.",
      stands: "Elle n’est que proposée et n’a pas de parties.",
      todo: "Lancez-la d’abord.",
    },
    started: {
      what: "La phase {stage} est lancée.",
      stands: "Ses groupes et le nombre d’équipes qui continuent restent tels quels.",
      todo: "Proposez-la de nouveau si elle n’a pas encore de résultat.",
    },
    closed: {
      what: "La phase {stage} est close.",
      stands: "Ses résultats et les équipes qui continuent restent tels quels.",
      todo: "Rouvrez-la d’abord, si la phase suivante n’a pas de résultat.",
    },
    notClosed: {
      what: "La phase {stage} n’est pas close.",
      stands: "Rien n’a changé.",
      todo: "",
    },
    finished: {
      what: "Il n’y a plus d’autre phase.",
      stands: "Le titre est décerné : {champions}.",
      todo: "Rouvrez la dernière phase pour changer cela.",
    },
    hasResults: {
      what: "C’est trop tard pour la phase {stage}.",
      stands: "Il y a un résultat : {games}. | Il y a {count} résultats : {games}.",
      todo: "Effacez d’abord les résultats.",
    },
    gamesOpen: {
      what: "La phase {stage} n’a pas été close.",
      stands: "{count} partie est à jouer : {games}. | {count} parties sont à jouer : {games}.",
      todo: "Saisissez les résultats, ou retirez une équipe qui ne joue plus.",
    },
    tooFewTeams: {
      what: "Il y a trop peu d’équipes.",
      stands: "{competition} en a {teams} ; une phase en demande deux.",
      todo: "Inscrivez des équipes, ou rouvrez la phase précédente.",
    },
    wrongGroups: {
      what: "{teams} équipes ne peuvent pas faire {groups} groupes.",
      stands: "Un groupe a de 2 à 5 équipes : il peut y avoir de {least} à {most} groupes.",
      todo: "Choisissez un autre nombre.",
    },
    wrongAdvance: {
      what: "{advance} par groupe ne peuvent pas continuer.",
      stands: "Avec ces groupes, le nombre va de {least} à {most}.",
      todo: "Choisissez un autre nombre.",
    },
    groupFull: {
      what: "Le groupe {group} est plein.",
      stands: "Il a {teams} équipes.",
      todo: "Échangez plutôt deux équipes.",
    },
    groupTooSmall: {
      what: "Le groupe {group} serait trop petit.",
      stands: "Il a {teams} équipes.",
      todo: "Échangez plutôt deux équipes.",
    },
    notInStage: {
      what: "{entrant} n’en fait pas partie.",
      stands: "La phase {stage} reste comme avant.",
      todo: "Voyez la phase actuelle.",
    },
    sameGroup: {
      what: "{a} et {b} sont dans le même groupe.",
      stands: "Les deux sont dans le groupe {group}.",
      todo: "Choisissez des équipes de deux groupes.",
    },
    otherTier: {
      what: "{a} et {b} ne sont pas du même chapeau.",
      stands: "Un ajustement n’échange que des équipes d’Elo voisin.",
      todo: "Échangez-les à la main si vous le souhaitez.",
    },
    teamsChanged: {
      what: "La phase {stage} n’a pas été lancée.",
      stands: "Ses équipes ont changé. À faire entrer : {come}. À faire sortir : {gone}.",
      todo: "Proposez de nouveau la phase.",
    },
    nobodyOut: {
      what: "Aucune équipe ne serait éliminée de la phase {stage}.",
      stands:
        "D’après les classements, les {teams} équipes continuent : la même phase reviendrait.",
      todo: "Choisissez qui continue, ou confirmez que toutes rejouent.",
    },
    decidedByTables: {
      what: "Les équipes qui continuent ne se choisissent pas.",
      stands: "Elles découlent des classements de la phase {stage}.",
      todo: "Validez la clôture sans choix.",
    },
    needsConfirmation: {
      what: "La phase {stage} sera répartie de nouveau.",
      stands:
        "Disparaissent {moved} déplacements à la main et {rated} Elo donnés pour cette phase.",
      todo: "Confirmez, ou laissez tel quel. Cela peut être défait.",
    },
  },
  nextStage: {
    needsConfirmation: {
      what: "La rouvrir supprime la phase suivante.",
      stands: "Disparaît la phase {stage} avec ses {teams} équipes.",
      todo: "Confirmez, ou laissez tel quel. Cela peut être défait.",
    },
  },
  offers: {
    colours: "dépasser les limites de couleurs",
    rematches: "permettre des revanches, le moins possible",
    byHand: "apparier à la main",
    finish: "terminer maintenant",
  },
  swiss: {
    finished: {
      what: "{competition} : épreuve terminée.",
      stands: "Ses rondes et son classement restent.",
      todo: "Rouvrez-la d’abord.",
    },
    notStarted: {
      what: "{competition} ne peut pas encore être terminé.",
      stands: "Aucune ronde n’est appariée.",
      todo: "Appariez la première ronde.",
    },
    notEmpty: {
      what: "Le fichier n’a pas été importé.",
      stands: "{competition} a déjà {entrants} inscrits.",
      todo: "Importez-le dans une nouvelle épreuve.",
    },
    tooManyRounds: {
      what: "C’est trop de rondes.",
      stands:
        "{entrants} joueurs peuvent jouer {most} rondes sans se rencontrer deux fois, pas {rounds}.",
      todo: "Prévoyez moins de rondes, ou jouez en toutes rondes.",
    },
    roundsPaired: {
      what: "Le nombre de rondes n’a pas été modifié.",
      stands: "{paired} rondes sont appariées, plus que {rounds}.",
      todo: "Annulez d’abord des rondes, ou terminez maintenant.",
    },
    noRoundLeft: {
      what: "Il n’y a plus de ronde à apparier.",
      stands: "Les {rounds} rondes sont appariées : {competition}.",
      todo: "Terminez, ou prévoyez plus de rondes.",
    },
    needsConfirmation: {
      what: "L’épreuve n’est pas jouée jusqu’au bout.",
      stands:
        "{held} rondes appariées sur {planned}, et {open} parties sans résultat. Une partie sans résultat n’ajoute rien, et un autre nombre de rondes peut changer l’ordre.",
      todo: "Confirmez, ou continuez à jouer. Cela peut être défait.",
    },
  },
  round: {
    alreadyPaired: {
      what: "La ronde {round} était déjà appariée.",
      stands: "{paired} rondes sont appariées, peut-être depuis une autre fenêtre.",
      todo: "Voyez la ronde actuelle.",
    },
    notNext: {
      what: "La ronde {round} ne peut pas encore être appariée.",
      stands: "La ronde {next} vient d’abord.",
      todo: "Appariez celle-là.",
    },
    notLast: {
      what: "La ronde {round} ne peut pas être annulée.",
      stands: "La dernière ronde est la {last}.",
      todo: "Annulez d’abord la dernière.",
    },
    open: {
      what: "La ronde suivante ne peut pas encore être appariée.",
      stands:
        "Pas encore de résultat à la table {boards}. | Pas encore de résultat aux tables {boards}.",
      todo: "Saisissez-les d’abord.",
    },
    hasResults: {
      what: "La ronde n’a pas été annulée.",
      stands: "Il y a un résultat à la table {boards}. | Il y a des résultats aux tables {boards}.",
      todo: "Effacez-les d’abord.",
    },
    tooFewPlayers: {
      what: "Il n’y a plus personne à apparier.",
      stands: "Jouent encore : {entrants}.",
      todo: "Terminez, ou faites revenir quelqu’un.",
    },
    noLegalPairing: {
      what: "Les règles ne permettent aucun appariement de la ronde {round}.",
      stands: "Rien n’a été apparié. Ce qui est possible : {offers}.",
      todo: "Choisissez l’une de ces voies.",
    },
    playerTwice: {
      what: "La ronde n’a pas été appariée.",
      stands: "{entrant} y figure deux fois.",
      todo: "Donnez à chaque joueur une seule place.",
    },
    playersMissing: {
      what: "La ronde n’a pas été appariée.",
      stands: "Sans place : {entrants}.",
      todo: "Mettez-les à une table, ou désignez l’exempt parmi eux.",
    },
    notPlaying: {
      what: "La ronde n’a pas été appariée.",
      stands: "{entrant} ne joue pas cette ronde.",
      todo: "Choisissez quelqu’un qui la joue.",
    },
    needsConfirmation: {
      what: "Certains se sont déjà rencontrés.",
      stands: "{met}.",
      todo: "Confirmez, ou appariez autrement. Cela peut être défait.",
    },
  },
  board: {
    notFound: {
      what: "La table {board} n’existe plus.",
      stands: "La ronde {round} a été annulée ou appariée de nouveau.",
      todo: "Voyez la ronde actuelle.",
    },
    changed: {
      what: "Le résultat de la table {board} n’a pas été modifié.",
      stands: "Modification faite ailleurs entre-temps : {now}.",
      todo: "Voyez l’état actuel, puis saisissez de nouveau au besoin.",
    },
  },
  undo: {
    nothing: { what: "Il n’y a rien à défaire.", stands: "Tout reste tel quel.", todo: "" },
    notLast: {
      what: "Cela n’a pas été défait.",
      stands: "Un autre changement a suivi, peut-être dans une autre fenêtre.",
      todo: "Défaites d’abord le changement suivant.",
    },
  },
} satisfies Texts;
