import type { Texts } from "../languages";

export const messages = {
  title: "Personen",
  text: "Ein Inhaber ändert das Turnier. Turnierleiter sehen alles davon, auch das nicht Veröffentlichte.",
  role: { owner: "Inhaber, führt die Feder", manager: "Turnierleiter" },
  you: ", Sie",
  here: "gerade hier",
  offer: "Turnier anbieten",
  offered: "Turnier angeboten",
  offeredText: "{name} wird durch Annehmen zum Inhaber; bis dahin führen Sie die Feder.",
  withdrawOffer: "Angebot zurückziehen",
  remove: "Entfernen",
  removal: {
    title: "{name} entfernen?",
    text: "Nicht Veröffentlichtes ist dann ab sofort nicht mehr sichtbar. Eine Rückkehr braucht eine neue Einladung.",
  },
  offeredYou: {
    what: "{name} bietet Ihnen {event} an.",
    text: "Mit dem Annehmen führen Sie die Feder; der bisherige Inhaber bleibt Turnierleiter. Was vorher geschah, lässt sich dann nicht mehr Schritt für Schritt rückgängig machen.",
    accept: "Annehmen",
    decline: "Ablehnen",
  },
  leave: {
    title: "Verlassen",
    text: "Nicht Veröffentlichtes sehen Sie dann nicht mehr.",
    action: "Turnier verlassen",
  },
  invite: {
    title: "Turnierleiter einladen",
    text: "Über einen Link, der einmal gilt. Wer ihn öffnet, meldet sich an oder legt ein Konto an und ist Turnierleiter.",
    action: "Link erstellen",
    another: "Weiteren Link erstellen",
    link: "Link für eine Person",
    once: "Er wird nicht noch einmal gezeigt. Er gilt für den Ersten, der ihn verwendet.",
    noLine: "Es wurde kein Link erstellt.",
    noLineText:
      "Der Server ist nicht erreichbar. Erneut versuchen, sobald die Verbindung wieder da ist.",
  },
} satisfies Texts;
