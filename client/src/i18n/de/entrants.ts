import type { Texts } from "../languages";

/** The column names in examples stay English: the reader of lists knows no others. */
export const messages = {
  title: "Teilnehmer",
  none: "Noch niemand gemeldet. Der Inhaber liest die Liste ein oder fügt einzeln hinzu.",
  notFound: "Im Teilnehmerfeld passt niemand zu „{text}“.",
  count: "{n} Teilnehmer | {n} Teilnehmer | {n} Teilnehmer",
  gone: "{n} zurückgezogen | {n} zurückgezogen",
  rankedBy: {
    current: "Rang nach aktuellem dGrade",
    max12: "Rang nach höchstem dGrade der letzten 12 Monate",
    stages: "verteilt nach Rating, ohne Rating als 1200",
    swiss: "gesetzt nach Rating, ohne Rating zuletzt",
  },
  afterDraw:
    "Die Blöcke bleiben. Änderungen hier markieren die betroffenen Blöcke; niemand wird umgesetzt, bis „Neu nach Schlange setzen“ gedrückt wird.",
  search: "Im Teilnehmerfeld suchen",
  searchHint: "Name, Land oder Startplatz",
  found: "{n} gefunden | {n} gefunden | {n} gefunden",
  rank: "Rang",
  name: "Name",
  firstName: "Vorname",
  lastName: "Nachname",
  pair: "Paar",
  country: "Land",
  current: "dGrade",
  max12: "Max. 12 Mon.",
  rating: "Rating",
  estimated: "Geschätzt",
  estimate: "{grade} gesch.",
  ball: "Kugel",
  seat: "Startplatz",
  noSeat: "kein Startplatz",
  change: "Ändern",
  save: "Speichern",
  saveMine: "Meine Eingabe einsetzen",
  takeTheirs: "Aktuellen Stand übernehmen",
  replacedBy: "ersetzt durch {name}",
  withdrawn: {
    out: "zurückgezogen",
    stands: "zurückgezogen, Ergebnisse bleiben",
    struck: "zurückgezogen, Ergebnisse gestrichen",
  },
  partner: { 0: "Erster Spieler", 1: "Zweiter Spieler" },
  pairName: "Name des Paars",
  pairNote:
    "Name, Land und dGrades des Paars folgen aus den beiden, falls hier nichts anderes steht:",
  wrong: {
    name: "Ein Name fehlt",
    country: "Drei Buchstaben",
    current: "Eine ganze Zahl",
    max12: "Eine ganze Zahl",
    estimated: "Eine ganze Zahl",
    ball: "1 bis 999",
  },
  teams: {
    placeholder: "name, rating\nRitter des Nordens, 1640\nDie Gemütlichen,",
    hint: "Aus einer Tabelle oder CSV-Datei, ein Team je Zeile: Name und Rating, das leer sein darf. Die erste Zeile darf die Spalten nennen: name, rating.",
  },
  players: {
    placeholder: "name, country, rating\nMere Wrenfield, NZL, 1640\nPell Ashmoor,,",
    hint: "Aus einer Tabelle oder CSV-Datei, ein Spieler je Zeile: Name, Land und Rating; die letzten beiden dürfen leer sein. Eine FIDE-Liste oder TRF16-Datei wird unter „Runden“, „Dateien und Druck“ eingelesen.",
  },
  late: "Runde 1 ist gepaart, Ratings und Setznummern bleiben daher, wie sie da waren. Wer jetzt dazukommt, spielt ab der nächsten Runde mit. | {n} Runden sind gepaart; Ratings und Setznummern bleiben, wie sie in Runde 1 waren. Wer jetzt dazukommt, spielt ab der nächsten Runde mit.",
  elsewhere: {
    stages:
      "{name} ist in einer Phase eingeteilt. Zurückziehen und Rückkehr gehen dort; dort wird auch bestimmt, was aus den Partien wird.",
    swiss:
      "{name} ist in den Runden. Zurückziehen und Rückkehr gehen dort; dort wird auch bestimmt, was aus der Partie wird.",
    to: { stages: "Zu den Phasen", swiss: "Zu den Spielern der Runden" },
  },
  add: { title: "Teilnehmer hinzufügen", action: "Hinzufügen" },
  leaving: {
    notIn:
      "{name} hat noch keine Partie. Zurückgezogen: bleibt auf der Liste und spielt nicht. Von der Liste genommen: ist ganz weg.",
    unseated:
      "{name} hat keinen Startplatz. Zurückgezogen: bleibt auf der Liste. Von der Liste genommen: ist ganz weg.",
    before:
      "{name} hat kein Ergebnis. Zurückgezogen: ist nicht mehr dabei; Startplatz {seat} behält den durchgestrichenen Namen, bis Ersatz kommt oder „Neu nach Schlange setzen“ gedrückt wird.",
    played:
      "{name} hat ein Ergebnis. Beim Zurückziehen bleibt es, und jedes der {open} nicht gespielten Matches geht kampflos an den Gegner; dann letzter Platz, ohne Weiterkommen. | {name} hat {results} Ergebnisse. Beim Zurückziehen bleiben sie, und jedes der {open} nicht gespielten Matches geht kampflos an den Gegner; dann letzter Platz, ohne Weiterkommen.",
    gone: {
      out: "{name} ist zurückgezogen. Nimmt man das zurück, ist der Name wieder im Teilnehmerfeld.",
      stands:
        "{name} ist zurückgezogen, die Ergebnisse bleiben. Nimmt man das zurück, entfallen die kampflosen Siege, und die Ergebnisse bleiben.",
      struck:
        "{name} ist zurückgezogen, alle Ergebnisse sind gestrichen. Nimmt man das zurück, zählen sie wieder.",
    },
    withdraw: "Zurückziehen",
    withdrawStands: "Zurückziehen, Ergebnisse bleiben",
    strike: "Ergebnis streichen | Alle {n} Ergebnisse streichen",
    letStand: "Ergebnis stehen lassen | Die {n} Ergebnisse stehen lassen",
    takeBack: "Rückzug zurücknehmen",
    remove: "Von der Liste nehmen",
  },
  replace: {
    open: "Ersetzen durch …",
    text: "Wer hereinkommt, übernimmt Startplatz {seat} mit Matches, Zeiten und Feldern; {name} wird zurückgezogen.",
    who: "Wer",
    somebodyNew: "Jemand Neues",
    action: "Auf {seat} setzen",
  },
  rankingId: "Ranglisten-ID",
  refresh: {
    title: "dGrades aktualisieren",
    text: "Wer im Teilnehmerfeld ist, erhält die dGrades der Liste, gefunden über Ranglisten-ID oder Name. Niemand wird umgesetzt: Blöcke, die jetzt anders ausgelost würden, werden markiert.",
    placeholder: "id, name, country, dGrade, max 12-mo\n4711, Mere Wrenfield, NZL, 2106, 2110",
    hint: "Die Rangliste als CSV oder aus einer Tabelle. Die erste Zeile darf die Spalten nennen: id, name, country, dGrade, max 12-mo, estimated.",
    address: "Liste unter",
    fetch: "Liste abrufen",
    fetching: "Wird abgerufen …",
    noAddress:
      "In den Einstellungen lässt sich die Adresse der Liste angeben, um sie von hier abzurufen.",
    toSettings: "Adresse eintragen",
    cannot: "Diese Liste lässt sich nicht verwenden.",
    noGrades: "Keine Spalte der Liste enthält dGrades. Sie muss „dGrade“ oder „max 12-mo“ heißen.",
    players: "Keine Spieler in der Liste. | {n} Spieler in der Liste. | {n} Spieler in der Liste.",
    sums: {
      changed: "Kein dGrade ändert sich | {n} dGrade ändert sich | {n} dGrades ändern sich",
      same: "{n} bleibt, wie er ist | {n} bleiben, wie sie sind",
      open: "{n} noch zu klären | {n} noch zu klären",
      unmatched: "{n} nicht in der Liste | {n} nicht in der Liste",
    },
    lines: "Was die Liste ändert",
    now: "jetzt",
    listedAs: "in der Liste: {name}",
    ambiguous: {
      title: "Mehrfach gefunden",
      text: "Angeben, wer wer ist; sonst bleiben die alten dGrades.",
      none: "dGrades lassen, wie sie sind",
      candidate: "Zeile {line}: {name}",
    },
    unmatched: {
      title: "Nicht in der Liste",
      text: "Ihre dGrades bleiben.",
    },
    unread: {
      title: "Nicht gelesen",
      text: "Diese dGrades bleiben, wie sie sind.",
      line: "Zeile {line}, {name}. {what}",
    },
    action: "Nichts zu aktualisieren | {n} dGrade aktualisieren | {n} dGrades aktualisieren",
    done: "Die dGrades von {n} Teilnehmern sind aktualisiert. | Der dGrade von {n} Teilnehmer ist aktualisiert. | Die dGrades von {n} Teilnehmern sind aktualisiert.",
  },
  import: {
    open: "Liste einlesen",
    title: "Liste einlesen",
    paste: "Liste einfügen",
    placeholder: "name, country, dGrade, max 12-mo, estimated\nMere Wrenfield, NZL, 2106, 2110,",
    hint: "Aus einer Tabelle oder CSV-Datei, ein Teilnehmer je Zeile. Die erste Zeile darf die Spalten nennen: name, country, dGrade, max 12-mo, estimated, ball.",
    file: "Datei wählen",
    drop: "oder hier ablegen",
    reading: "Liest, {n} %",
    cannot: "Diese Liste lässt sich nicht einlesen.",
    line: "Zeile",
    lines: "Die Zeilen der Liste",
    firstOnly: "Unten stehen die ersten {n} Zeilen.",
    willDo: "Was geschieht",
    onlyWrong: "Nur die fehlerhafte Zeile zeigen | Nur die {n} fehlerhaften Zeilen zeigen",
    readAnyway: "Trotzdem einlesen",
    notYet: "Vorher ist nichts im Teilnehmerfeld.",
    action: "Nichts einzulesen | {n} Teilnehmer einlesen | {n} Teilnehmer einlesen",
    done: "{n} Teilnehmer sind im Teilnehmerfeld. | {n} Teilnehmer ist im Teilnehmerfeld. | {n} Teilnehmer sind im Teilnehmerfeld.",
    counts: {
      lines: "Keine Zeilen: | {n} Zeile: | {n} Zeilen:",
      read: "keine unverändert | {n} unverändert gelesen | {n} unverändert gelesen",
      readWithout: "{n} ohne das Fehlerhafte gelesen | {n} ohne das Fehlerhafte gelesen",
      leftOut: "{n} ausgelassen | {n} ausgelassen",
    },
    readAs: {
      header: "Spalten: {columns}. {separator}, {encoding}.",
      content:
        "Die erste Zeile nennt keine Spalten; nach dem Inhalt sind es: {columns}. {separator}, {encoding}.",
    },
    separator: {
      comma: "Getrennt durch Kommas",
      semicolon: "Getrennt durch Semikolons",
      tab: "Getrennt durch Tabulatoren",
      none: "Ein Name je Zeile",
    },
    encoding: {
      "utf-8": "UTF-8",
      "utf-16": "UTF-16",
      "windows-1252": "Windows- oder Latin-1-Zeichen",
    },
    verdict: {
      read: "Einlesen",
      readWithout: "Ohne das eingelesen.",
      doubled: "Ausgelassen.",
      readAnyway: "Eingelesen.",
      leftOut: "Ausgelassen.",
    },
    problem: {
      nameMissing: "Der Name fehlt.",
      nameTooLong: "Der Name hat {length} Zeichen, mehr als {most}.",
      quoteOpen: "Hier beginnt ein Anführungszeichen und endet nicht; alles Folgende gehört dazu.",
      otherSeparator: "Diese Zeile ist anders getrennt, durch „{value}“.",
      sameAsLine: "Gleicher Name wie in Zeile {line}.",
      inField: "{value} ist schon im Teilnehmerfeld.",
      countryForm: "„{value}“ ist kein Kürzel aus drei Buchstaben.",
      gradeForm: "{column}: „{value}“ ist keine ganze Zahl.",
      ballForm: "Kugel: „{value}“ ist keine Zahl von 1 bis 999.",
      ballTwice: "Kugel {value} steht auch in Zeile {line}.",
      tooManyFields: "Mehr Werte als Spalten: „{value}“.",
    },
    list: {
      empty: "Es steht nichts darin.",
      notText: {
        workbook:
          "Das ist eine Arbeitsmappe. Als CSV speichern oder die Zellen kopieren und hier einfügen.",
        binary: "Das ist keine Textdatei. Die Liste als CSV speichern.",
      },
      tooLarge:
        "Die Datei hat {megabytes} MB, mehr als {most}. Ein Teilnehmerfeld braucht wenige Kilobyte; ist es die richtige Datei?",
      noSeparator:
        "Zwischen den Spalten steht weder Komma noch Semikolon noch Tabulator, wie in „{value}“. Mit einem davon speichern.",
      noNameColumn:
        "Keine Spalte enthält Namen; die erste Zeile ist „{value}“. Die Spalte muss „name“ heißen.",
      tooMany: "Es sind {rows} Zeilen; {room} passen noch.",
      columnsNotRead: "Nicht gelesen: {value}.",
    },
  },
} satisfies Texts;
