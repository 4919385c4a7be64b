import type { Texts } from "../languages";

export const messages = {
  title: "Modus",
  through:
    "Niemand kommt weiter. | Der Erste jedes Blocks kommt weiter. | Die ersten {n} jedes Blocks kommen weiter.",
  none: "Noch keine Blöcke. Hier ihre Anzahl angeben; dann wird das Teilnehmerfeld auf sie verteilt.",
  notSeeded:
    "Die Blöcke sind da, die Startplätze leer. „Nach Schlange setzen“ verteilt das Teilnehmerfeld nach Rang.",
  drawByHand: "Live-Auslosung",
  goToDraw: "Zur Auslosung",
  live: "Eine Live-Auslosung läuft, {drawn} von {total} gezogen. Nicht gezogene Startplätze erscheinen allen leer.",
  count: "Blöcke",
  countHint: "1 bis 26, je mindestens zwei Teilnehmer",
  size: "je {size}",
  sizes: "je {larger} in {more}, sonst {size}",
  qualifiers: "Weiter aus jedem",
  qualifiersHint: "Bestimmt die letzten Runden",
  setUp: "Blöcke anlegen",
  setUpAgain: "Ändern",
  basis: { label: "Setzen nach", current: "Aktueller dGrade", max12: "Max. dGrade 12 Mon." },
  drawRules: {
    label: "Auslosungsregeln:",
    spreadCountries: "Länder verteilen",
    spreadCountriesHint:
      "Tauscht innerhalb eines Topfs, sodass jedes Land so gleichmäßig auf die Blöcke verteilt ist, wie das Teilnehmerfeld es zulässt.",
    lastRoundApart: "Länder in letzter Runde trennen",
    lastRoundApartHint:
      "Tauscht innerhalb eines Blocks, sodass in dessen letzter Runde nicht zwei desselben Landes aufeinandertreffen.",
    atOnce:
      "Wird eine Regel ein- oder ausgeschaltet, werden die Blöcke sofort neu verteilt, nach dem höchsten dGrade der letzten 12 Monate.",
  },
  seed: "Nach Schlange setzen",
  seedAgain: "Neu nach Schlange setzen",
  seedHint: "Verteilt das Teilnehmerfeld nach Rang: A, B, C … und zurück.",
  replacesHand:
    "Ersetzt die Änderung von Hand durch die berechnete Auslosung. | Ersetzt die {n} Änderungen von Hand durch die berechnete Auslosung.",
  stale:
    "Das Teilnehmerfeld würde jetzt anders ausgelost. Die Startplätze bleiben, bis neu gesetzt wird.",
  goOn: "Trotzdem tun",
  average: "Schnitt, Setznr. 2 bis {last}",
  countries: "Nach Land:",
  move: "{seed}: {name}, {seat}, anderen Startplatz wählen",
  moved: "{name} ist jetzt {seat}.",
  find: {
    label: "Spieler suchen",
    hint: "Enter geht zum Startplatz; dort öffnet Enter die Startplätze.",
    nobody: "Niemand dieses Namens hat einen Startplatz.",
    one: "Enter geht zu {name}, {seat}.",
    several: "Enter geht zu {name}, {seat}; {more} weitere.",
  },
  pick: {
    title: "Startplatz für {name}",
    label: "{name} setzen",
    placeholder: "Startplatz oder Name, etwa A1",
    seats: "Startplätze",
    none: "Kein solcher Startplatz, niemand dieses Namens.",
  },
} satisfies Texts;
