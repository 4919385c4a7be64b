import type { Texts } from "../languages";

export const messages = {
  title: "Formato",
  through:
    "No pasa nadie. | Pasa el primero de cada bloque. | Pasan los {n} primeros de cada bloque.",
  none: "Aún no hay bloques. Indique cuántos habrá; después se reparten los participantes.",
  notSeeded:
    "Los bloques están hechos, las plazas vacías. «Repartir en serpiente» reparte a los participantes por rango.",
  drawByHand: "Sorteo en vivo",
  goToDraw: "Ir al sorteo",
  live: "Hay un sorteo en vivo en marcha, {drawn} de {total} sorteados. Las plazas por sortear aparecen vacías para todos.",
  count: "Bloques",
  countHint: "De 1 a 26, con dos participantes o más en cada uno",
  size: "{size} en cada uno",
  sizes: "{larger} de {more}, los demás de {size}",
  qualifiers: "Pasan de cada bloque",
  qualifiersHint: "Decide las últimas rondas",
  setUp: "Hacer los bloques",
  setUpAgain: "Cambiar",
  basis: { label: "Orden según", current: "dGrade actual", max12: "dGrade máx. 12 meses" },
  drawRules: {
    label: "Reglas del sorteo:",
    spreadCountries: "Repartir países",
    spreadCountriesHint:
      "Intercambia dentro de un nivel para que cada país quede repartido entre los bloques tan por igual como permitan los participantes.",
    lastRoundApart: "Países separados en la última ronda",
    lastRoundApartHint:
      "Intercambia dentro de un bloque para que dos del mismo país no se enfrenten en su última ronda.",
    atOnce:
      "Al activar o desactivar una regla, los bloques se reparten de nuevo enseguida, por el dGrade más alto en 12 meses.",
  },
  seed: "Repartir en serpiente",
  seedAgain: "Repartir de nuevo",
  seedHint: "Reparte a los participantes por rango: A, B, C… y de vuelta.",
  replacesHand:
    "Sustituye el cambio hecho a mano por el sorteo calculado. | Sustituye los {n} cambios hechos a mano por el sorteo calculado.",
  stale: "Ahora el sorteo saldría de otro modo. Las plazas se conservan hasta que lo pulse.",
  goOn: "Hacerlo igualmente",
  average: "Media, cabezas de serie 2 a {last}",
  countries: "Por países:",
  move: "{seed}: {name}, {seat}, elegir otra plaza",
  moved: "{name} está ahora en {seat}.",
  find: {
    label: "Buscar jugador",
    hint: "Intro lleva a su plaza; allí, Intro abre las plazas.",
    nobody: "Nadie con ese nombre tiene plaza.",
    one: "Intro lleva a {name}, {seat}.",
    several: "Intro lleva a {name}, {seat}; {more} más.",
  },
  pick: {
    title: "Plaza para {name}",
    label: "Plaza para {name}",
    placeholder: "Plaza o nombre, p. ej. A1",
    seats: "Plazas",
    none: "No hay tal plaza ni nadie con ese nombre.",
  },
} satisfies Texts;
