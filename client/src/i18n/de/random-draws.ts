import type { Texts } from "../languages";

export const messages = {
  title: "Auslosungen durch Zufall",
  lede: "Das Siegel einer Auslosung wird gezeigt, bevor sie stattfindet, ihr Geheimnis mit dem Ergebnis. Niemand kann das Ergebnis wählen, und jeder kann mit dem Geheimnis nachlosen und findet dasselbe.",
  number: "Auslosung {n}",
  sealed: "Versiegelt, noch nicht gelost",
  drawnAt: "{n} Teilnehmer, gelost {at}",
  seal: "Siegel",
  secret: "Geheimnis",
  order: "Was herauskam",
  lists: {
    A: "Gruppe A",
    B: "Gruppe B",
    C: "Gruppe C",
    top: "Obere Hälfte",
    bottom: "Untere Hälfte",
    bye: "Freilos, der Erste von",
    lines: "Linien des Tableaus",
    other: "Liste {name}",
  },
  check: {
    action: "Hier prüfen",
    kept: "Auf diesem Gerät nachgelost: Das Siegel stimmt, und die Reihenfolge ist dieselbe.",
    otherSeal: "Das Geheimnis ist nicht das versiegelte.",
    otherOrder: "Das Nachlosen mit dem Geheimnis ergibt eine andere Reihenfolge.",
    notLoaded:
      "Die Prüfung ließ sich nicht laden. Erneut versuchen, sobald die Verbindung wieder da ist.",
  },
  sealFirst:
    "In dieser Auslosung werden Teilnehmer gelost. Zuerst das Siegel zeigen: Dann können alle nachher prüfen, dass nichts gewählt wurde.",
  sealAction: "Auslosung versiegeln",
  sealedNow: "Auslosung {n} ist versiegelt. Ihr Siegel steht auf der Turnierseite:",
} satisfies Texts;
