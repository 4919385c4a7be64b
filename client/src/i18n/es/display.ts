import type { Texts } from "../languages";

export const messages = {
  then: "Como estaba tras el cambio {n}",
  backToLive: "Volver al vivo",
  unknown: {
    title: "No hay ninguna pantalla en esta dirección",
    text: "El propietario crea la dirección de una pantalla en el plan, en Pantallas. Compruébela letra por letra.",
  },
  removed: {
    title: "Esta pantalla se ha quitado",
    text: "El propietario puede añadirla de nuevo en el plan, en Pantallas.",
  },
  what: {
    "live-draw": "Sorteo de bloques, {name}",
    blocks: "Bloques, {name}",
    "order-of-play": "Orden de juego, {name}",
    bracket: "Cuadro, {name}",
    pairings: "Emparejamientos, {name}",
    standings: "Clasificación, {name}",
    stages: "Fases, {name}",
    welcome: "{name}",
  },
  page: "{n} de {total}",
  full: "Pantalla completa",
  wake: {
    none: "Desde aquí no se puede impedir que la pantalla se apague. Configure el dispositivo para que no se suspenda nunca.",
    refused:
      "El dispositivo no se deja mantener encendido. Configúrelo para que no se suspenda nunca.",
  },
  lastBall: "Última bola",
  ball: "Bola {n}",
  begins: "Empieza el sorteo.",
  grade: "dGrade",
  estimate: "dGrade est.",
  of: "de {total}",
  count: "{n} de {total} sorteados",
  lists: {
    onCourt: "En pista",
    onCourtOn: "En pista, {day}",
    next: "A continuación",
    nextOn: "A continuación, {day}",
    last: "Últimos resultados",
    lastOn: "Resultados, {day}",
  },
  bracket: {
    section: "{bracket}, líneas {from} a {to}",
    left: "{bracket}, últimos {n}",
  },
  stages: {
    win: "G",
    draw: "T",
    loss: "P",
    points: "Pts.",
    short: { stage: "F{n}", semi: "SF", final: "Final" },
    fate: {
      champion: "título",
      playing: "juega",
      waiting: "pasa",
      out: "fuera",
      withdrawn: "baja",
      notPlaced: "sin grupo",
    },
  },
  soon: "Los bloques y partidos aparecen aquí en cuanto se sortean.",
} satisfies Texts;
