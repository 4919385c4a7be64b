import type { Texts } from "../languages";

export const messages = {
  tables: {
    title: "Tablas para hojas de cálculo",
    text: "En CSV, como están ahora.",
    then: "En CSV, como estaban entonces.",
    of: "De {name}.",
    names: {
      entrants: "Jugadores",
      blocks: "Bloques",
      standings: "Clasificación",
      orderOfPlay: "Orden de juego",
      drawLog: "Cómo se sortearon los bloques",
      bracket: "Cuadro",
      rounds: "Rondas",
      report: "Informe del torneo (TRF16)",
      stages: "Tablas de los grupos",
      stageGames: "Partidas",
    },
  },
  calendar: {
    title: "En su calendario",
    text: "Las horas, pistas y nombres siguen el orden de juego, tan a menudo como los pida su calendario.",
    court: "Pista",
    anyCourt: "Todas las pistas",
    entrant: "Jugador",
    anyEntrant: "Todos",
    subscribe: "Suscribirse",
    download: "Descargar",
    address: "Dirección",
    addressHint: "Para calendarios a los que se da una dirección.",
    notPublished: "El torneo aún no está publicado: hasta entonces los calendarios no ven nada.",
  },
} satisfies Texts;
