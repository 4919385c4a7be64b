import type { Texts } from "../languages";

export const messages = {
  brackets: "Cuadros",
  none: "Aún no hay cuadro aquí. Aparece en cuanto la organización lo añade.",
  nobody: "Aún no hay nadie en este cuadro.",
  what: {
    drawn: "{n} participante. | {n} participantes.",
    byes: "{n} bye. | {n} byes.",
    ofBlocks: "{n} de {blocks} bloques.",
    bestOf: "Al mejor de {n} juegos.",
  },
  before:
    "Sin sortear: hasta que terminen todos los bloques, las líneas muestran cabezas de serie (CS) y puestos, no nombres.",
  beforeField: "Sin sortear: las líneas muestran cabezas de serie (CS), no nombres.",
  part: {
    label: "Parte del cuadro",
    whole: "Cuadro completo",
    half: { 0: "Mitad superior", 1: "Mitad inferior" },
    lines: "Líneas {from} a {to}",
  },
  champion: "Título",
  goesOn: "Pasa",
  thirdPlace: "Tercer puesto",
  sheet: "Cuadro de {name}",
  round: "Rondas",
  matches: "{n} partido | {n} partidos",
  winner: "ganó",
  seed: "cabeza de serie {n}",
  finalAt: "Final, {when}",
  onCourtAt: "En juego, {court}",
  onCourt: "Ganador de un partido en juego",
  nowAt: "Ahora en {court}",
  now: "Ahora en pista",
  find: {
    label: "Buscar jugador",
    hint: "Parte de un nombre",
    none: "Nadie con «{text}» está en este cuadro.",
    to: "Ir a {name}",
    shown: "{name}, {round}",
  },
  placings: {
    title: "Puestos finales",
    soFar: "Puestos hasta ahora",
  },
  news: {
    title: "Los bloques han cambiado desde este sorteo.",
    titleField: "Los participantes han cambiado desde este sorteo.",
    missing: "Faltan: {names}.",
    tooMany: "Ya no corresponden aquí: {names}.",
    one: "{name} ({why})",
    why: {
      corrected: "se corrigió un resultado de bloque",
      withdrawn: "baja",
      replaced: "sustitución",
      added: "entró después",
    },
  },
  working: {
    title: "Cómo se asignaron las cabezas de serie",
    style: {
      "ranking-tiered":
        "Niveles por ranking. Todos los primeros por dGrade, luego todos los segundos, y así sucesivamente.",
      "block-protected":
        "Bloques entrelazados. Los primeros en el orden de los bloques, luego los segundos; no se cruzan dos del mismo bloque en la primera ronda.",
      "tiered-separated":
        "Niveles, bloques separados. Por orden de dGrade, cada cual toma la primera cabeza de serie libre del nivel que separa a los de un mismo bloque.",
      "grade-separation":
        "Bloques separados por dGrade (WCF). Cada grupo toma sus cabezas de serie por orden de dGrade, lejos de los de su bloque ya situados.",
    },
    seeds: "Cabezas de serie por dGrade; los byes van primero a las mejores.",
    seedsAndDraw:
      "Cabezas de serie por dGrade; a los demás se les sortearon las líneas que quedaban.",
    drawn: "No hay cabezas de serie: todos por sorteo.",
    group: {
      block: "{place} de bloque",
      seeded: "Cabezas de serie",
      drawn: "Por sorteo",
    },
    place: {
      1: "Primeros",
      2: "Segundos",
      3: "Terceros",
      4: "Cuartos",
      5: "Quintos",
      6: "Sextos",
      7: "Séptimos",
      8: "Octavos",
    },
    columns: "Bloque, dGrade",
    grade: "dGrade",
    struck: "por dGrade, cabeza de serie {n}",
    all: "Los {n} grupos",
    fewer: "Menos grupos",
    note: {
      half: "La cabeza de serie {seed} está en la mitad de {name}{also}.",
      quarter: "La cabeza de serie {seed} está en el cuarto de {name}{also}.",
      eighth: "La cabeza de serie {seed} está en el octavo de {name}{also}.",
      section: "La cabeza de serie {seed} está en la misma de {sections} partes que {name}{also}.",
      also: ", también del bloque {letter}",
      taken: "La cabeza de serie {seed} ya era de {name}.",
      earlierSeedFree: "Había quedado libre una cabeza de serie anterior a la {seed}.",
      keptForOthers: "La cabeza de serie {seed} se reservó para otros con menos opciones.",
      swap: "Ninguna de las que quedaban servía; tomó la cabeza de serie {to}, que cedió {name}.",
      swapFrom: "Cedió la cabeza de serie {from} a {name} y tomó la {to}.",
      exchange:
        "Intercambió su cabeza de serie con {name}: si no, dos de un mismo bloque se habrían cruzado en la primera ronda.",
    },
    moved: "Cambio a mano, a la línea {line}.",
    replaced: "En su lugar, {name}.",
    fallback:
      "Se pidió «Bloques separados por dGrade (WCF)», que no tiene sorteo para estos participantes.",
    warning: {
      sameBlockRoundOne:
        "Las cabezas de serie {a} y {b} son del mismo bloque y se cruzan en la primera ronda: ningún intercambio lo evita.",
      noSuitableSeed:
        "Ninguna cabeza de serie de las que quedaban servía para {name}, tampoco con un cambio; tomó la {seed}.",
    },
  },
  print: {
    action: "Imprimir",
    code: "Dirección de este torneo como código",
    on: "Como estaba el {when}",
  },
} satisfies Texts;
