import type { Texts } from "../languages";

export const messages = {
  title: "Bildschirme",
  count: "{n} Bildschirm, {live} live. | {n} Bildschirme, {live} live.",
  none: "Noch keine Bildschirme. Einen hinzufügen, seine Adresse am Gerät öffnen und ihn von hier steuern.",
  name: "Name",
  shows: "Zeigt",
  of: "Wettbewerb",
  first: "Der erste",
  colours: "Farben",
  view: {
    rotation: "Im Wechsel",
    "live-draw": "Live-Auslosung",
    blocks: "Blöcke",
    "order-of-play": "Spielplan",
    bracket: "K.-o.-Runde",
    pairings: "Paarungen der Runde",
    standings: "Tabelle der Runden",
    stages: "Phasen",
  },
  theme: { lawn: "Rasen, fürs Dunkle", paper: "Papier, fürs Helle" },
  address: "Adresse, am Bildschirm zu öffnen",
  local:
    "Diese Seite ist unter einer Adresse geöffnet, die nur dieser Computer kennt. Die Planung unter ihrer Adresse im Netz öffnen; dann stimmen die Adressen hier.",
  qr: "Adresse von {name} als Code",
  live: "Live",
  away: "Nicht verbunden",
  remove: "Entfernen",
  removal: {
    title: "{name} entfernen?",
    text: "Die Adresse gilt dann nicht mehr, und der Bildschirm zeigt das an. „Rückgängig“ holt ihn unter derselben Adresse zurück.",
  },
  add: {
    title: "Bildschirm hinzufügen",
    text: "Fernseher, Beamer, Tablet am Feld: alles, was eine Webseite öffnet.",
    hint: "Standort, etwa Halle",
    action: "Hinzufügen",
  },
} satisfies Texts;
