import type { Texts } from "../languages";

export const messages = {
  tables: {
    title: "Tabellen für Tabellenprogramme",
    text: "Als CSV, nach jetzigem Stand.",
    then: "Als CSV, nach damaligem Stand.",
    of: "Von {name}.",
    names: {
      entrants: "Spieler",
      blocks: "Blöcke",
      standings: "Tabelle",
      orderOfPlay: "Spielplan",
      drawLog: "Wie die Blöcke ausgelost wurden",
      bracket: "K.-o.-Runde",
      rounds: "Runden",
      report: "Turnierbericht (TRF16)",
      stages: "Tabellen der Gruppen",
      stageGames: "Partien",
    },
  },
  calendar: {
    title: "Im eigenen Kalender",
    text: "Zeiten, Felder und Namen folgen dem Spielplan, so oft der Kalender nachfragt.",
    court: "Feld",
    anyCourt: "Alle Felder",
    entrant: "Spieler",
    anyEntrant: "Alle",
    subscribe: "Abonnieren",
    download: "Herunterladen",
    address: "Adresse",
    addressHint: "Für Kalender, in die man eine Adresse einträgt.",
    notPublished:
      "Das Turnier ist noch nicht veröffentlicht: Bis dahin bekommen Kalender nichts zu sehen.",
  },
} satisfies Texts;
