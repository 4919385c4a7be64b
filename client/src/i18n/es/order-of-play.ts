import type { Texts } from "../languages";

export const messages = {
  none: "Aún no hay orden de juego. Los partidos aparecen aquí cuando la organización lo hace.",
  onCourt: "en pista",
  won: "ganó",
  noCourt: "Aún sin pista",
  noTimeRound: "Aún sin hora, ronda {round}",
  noTimeBracket: "Aún sin hora, {round}",
  ownNext: "Próximo de {name}",
  allDays: "Todos los días",
  day: "Día",
  time: "Hora",
  notBefore: "no antes de",
  sheet: "Orden de juego por pistas, {day}",
  by: {
    label: "Orden",
    time: "Por hora",
    court: "Por pista",
    entrant: "Por jugador",
  },
} satisfies Texts;
