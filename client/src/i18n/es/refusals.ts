import type { Texts } from "../languages";

/** By code: what happened, what stands now, what to do (SCR-7). */
export const messages = {
  somebody: "alguien que ya no participa",
  noResult: "sin resultado",
  noTime: "sin hora",
  nobody: "nadie",
  noLawn: "sin pista",
  andMore: "{shown}; y {n} más",
  unknown: {
    what: "Se ha rechazado.",
    stands:
      "Esta página aún no tiene palabras para el motivo del servidor ({code}). No se cambió nada.",
  },
  line: {
    none: {
      what: "No se puede conectar con el servidor.",
      stands: "No se envió nada.",
      todo: "Compruebe la red e inténtelo de nuevo.",
    },
  },
  account: {
    emailTaken: {
      what: "Ya hay una cuenta con este correo electrónico.",
      stands: "No se creó ninguna cuenta.",
      todo: "Inicie sesión con él.",
    },
    wrongPassword: {
      what: "El correo electrónico y la contraseña no concuerdan.",
      stands: "No ha iniciado sesión.",
      todo: "Inténtelo de nuevo o pida una contraseña nueva a quien administra el servidor.",
    },
  },
  link: {
    invalid: {
      what: "Este enlace ya no sirve.",
      stands: "Ya se usó o ha caducado. No se cambió nada.",
      todo: "Inicie sesión con su contraseña o pida un enlace nuevo.",
    },
  },
  request: {
    notFound: {
      what: "No hay nada en esa dirección.",
      stands: "No se cambió nada.",
      todo: "Recargue la página e inténtelo de nuevo.",
    },
  },
  access: {
    notSignedIn: {
      what: "No ha iniciado sesión.",
      stands: "No se cambió nada.",
      todo: "Inicie sesión e inténtelo de nuevo.",
    },
    foreignOrigin: {
      what: "Eso se pidió desde otro sitio web.",
      stands: "No se cambió nada.",
      todo: "Abra Drawroom en su propia dirección.",
    },
    notOwner: {
      what: "Solo el propietario cambia este torneo.",
      stands: "No se cambió nada.",
      todo: "Inicie sesión como propietario o pídale que lo haga.",
    },
    notManager: {
      what: "Solo los organizadores de este torneo pueden hacerlo.",
      stands: "No se cambió nada.",
      todo: "Inicie sesión con la cuenta invitada.",
    },
    notInvited: {
      what: "Esta invitación no es para esta cuenta.",
      stands: "No se cambió nada.",
      todo: "Pida un enlace nuevo al propietario.",
    },
    serverOnly: {
      what: "Eso lo hace solo el servidor.",
      stands: "No se cambió nada.",
      todo: "",
    },
  },
  protocol: {
    invalid: {
      what: "No se pudo leer.",
      stands: "No se cambió nada. {issues}",
      todo: "Corríjalo e inténtelo de nuevo.",
    },
    tooLarge: {
      what: "Es demasiado de una vez.",
      stands: "No se cambió nada.",
      todo: "Envíelo en partes más pequeñas.",
    },
    tooFast: {
      what: "Ha ido más rápido de lo que admite el servidor.",
      stands: "Lo último no cambió nada.",
      todo: "Espere un momento e inténtelo de nuevo.",
    },
    outdated: {
      what: "Esta página está desactualizada.",
      stands: "No se cambió nada.",
      todo: "Recargue la página.",
    },
  },
  server: {
    failed: {
      what: "El servidor no pudo hacerlo.",
      stands: "No se cambió nada. Su registro dice más en {requestId}.",
      todo: "Inténtelo de nuevo.",
    },
    draining: {
      what: "El servidor se está reiniciando.",
      stands: "No se cambió nada.",
      todo: "Se envía otra vez solo cuando vuelva el servidor.",
    },
  },
  event: {
    notFound: {
      what: "No hay tal torneo.",
      stands: "No existe o no está publicado.",
      todo: "Compruebe la dirección o pregunte a la organización.",
    },
    exists: { what: "Este torneo ya se creó.", stands: "Sigue como está.", todo: "" },
    full: {
      what: "No caben más.",
      stands: "En un torneo caben como máximo {most}. No se añadió nada.",
      todo: "Elimine antes lo que ya no haga falta.",
    },
    slugTaken: {
      what: "La dirección {slug} está ocupada.",
      stands: "La tiene otro torneo.",
      todo: "Elija otra dirección.",
    },
  },
  export: {
    unreadable: {
      what: "Este archivo no es una exportación, o no está entero.",
      stands: "La línea {line} no es como se escriben las exportaciones. No se creó nada.",
      todo: "Use el archivo tal como se descargó.",
    },
    altered: {
      what: "Esta exportación se alteró después de escribirse.",
      stands: "Se nota en el cambio {version}. No se creó nada.",
      todo: "Obtenga el archivo de nuevo de su origen.",
    },
    notWhole: {
      what: "Esta exportación no empieza en el primer cambio.",
      stands: "Empieza donde se publicó el torneo, tras el cambio {from}. No se creó nada.",
      todo: "Pida la exportación entera al propietario del torneo.",
    },
  },
  block: {
    notFound: {
      what: "No hay bloque {block}.",
      stands: "Los bloques se hicieron de nuevo.",
      todo: "Mire los bloques como están ahora.",
    },
  },
  id: {
    taken: {
      what: "Eso ya se añadió.",
      stands: "Lo que hay sigue como está.",
      todo: "Mírelo antes de añadirlo otra vez.",
    },
  },
  settings: {
    changed: {
      what: "La configuración no se cambió.",
      stands: "Se cambió entretanto en otro sitio; el torneo es ahora {settings}.",
      todo: "Mire lo que hay ahora y guarde otra vez si hace falta.",
    },
    datesReversed: {
      what: "Las fechas no se cambiaron.",
      stands: "El último día, {endsOn}, es anterior al primero, {startsOn}.",
      todo: "Ponga el último día en el primero o después.",
    },
  },
  person: {
    notFound: {
      what: "Esa persona no tiene ningún papel en este torneo.",
      stands: "Salió o se la quitó.",
      todo: "Invítela otra vez si hace falta.",
    },
    isOwner: {
      what: "No se puede quitar al propietario.",
      stands: "El torneo es de {person}.",
      todo: "Ceda antes el torneo.",
    },
  },
  ownership: {
    notOffered: {
      what: "El torneo no se le ofrece.",
      stands: "La oferta se retiró o ya se aceptó.",
      todo: "Pida al propietario que lo ofrezca otra vez.",
    },
  },
  court: {
    notFound: {
      what: "Esa pista ya no está.",
      stands: "Se eliminó.",
      todo: "Elija otra pista.",
    },
    doubleBooked: {
      what: "{court}: ocupada a esa hora.",
      stands: "Tiene {match}.",
      todo: "Elija otra hora u otra pista.",
    },
  },
  display: {
    notFound: {
      what: "Esa pantalla ya no está.",
      stands: "Se quitó.",
      todo: "Añádala otra vez si hace falta.",
    },
  },
  competition: {
    notFound: {
      what: "Esa competición ya no está.",
      stands: "Se eliminó.",
      todo: "",
    },
    changed: {
      what: "No se cambió nada en {competition}.",
      stands: "Se cambió entretanto en otro sitio.",
      todo: "Mire lo que hay ahora y guarde otra vez si hace falta.",
    },
    wrongKind: {
      what: "Eso no es para este tipo de competición.",
      stands: "{competition} sigue como antes.",
      todo: "",
    },
    resultsForbidFormat: {
      what: "El formato no se cambió.",
      stands:
        "{count} resultado no cuadra con él: {matches}. | {count} resultados no cuadran con él: {matches}.",
      todo: "Corrija o borre antes esos resultados.",
    },
    needsConfirmation: {
      what: "Al eliminarla se va más con ella.",
      stands:
        "También desaparecen {entrants} participantes, {blocks} bloques y {results} resultados.",
      todo: "Confírmelo o déjela como está. Se puede deshacer.",
    },
  },
  entrant: {
    notFound: {
      what: "Ese participante ya no está.",
      stands: "Se quitó de la lista.",
      todo: "",
    },
    changed: {
      what: "No se cambiaron los datos de {entrant}.",
      stands: "Se cambiaron entretanto en otro sitio.",
      todo: "Mire lo que hay ahora y guarde otra vez si hace falta.",
    },
    nameMissing: {
      what: "Falta un nombre.",
      stands: "No se cambió nada.",
      todo: "Introduzca el nombre.",
    },
    pairInSingles: {
      what: "Una pareja no puede jugar en individual.",
      stands: "{competition} es individual.",
      todo: "Introduzca un solo nombre.",
    },
    seated: {
      what: "No se puede quitar a {entrant}.",
      stands: "Tiene la plaza {seat}.",
      todo: "Dé de baja al participante.",
    },
    inStage: {
      what: "{entrant} tiene puesto en una fase.",
      stands: "Es la fase {stage}.",
      todo: "Dé de baja al equipo.",
    },
    isItself: {
      what: "{entrant} no puede sustituirse por sí mismo.",
      stands: "No se cambió nada.",
      todo: "Elija a otra persona.",
    },
    notSeated: {
      what: "{entrant} no tiene plaza.",
      stands: "Se inscribió después de hacerse los bloques.",
      todo: "Pulse «Repartir de nuevo», o haga que sustituya a alguien.",
    },
    otherCompetition: {
      what: "{entrant} no está en esta competición.",
      stands: "Figura en {competition}.",
      todo: "",
    },
    withdrawn: {
      what: "{entrant} es baja.",
      stands: "No se cambió nada.",
      todo: "Anule antes la baja.",
    },
    notWithdrawn: { what: "{entrant} no es baja.", stands: "No se cambió nada.", todo: "" },
    replaced: {
      what: "{entrant} ya tiene quien le sustituya.",
      stands: "{by} tiene la plaza.",
      todo: "Dé antes de baja a quien sustituye.",
    },
    inRounds: {
      what: "No se puede quitar a {entrant}.",
      stands: "Está en rondas ya emparejadas.",
      todo: "Dé de baja al jugador; otro puede entrar más tarde.",
    },
    hasResult: {
      what: "{entrant} tiene un resultado.",
      stands: "{match}.",
      todo: "Dé de baja al participante, o borre antes el resultado.",
    },
    notInBracket: {
      what: "{entrant} no está en {bracket}.",
      stands: "Sus líneas siguen como antes.",
      todo: "Mire la eliminatoria como está ahora.",
    },
    inBracket: {
      what: "{entrant} está en una eliminatoria.",
      stands: "Es {bracket}.",
      todo: "Dé de baja al participante, o sustitúyalo allí.",
    },
    ballTaken: {
      what: "La bola {ball} está ocupada.",
      stands: "La tiene {entrant}.",
      todo: "Elija otro número.",
    },
    doubleBooked: {
      what: "{entrant} jugaría dos veces a esa hora.",
      stands: "Tiene {match}.",
      todo: "Elija otra hora.",
    },
  },
  entrants: {
    tooMany: {
      what: "Son demasiados de una vez.",
      stands: "Se pueden leer como máximo {most} cada vez. No se importó nada.",
      todo: "Impórtelos por partes.",
    },
  },
  blocks: {
    none: {
      what: "Aún no hay bloques.",
      stands: "{competition} tiene participantes, pero no bloques.",
      todo: "Haga antes los bloques.",
    },
    tooFew: {
      what: "Hay muy pocos participantes para tantos bloques.",
      stands: "{entrants} participantes en {blocks} bloques: en alguno habría menos de dos.",
      todo: "Haga menos bloques o inscriba a más.",
    },
    tooLarge: {
      what: "El bloque {block} es demasiado grande para un orden de juego.",
      stands: "Tendría {size} plazas; las tablas acaban en 16.",
      todo: "Haga más bloques.",
    },
    hasResults: {
      what: "Los bloques no se repartieron.",
      stands:
        "Hay un resultado: {matches}. Las plazas siguen como antes. | Hay {count} resultados: {matches}. Las plazas siguen como antes.",
      todo: "Borre antes los resultados.",
    },
    needsConfirmation: {
      what: "Eso hace de nuevo los bloques.",
      stands: "Se pierden {seats} plazas y {times} horas y pistas.",
      todo: "Confírmelo o déjelos como están. Se puede deshacer.",
    },
  },
  qualifiers: {
    needsConfirmation: {
      what: "Otro número de participantes que pasan cambia el orden de juego.",
      stands:
        "En los bloques {blocks}: {times} horas se mueven con su ronda, {results} resultados se quedan con sus plazas.",
      todo: "Confírmelo o déjelo como está. Se puede deshacer.",
    },
  },
  drawRules: {
    notEnabled: {
      what: "La regla del sorteo no se activó.",
      stands:
        "Su cuenta no tiene las reglas de la WCF. El sorteo de {competition} sigue como antes.",
      todo: "Pida a quien administra el servidor que las active.",
    },
    doubles: {
      what: "La regla del sorteo no se activó.",
      stands: "{competition} es de dobles, que no tienen reglas del sorteo.",
      todo: "",
    },
    oneBlock: {
      what: "No se pueden repartir los países.",
      stands: "{competition} tiene un solo bloque.",
      todo: "Haga antes más bloques.",
    },
  },
  basis: {
    forcedByDrawRules: {
      what: "«Orden según» no se cambió.",
      stands:
        "Hay una regla del sorteo activa, así que {competition} se ordena por el dGrade más alto de los últimos 12 meses.",
      todo: "Desactive antes las reglas del sorteo.",
    },
  },
  layout: {
    nothing: {
      what: "No hay nada que distribuir.",
      stands: "{competition} no tiene ningún partido por jugar.",
      todo: "Haga antes el orden de juego.",
    },
    dayOutside: {
      what: "No se distribuyó nada.",
      stands: "{day} no es un día del torneo.",
      todo: "Elija días del torneo o cambie sus fechas.",
    },
    noCourt: {
      what: "No se distribuyó nada.",
      stands: "El bloque {block} no tiene ninguna de las pistas elegidas.",
      todo: "Dele una pista.",
    },
    tooFewDays: {
      what: "No se distribuyó nada.",
      stands: "{rounds} rondas necesitan {needed} días a ese número por día; hay {days}.",
      todo: "Añada días o juegue más rondas por día.",
    },
    doesNotFit: {
      what: "No se distribuyó nada.",
      stands:
        "El {day} no hay tiempo para {matches}. | El {day} no hay tiempo para {count} partidos: {matches}.",
      todo: "Empiece antes, termine más tarde, añada pistas o juegue menos rondas por día.",
    },
    needsConfirmation: {
      what: "Eso cambia horas ya fijadas.",
      stands:
        "{times} partidos reciben otra hora o pista. Los que tienen resultado conservan las suyas.",
      todo: "Confírmelo o déjelas como están. Se puede deshacer.",
    },
  },
  draw: {
    serverOnly: {
      what: "Solo el servidor puede sortear al azar.",
      stands: "No se sorteó nada.",
      todo: "Espere a que vuelva la conexión e inténtelo de nuevo.",
    },
    notSealed: {
      what: "Aún no se muestra el sello de este sorteo.",
      stands: "No se sorteó nada.",
      todo: "Selle antes el sorteo, para que todos puedan comprobarlo después.",
    },
    sealBroken: {
      what: "El sello mostrado se hizo en otro servidor.",
      stands: "No se sorteó nada.",
      todo: "Selle otra vez el sorteo y luego sortee.",
    },
    liveDrawRunning: {
      what: "Hay un sorteo en vivo en marcha.",
      stands: "{drawn} de {seats} plazas están sorteadas; repartir ahora acabaría con él.",
      todo: "Confírmelo o cierre antes el sorteo.",
    },
    notRunning: {
      what: "No hay ningún sorteo en vivo en marcha.",
      stands: "Las plazas siguen como están.",
      todo: "Empiece antes el sorteo.",
    },
  },
  seat: {
    notFound: {
      what: "No hay plaza {seat}.",
      stands: "Los bloques se hicieron de nuevo.",
      todo: "Elija otra plaza.",
    },
    changed: {
      what: "{seat} no se cambió.",
      stands: "Ahora tiene a {entrant}, desde hace un momento.",
      todo: "Mírelo y elija otra vez si hace falta.",
    },
    blockHasResult: {
      what: "La plaza no se cambió.",
      stands: "El bloque {block} tiene un resultado: {match}. Las plazas siguen como antes.",
      todo: "Borre antes ese resultado, o deje el sorteo.",
    },
  },
  match: {
    notFound: {
      what: "Ese partido ya no está.",
      stands: "El orden de juego se hizo de nuevo.",
      todo: "",
    },
    changed: {
      what: "El resultado no se introdujo.",
      stands:
        "El partido está ahora así: {result}, introducido entretanto. Lo que escribió sigue aquí.",
      todo: "Compárelos e introdúzcalo otra vez si el suyo es el correcto.",
    },
    timeChanged: {
      what: "La hora y la pista no se cambiaron.",
      stands: "El partido está ahora así: {at}, {court}, fijado entretanto.",
      todo: "Mírelo y fíjelas otra vez si las suyas son las correctas.",
    },
    opponentUnknown: {
      what: "El resultado no se introdujo.",
      stands: "El partido aún espera a un jugador.",
      todo: "Introduzca antes el partido anterior.",
    },
    noEntrants: {
      what: "Ese partido aún no tiene jugadores.",
      stands: "Sus plazas están vacías.",
      todo: "Llene antes las plazas.",
    },
  },
  bracket: {
    notFound: {
      what: "Esa eliminatoria ya no está.",
      stands: "Se eliminó.",
      todo: "Mire las eliminatorias como están ahora.",
    },
    changed: {
      what: "La eliminatoria no se cambió.",
      stands: "{name} se cambió entretanto en otro sitio.",
      todo: "Mire lo que hay ahora y guarde otra vez si hace falta.",
    },
    placesTaken: {
      what: "Esos puestos están ocupados.",
      stands: "{bracket} ya toma algunos de ellos.",
      todo: "Elija otros puestos.",
    },
    placesMissing: {
      what: "Faltan los puestos.",
      stands: "{competition} no indica cuántos pasan.",
      todo: "Indique qué puestos de cada bloque entran.",
    },
    hasNoPlaces: {
      what: "No hay puestos que elegir.",
      stands: "{competition} es solo eliminatoria: están todos.",
      todo: "",
    },
    blocksOpen: {
      what: "{bracket} no se sorteó.",
      stands: "{playing} {ties} El cuadro sigue como está.",
      playing: "Aún se juegan: {blocks}.",
      ties: "Con empate en el corte: {blocks}.",
      todo: "Introduzca los resultados que faltan, fije el orden de los empates y sortee otra vez.",
    },
    tooFew: {
      what: "{bracket} no se sorteó.",
      stands: "Necesita al menos dos participantes; hay {entrants}.",
      todo: "Inscriba a más o tome más puestos.",
    },
    tooMany: {
      what: "{bracket} no se sorteó.",
      stands: "Estarían {entrants}; en una eliminatoria caben como máximo {most}.",
      todo: "Tome menos puestos de cada bloque.",
    },
    isDrawn: {
      what: "{bracket} ya está sorteado.",
      stands: "Sigue como está.",
      todo: "Rehágalo si hay que sortearlo de nuevo.",
    },
    notDrawn: {
      what: "{bracket} aún no está sorteado.",
      stands: "Sus líneas solo muestran puestos.",
      todo: "Genérelo antes.",
    },
    needsConfirmation: {
      what: "Con eso se pierde más de {bracket}.",
      stands:
        "Se pierde su sorteo{andTimes}. | Se pierden su sorteo y {count} resultado{andTimes}. | Se pierden su sorteo y {count} resultados{andTimes}.",
      andTimes: "; también {n} hora | ; también {n} horas",
      todo: "Confírmelo o déjelo como está. Se puede deshacer.",
    },
    laterPlayed: {
      what: "No se cambió nada.",
      stands:
        "Ya se jugó un partido posterior: {matches}. | Ya se jugaron partidos posteriores: {matches}.",
      todo: "Bórrelos antes o a la vez.",
    },
    isPlayed: {
      what: "Las líneas de {bracket} siguen como están.",
      stands:
        "Ya se jugó un partido en ellas: {matches}. | Ya se jugaron partidos en ellas: {matches}.",
      todo: "Borre antes el resultado, o déjelas. | Borre antes los resultados, o déjelas.",
    },
    thirdPlacePlayed: {
      what: "El partido por el tercer puesto se mantiene.",
      stands: "Ya se jugó: {match}.",
      todo: "Borre antes su resultado.",
    },
    noSuchLine: {
      what: "No hay línea {line}.",
      stands: "El cuadro tiene {lines} líneas.",
      todo: "Elija otra línea.",
    },
    linesChanged: {
      what: "Las líneas no se intercambiaron.",
      stands: "Ahora tienen a otros, puestos entretanto.",
      todo: "Mírelo e intercámbielas otra vez si hace falta.",
    },
    twoByes: {
      what: "Las líneas no se intercambiaron.",
      stands: "En la línea {line} se cruzarían dos byes.",
      todo: "Elija otra línea.",
    },
  },
  knockoutStyle: {
    notEnabled: {
      what: "El método no se eligió.",
      stands: "Su cuenta no tiene las reglas de la WCF. {competition} conserva su método.",
      todo: "Pida a quien administra el servidor que las active.",
    },
  },
  orderOfPlay: {
    needsConfirmation: {
      what: "Al eliminar el orden de juego se va más con él.",
      stands: "Se pierden {times} horas y {results} resultados.",
      todo: "Confírmelo o déjelo como está. Se puede deshacer.",
    },
  },
  version: {
    notFound: {
      what: "No hay cambio {version}.",
      stands: "Puede ver el torneo tras cada cambio del {oldest} al {newest}.",
      todo: "Elija uno de ellos.",
    },
  },
  list: {
    noAddress: {
      what: "No hay ninguna lista que obtener.",
      stands: "La configuración no indica la dirección de ningún ranking.",
      todo: "Indique la dirección en la configuración o elija un archivo.",
    },
    privateAddress: {
      what: "La lista no se obtuvo.",
      stands: "{host} está en la red del propio servidor, de donde no se obtiene nada.",
      todo: "Indique una dirección pública o elija un archivo.",
    },
    unreachable: {
      what: "La lista no se obtuvo.",
      stands: "El servidor no puede conectar con {host}.",
      todo: "Compruebe la dirección en la configuración o elija un archivo.",
    },
    tooSlow: {
      what: "La lista no se obtuvo.",
      stands: "{host} no la envió en {seconds} segundos.",
      todo: "Inténtelo de nuevo o elija un archivo.",
    },
    badAnswer: {
      what: "La lista no se obtuvo.",
      stands: "{host} responde con {status} donde debería estar la lista.",
      todo: "Compruebe la dirección en la configuración o elija un archivo.",
    },
    tooManyRedirects: {
      what: "La lista no se obtuvo.",
      stands: "{host} remite a otras direcciones más de {most} veces.",
      todo: "Indique la dirección en la que está la lista al final.",
    },
    tooLarge: {
      what: "La lista no se obtuvo.",
      stands: "Tiene más de {megabytes} MB.",
      todo: "Compruebe que la dirección sea la de una lista o elija un archivo.",
    },
    notText: {
      what: "La lista no se obtuvo.",
      stands: "Lo que hay en la dirección no es texto como CSV.",
      todo: "Indique la dirección de la propia lista, o guárdela como CSV y elija el archivo.",
    },
  },
  result: {
    gameTied: {
      what: "El juego {game} está empatado.",
      stands: "En esta competición no hay empates. No se introdujo nada.",
      todo: "Corrija el marcador.",
    },
    matchTied: {
      what: "El partido está empatado.",
      stands: "En esta competición no hay empates. No se introdujo nada.",
      todo: "Introduzca el juego decisivo.",
    },
    wrongGames: {
      what: "No es el número correcto de juegos.",
      stands: "Al mejor de {bestOf}; se escribieron {games}. No se introdujo nada.",
      todo: "Añada o quite un juego.",
    },
    wrongScore: {
      what: "El juego {game} no puede acabar así.",
      stands: "Un juego se gana con {gameTo}. No se introdujo nada.",
      todo: "Corrija el marcador.",
    },
    afterDecided: {
      what: "El juego {game} viene después de ganado el partido.",
      stands: "No se introdujo nada.",
      todo: "Quite ese juego.",
    },
  },
  handOrder: {
    notTied: {
      what: "El orden no se fijó.",
      stands: "Los del bloque {block} ya no están empatados.",
      todo: "Mire la clasificación como está ahora.",
    },
  },
  stage: {
    notFound: {
      what: "No hay fase {stage}.",
      stands: "Se retiró.",
      todo: "Mire las fases como están ahora.",
    },
    gameNotFound: {
      what: "Esa partida ya no está.",
      stands: "Su grupo se hizo de nuevo.",
      todo: "Mire los grupos como están ahora.",
    },
    groupNotFound: {
      what: "No hay grupo {group}.",
      stands: "La fase {stage} tiene menos grupos.",
      todo: "Elija otro grupo.",
    },
    changed: {
      what: "La fase {stage} no se cambió.",
      stands: "Se cambió entretanto en otro sitio.",
      todo: "Mire lo que hay ahora y guarde otra vez si hace falta.",
    },
    gameChanged: {
      what: "El resultado no se introdujo.",
      stands: "{game} tiene otro entretanto: {now}.",
      todo: "Mire lo que hay ahora e introdúzcalo otra vez si hace falta.",
    },
    notStarted: {
      what: "La fase {stage} no ha empezado.",
      stands: "Solo está propuesta y no tiene partidas.",
      todo: "Empiécela antes.",
    },
    started: {
      what: "La fase {stage} ha empezado.",
      stands: "Sus grupos y quién pasa siguen como están.",
      todo: "Propóngala otra vez si aún no tiene resultados.",
    },
    closed: {
      what: "La fase {stage} está cerrada.",
      stands: "Sus resultados y quién pasa siguen como están.",
      todo: "Reábrala antes, si la siguiente fase no tiene resultados.",
    },
    notClosed: {
      what: "La fase {stage} no está cerrada.",
      stands: "No se cambió nada.",
      todo: "",
    },
    finished: {
      what: "No hay más fases.",
      stands: "El título está decidido: {champions}.",
      todo: "Para cambiarlo, reabra la última fase.",
    },
    hasResults: {
      what: "Es demasiado tarde para la fase {stage}.",
      stands: "Hay un resultado: {games}. | Hay {count} resultados: {games}.",
      todo: "Borre antes los resultados.",
    },
    gamesOpen: {
      what: "La fase {stage} no se cerró.",
      stands: "Queda {count} partida: {games}. | Quedan {count} partidas: {games}.",
      todo: "Introduzca los resultados, o dé de baja a un equipo que ya no juegue.",
    },
    tooFewTeams: {
      what: "Hay muy pocos equipos.",
      stands: "{competition} tiene {teams}; una fase necesita dos.",
      todo: "Inscriba equipos o reabra la fase anterior.",
    },
    wrongGroups: {
      what: "{teams} equipos no pueden estar en {groups} grupos.",
      stands: "Un grupo tiene de 2 a 5 equipos, así que puede haber de {least} a {most} grupos.",
      todo: "Elija otro número.",
    },
    wrongAdvance: {
      what: "De cada grupo no pueden pasar {advance}.",
      stands: "Con estos grupos pueden ser de {least} a {most}.",
      todo: "Elija otro número.",
    },
    groupFull: {
      what: "El grupo {group} está completo.",
      stands: "Tiene {teams} equipos.",
      todo: "En su lugar, intercambie dos equipos.",
    },
    groupTooSmall: {
      what: "El grupo {group} quedaría demasiado pequeño.",
      stands: "Tiene {teams} equipos.",
      todo: "En su lugar, intercambie dos equipos.",
    },
    notInStage: {
      what: "{entrant} no está entre ellos.",
      stands: "La fase {stage} sigue como antes.",
      todo: "Mire la fase como está ahora.",
    },
    sameGroup: {
      what: "{a} y {b} están en un mismo grupo.",
      stands: "Ambos están en el grupo {group}.",
      todo: "Elija equipos de dos grupos.",
    },
    otherTier: {
      what: "{a} y {b} no son del mismo nivel.",
      stands: "Un ajuste solo intercambia equipos de rating parecido.",
      todo: "Si quiere, intercámbielos a mano.",
    },
    teamsChanged: {
      what: "La fase {stage} no empezó.",
      stands: "Sus equipos han cambiado. Entran: {come}. Salen: {gone}.",
      todo: "Proponga la fase otra vez.",
    },
    nobodyOut: {
      what: "De la fase {stage} no quedaría fuera nadie.",
      stands: "Según las tablas pasan los {teams} equipos, así que volvería a salir la misma fase.",
      todo: "Elija quién pasa o confirme que todos siguen jugando.",
    },
    decidedByTables: {
      what: "No se puede elegir quién pasa.",
      stands: "Lo deciden las tablas de la fase {stage}.",
      todo: "Cierre la fase sin elegir.",
    },
    needsConfirmation: {
      what: "La fase {stage} se reparte de nuevo.",
      stands: "Se pierden {moved} equipos movidos a mano y {rated} ratings puestos para esta fase.",
      todo: "Confírmelo o déjelo como está. Se puede deshacer.",
    },
  },
  nextStage: {
    needsConfirmation: {
      what: "Al reabrirla desaparece la fase siguiente.",
      stands: "Se pierde la fase {stage} con sus {teams} equipos.",
      todo: "Confírmelo o déjelo como está. Se puede deshacer.",
    },
  },
  offers: {
    colours: "rebasar los límites de colores",
    rematches: "permitir repeticiones, las menos posibles",
    byHand: "emparejar a mano",
    finish: "terminar ahora",
  },
  swiss: {
    finished: {
      what: "{competition}: competición terminada.",
      stands: "Sus rondas y su tabla se mantienen.",
      todo: "Reábrala antes.",
    },
    notStarted: {
      what: "{competition} aún no se puede terminar.",
      stands: "No hay ninguna ronda emparejada.",
      todo: "Empareje la primera ronda.",
    },
    notEmpty: {
      what: "El archivo no se importó.",
      stands: "{competition} ya tiene {entrants} participantes.",
      todo: "Impórtelo en una competición nueva.",
    },
    tooManyRounds: {
      what: "Son demasiadas rondas.",
      stands:
        "{entrants} jugadores pueden jugar {most} rondas sin enfrentarse dos veces, no {rounds}.",
      todo: "Prevea menos rondas o jueguen todos contra todos.",
    },
    roundsPaired: {
      what: "El número de rondas no se cambió.",
      stands: "Hay {paired} rondas emparejadas, más de {rounds}.",
      todo: "Retire antes rondas, o termine ahora.",
    },
    noRoundLeft: {
      what: "No queda ninguna ronda por emparejar.",
      stands: "Las {rounds} rondas de {competition} están emparejadas.",
      todo: "Termine la competición o prevea más rondas.",
    },
    needsConfirmation: {
      what: "No se ha jugado hasta el final.",
      stands:
        "{held} de {planned} rondas están emparejadas y {open} partidas no tienen resultado. Las partidas pendientes no suman nada, y otro número de rondas puede cambiar el orden.",
      todo: "Confírmelo o siga jugando. Se puede deshacer.",
    },
  },
  round: {
    alreadyPaired: {
      what: "La ronda {round} ya se emparejó.",
      stands: "Hay {paired} rondas emparejadas, quizá desde otra ventana.",
      todo: "Mire la ronda como está ahora.",
    },
    notNext: {
      what: "La ronda {round} aún no se puede emparejar.",
      stands: "La siguiente es la ronda {next}.",
      todo: "Empareje esa.",
    },
    notLast: {
      what: "La ronda {round} no se puede retirar.",
      stands: "La última ronda es la {last}.",
      todo: "Retire antes la última.",
    },
    open: {
      what: "La ronda siguiente aún no se puede emparejar.",
      stands: "Aún sin resultado en la mesa {boards}. | Aún sin resultado en las mesas {boards}.",
      todo: "Introdúzcalos antes.",
    },
    hasResults: {
      what: "La ronda no se retiró.",
      stands: "Hay un resultado en la mesa {boards}. | Hay resultados en las mesas {boards}.",
      todo: "Bórrelos antes.",
    },
    tooFewPlayers: {
      what: "No queda nadie por emparejar.",
      stands: "Siguen: {entrants}.",
      todo: "Termine la competición o haga volver a alguien.",
    },
    noLegalPairing: {
      what: "La ronda {round} no tiene ningún emparejamiento que permitan las reglas.",
      stands: "No se emparejó nada. Lo que se puede hacer: {offers}.",
      todo: "Elija una de estas cosas.",
    },
    playerTwice: {
      what: "La ronda no se emparejó.",
      stands: "{entrant} está dos veces en ella.",
      todo: "Dé un solo sitio a cada jugador.",
    },
    playersMissing: {
      what: "La ronda no se emparejó.",
      stands: "Sin sitio: {entrants}.",
      todo: "Póngalos en una mesa o dé el bye a uno de ellos.",
    },
    notPlaying: {
      what: "La ronda no se emparejó.",
      stands: "{entrant} no está en esta ronda.",
      todo: "Elija a alguien que esté.",
    },
    needsConfirmation: {
      what: "Algunos ya se han enfrentado.",
      stands: "{met}.",
      todo: "Confírmelo o emparéjelos de otro modo. Se puede deshacer.",
    },
  },
  board: {
    notFound: {
      what: "La mesa {board} ya no está.",
      stands: "La ronda {round} se retiró o se emparejó de nuevo.",
      todo: "Mire la ronda como está ahora.",
    },
    changed: {
      what: "El resultado de la mesa {board} no se cambió.",
      stands: "Se cambió entretanto en otro sitio: {now}.",
      todo: "Mire lo que hay ahora e introdúzcalo otra vez si hace falta.",
    },
  },
  undo: {
    nothing: { what: "No hay nada que deshacer.", stands: "Todo sigue como está.", todo: "" },
    notLast: {
      what: "No se deshizo.",
      stands: "Después se cambió algo, quizá en otra ventana.",
      todo: "Deshaga antes el cambio posterior.",
    },
  },
} satisfies Texts;
