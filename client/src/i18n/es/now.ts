import type { Texts } from "../languages";

export const messages = {
  onCourt: "En pista",
  followedBy: "Después, {a} contra {b}, no antes de las {time}",
  nobody: "Ahora mismo no hay nadie en pista.",
  next: "A continuación",
  last: "Últimos resultados",
  quiet:
    "Aún no hay nada en marcha. Los partidos aparecen aquí en cuanto tienen hora, y los resultados según llegan.",
  findYourself:
    "¿Juega aquí, o conoce a quien juega? Busque el nombre y sígalo: sus partidos aparecen primero.",
  players: "Jugadores",
} satisfies Texts;
