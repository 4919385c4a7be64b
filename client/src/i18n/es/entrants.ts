import type { Texts } from "../languages";

/** The column names in examples stay English: the reader of lists knows no others. */
export const messages = {
  title: "Participantes",
  none: "Aún no hay nadie inscrito. El propietario importa la lista o los añade uno a uno.",
  notFound: "Ningún participante coincide con «{text}».",
  count: "{n} participantes | {n} participante | {n} participantes",
  gone: "{n} baja | {n} bajas",
  rankedBy: {
    current: "rango por dGrade actual",
    max12: "rango por el dGrade más alto en 12 meses",
    stages: "repartidos por rating, sin rating como 1200",
    swiss: "número inicial por rating, sin rating al final",
  },
  afterDraw:
    "Los bloques se mantienen. Los cambios de aquí marcan los bloques afectados; no se mueve a nadie hasta que pulse «Repartir de nuevo».",
  search: "Buscar participantes",
  searchHint: "Nombre, país o plaza",
  found: "{n} encontrados | {n} encontrado | {n} encontrados",
  rank: "Rango",
  name: "Nombre",
  firstName: "Nombre de pila",
  lastName: "Apellidos",
  pair: "Pareja",
  country: "País",
  current: "dGrade",
  max12: "Máx. 12 m",
  rating: "Rating",
  estimated: "Estimado",
  estimate: "{grade} est.",
  ball: "Bola",
  seat: "Plaza",
  noSeat: "sin plaza",
  change: "Cambiar",
  save: "Guardar",
  saveMine: "Poner lo mío en su lugar",
  takeTheirs: "Aceptar lo que hay ahora",
  replacedBy: "en su lugar, {name}",
  withdrawn: {
    out: "baja",
    stands: "baja, resultados válidos",
    struck: "baja, resultados anulados",
  },
  partner: { 0: "Primer jugador", 1: "Segundo jugador" },
  pairName: "Nombre de la pareja",
  pairNote:
    "El nombre, el país y los dGrades de la pareja se toman de los dos, salvo que indique otros:",
  wrong: {
    name: "Falta un nombre",
    country: "Tres letras",
    current: "Un número entero",
    max12: "Un número entero",
    estimated: "Un número entero",
    ball: "De 1 a 999",
  },
  teams: {
    placeholder: "name, rating\nCaballeros del Norte, 1640\nLos Tranquilos,",
    hint: "De una hoja de cálculo o un archivo CSV, un equipo por línea: su nombre y su rating, que puede quedar vacío. La primera línea puede nombrar las columnas: name, rating.",
  },
  players: {
    placeholder: "name, country, rating\nMere Wrenfield, NZL, 1640\nPell Ashmoor,,",
    hint: "De una hoja de cálculo o un archivo CSV, un jugador por línea: nombre, país y rating; los dos últimos pueden quedar vacíos. Una lista FIDE o un archivo TRF16 se importa en Rondas, «Archivos».",
  },
  late: "La ronda 1 está emparejada, así que los ratings y números iniciales quedan como eran entonces. Quien se añada ahora entra en la ronda siguiente. | Hay {n} rondas emparejadas; los ratings y números iniciales quedan como eran en la ronda 1. Quien se añada ahora entra en la ronda siguiente.",
  elsewhere: {
    stages:
      "{name} tiene puesto en una fase. Allí se da de baja o vuelve, y allí se decide qué pasa con sus partidas.",
    swiss:
      "{name} está en las rondas. Allí se da de baja o vuelve, y allí se decide qué pasa con la partida.",
    to: { stages: "A las fases", swiss: "A los jugadores de las rondas" },
  },
  add: { title: "Añadir un participante", action: "Añadir" },
  leaving: {
    notIn:
      "{name} aún no tiene partidas. Con la baja sigue en la lista y no juega; al quitarlo de ella, desaparece.",
    unseated:
      "{name} no tiene plaza. Con la baja sigue en la lista; al quitarlo de ella, desaparece.",
    before:
      "{name} no tiene resultados. Con la baja deja de participar; la plaza {seat} conserva su nombre tachado hasta que lo sustituya o pulse «Repartir de nuevo».",
    played:
      "{name} tiene un resultado. Con la baja sigue valiendo, y cada uno de los {open} partidos sin jugar lo gana el rival por incomparecencia; queda al final de la clasificación y no puede pasar. | {name} tiene {results} resultados. Con la baja siguen valiendo, y cada uno de los {open} partidos sin jugar lo gana el rival por incomparecencia; queda al final de la clasificación y no puede pasar.",
    gone: {
      out: "{name} es baja. Si la anula, vuelve a participar.",
      stands:
        "{name} es baja y sus resultados valen. Si la anula, desaparecen las incomparecencias y quedan los resultados.",
      struck:
        "{name} es baja y todos sus resultados están anulados. Si anula la baja, vuelven a contar.",
    },
    withdraw: "Dar de baja",
    withdrawStands: "Dar de baja, resultados válidos",
    strike: "Anular el resultado | Anular los {n} resultados",
    letStand: "Mantener el resultado | Mantener los {n} resultados",
    takeBack: "Anular la baja",
    remove: "Quitar de la lista",
  },
  replace: {
    open: "Sustituir por…",
    text: "Quien entra ocupa la plaza {seat}, con sus partidos, horas y pistas; {name} es baja.",
    who: "Quién",
    somebodyNew: "Alguien nuevo",
    action: "Poner en {seat}",
  },
  rankingId: "ID del ranking",
  refresh: {
    title: "Actualizar los dGrades",
    text: "Cada participante toma los dGrades de la lista, según su ID del ranking o su nombre. No se mueve a nadie: se marcan los bloques que saldrían de otro modo.",
    placeholder: "id, name, country, dGrade, max 12-mo\n4711, Mere Wrenfield, NZL, 2106, 2110",
    hint: "El ranking como CSV o desde una hoja de cálculo. La primera línea puede nombrar las columnas: id, name, country, dGrade, max 12-mo, estimated.",
    address: "La lista en",
    fetch: "Obtener la lista",
    fetching: "Obteniendo…",
    noAddress:
      "En la configuración se puede indicar la dirección de la lista, para obtenerla desde aquí.",
    toSettings: "Indicar la dirección",
    cannot: "Esta lista no se puede usar.",
    noGrades: "Ninguna columna de la lista contiene dGrades. Llámela «dGrade» o «max 12-mo».",
    players: "Ningún jugador en la lista. | {n} jugador en la lista. | {n} jugadores en la lista.",
    sums: {
      changed:
        "No cambia ningún dGrade | Cambia el dGrade de {n} participante | Cambian los dGrades de {n} participantes",
      same: "{n} sigue igual | {n} siguen igual",
      open: "{n} por decidir | {n} por decidir",
      unmatched: "{n} no está en la lista | {n} no están en la lista",
    },
    lines: "Lo que cambia la lista",
    now: "ahora",
    listedAs: "en la lista: {name}",
    ambiguous: {
      title: "Encontrados más de una vez",
      text: "Indique quién es quién; si no, quedan los dGrades de antes.",
      none: "Dejar los dGrades como están",
      candidate: "Línea {line}: {name}",
    },
    unmatched: {
      title: "No están en la lista",
      text: "Conservan los dGrades que tienen.",
    },
    unread: {
      title: "No leídos",
      text: "Estos dGrades quedan como están.",
      line: "Línea {line}, {name}. {what}",
    },
    action: "Nada que actualizar | Actualizar {n} dGrade | Actualizar {n} dGrades",
    done: "Actualizados los dGrades de {n} participantes. | Actualizado el dGrade de {n} participante. | Actualizados los dGrades de {n} participantes.",
  },
  import: {
    open: "Importar una lista",
    title: "Importar una lista",
    paste: "Pegar la lista",
    placeholder: "name, country, dGrade, max 12-mo, estimated\nMere Wrenfield, NZL, 2106, 2110,",
    hint: "De una hoja de cálculo o un archivo CSV, un participante por línea. La primera línea puede nombrar las columnas: name, country, dGrade, max 12-mo, estimated, ball.",
    file: "Elegir un archivo",
    drop: "o soltarlo aquí",
    reading: "Leyendo, {n} %",
    cannot: "Esta lista no se puede importar.",
    line: "Línea",
    lines: "Las líneas de la lista",
    firstOnly: "Abajo están las {n} primeras líneas.",
    willDo: "Qué se hará",
    onlyWrong: "Mostrar solo la línea con errores | Mostrar solo las {n} líneas con errores",
    readAnyway: "Importar igualmente",
    notYet: "Hasta entonces no se inscribe a nadie.",
    action: "Nada que importar | Importar {n} participante | Importar {n} participantes",
    done: "{n} participantes inscritos. | {n} participante inscrito. | {n} participantes inscritos.",
    counts: {
      lines: "Ninguna línea: | {n} línea: | {n} líneas:",
      read: "ninguna tal cual | {n} leída tal cual | {n} leídas tal cual",
      readWithout: "{n} leída sin lo erróneo | {n} leídas sin lo erróneo",
      leftOut: "{n} omitida | {n} omitidas",
    },
    readAs: {
      header: "Columnas: {columns}. {separator}, {encoding}.",
      content:
        "La primera línea no nombra columnas; según su contenido son: {columns}. {separator}, {encoding}.",
    },
    separator: {
      comma: "Separación por comas",
      semicolon: "Separación por punto y coma",
      tab: "Separación por tabuladores",
      none: "Un nombre por línea",
    },
    encoding: {
      "utf-8": "UTF-8",
      "utf-16": "UTF-16",
      "windows-1252": "letras de Windows o Latin-1",
    },
    verdict: {
      read: "Se importa",
      readWithout: "Se importa sin ello.",
      doubled: "Se omite.",
      readAnyway: "Se importa.",
      leftOut: "Se omite.",
    },
    problem: {
      nameMissing: "Falta el nombre.",
      nameTooLong: "El nombre tiene {length} caracteres, más de {most}.",
      quoteOpen:
        "Aquí se abren comillas que no se cierran; todo lo que sigue forma parte de ellas.",
      otherSeparator: "Esta línea está separada de otro modo, por «{value}».",
      sameAsLine: "El mismo nombre que en la línea {line}.",
      inField: "{value} ya está en la lista de participantes.",
      countryForm: "«{value}» no es un código de tres letras.",
      gradeForm: "{column}: «{value}» no es un número entero.",
      ballForm: "Bola: «{value}» no es un número de 1 a 999.",
      ballTwice: "La bola {value} está también en la línea {line}.",
      tooManyFields: "Más campos que columnas: «{value}».",
    },
    list: {
      empty: "No contiene nada.",
      notText: {
        workbook: "Es un libro de cálculo. Guárdelo como CSV, o copie las celdas y péguelas aquí.",
        binary: "No es un archivo de texto. Guarde la lista como CSV.",
      },
      tooLarge:
        "Tiene {megabytes} MB, más de {most}. Una lista de participantes ocupa unos kilobytes; ¿es el archivo correcto?",
      noSeparator:
        "Entre las columnas no hay coma, punto y coma ni tabulador, como en «{value}». Guárdela con uno de ellos.",
      noNameColumn:
        "Ninguna columna contiene nombres; la primera línea es «{value}». Llame «name» a la columna.",
      tooMany: "Tiene {rows} líneas; caben {room}.",
      columnsNotRead: "Sin leer: {value}.",
    },
  },
} satisfies Texts;
