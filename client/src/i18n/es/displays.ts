import type { Texts } from "../languages";

export const messages = {
  title: "Pantallas",
  count: "{n} pantalla, {live} en vivo. | {n} pantallas, {live} en vivo.",
  none: "Aún no hay pantallas grandes. Añada una, abra su dirección en la pantalla y diríjala desde aquí.",
  name: "Nombre",
  shows: "Muestra",
  of: "Competición",
  first: "La primera",
  colours: "Colores",
  view: {
    rotation: "Una tras otra",
    "live-draw": "Sorteo en vivo",
    blocks: "Bloques",
    "order-of-play": "Orden de juego",
    bracket: "Cuadro",
    pairings: "Emparejamientos de la ronda",
    standings: "Clasificación de las rondas",
    stages: "Fases",
  },
  theme: { lawn: "Césped, para la oscuridad", paper: "Papel, para la luz" },
  address: "Dirección, para abrir en la pantalla",
  local:
    "Esta página está abierta en una dirección que solo conoce este ordenador. Abra el plan en su dirección de la red; entonces las direcciones de aquí serán correctas.",
  qr: "Dirección de {name} como código",
  live: "En vivo",
  away: "Sin conexión",
  remove: "Quitar",
  removal: {
    title: "¿Quitar {name}?",
    text: "Su dirección deja de funcionar y la pantalla lo indica. Deshacer la devuelve con la misma dirección.",
  },
  add: {
    title: "Añadir una pantalla",
    text: "Un televisor, un proyector, una tableta junto a las pistas: lo que pueda abrir una página web.",
    hint: "Dónde está, p. ej. Sala",
    action: "Añadir",
  },
} satisfies Texts;
