import type { Texts } from "../languages";

export const messages = {
  brackets: "Tableaus",
  none: "Hier gibt es noch kein Tableau. Es erscheint, sobald die Turnierleitung eines hinzufügt.",
  nobody: "In diesem Tableau ist noch niemand.",
  what: {
    drawn: "{n} Teilnehmer. | {n} Teilnehmer.",
    byes: "{n} Freilos. | {n} Freilose.",
    ofBlocks: "{n} aus {blocks} Blöcken.",
    bestOf: "Best of {n} Spiele.",
  },
  before:
    "Noch nicht ausgelost: Bis alle Blöcke fertig sind, zeigen die Linien Setznummern und Blockplätze, keine Namen.",
  beforeField: "Noch nicht ausgelost: Die Linien zeigen Setznummern, keine Namen.",
  part: {
    label: "Teil des Tableaus",
    whole: "Ganzes Tableau",
    half: { 0: "Obere Hälfte", 1: "Untere Hälfte" },
    lines: "Linien {from} bis {to}",
  },
  champion: "Turniersieg",
  goesOn: "Kommt weiter",
  thirdPlace: "Spiel um Platz 3",
  sheet: "Tableau {name}",
  round: "Runden",
  matches: "{n} Match | {n} Matches",
  winner: "gewonnen",
  seed: "Setznr. {n}",
  finalAt: "Finale, {when}",
  onCourtAt: "Sieger von {court}, läuft",
  onCourt: "Sieger eines laufenden Matches",
  nowAt: "Jetzt auf {court}",
  now: "Jetzt auf dem Feld",
  find: {
    label: "Spieler suchen",
    hint: "Teil eines Namens",
    none: "Niemand mit „{text}“ ist in diesem Tableau.",
    to: "Zu {name}",
    shown: "{name}, {round}",
  },
  placings: {
    title: "Endplatzierungen",
    soFar: "Platzierungen bisher",
  },
  news: {
    title: "Die Blöcke haben sich seit dieser Auslosung geändert.",
    titleField: "Das Teilnehmerfeld hat sich seit dieser Auslosung geändert.",
    missing: "Es fehlen: {names}.",
    tooMany: "Nicht mehr hierher gehören: {names}.",
    one: "{name} ({why})",
    why: {
      corrected: "ein Blockergebnis wurde korrigiert",
      withdrawn: "zurückgezogen",
      replaced: "ersetzt",
      added: "später dazugekommen",
    },
  },
  working: {
    title: "Wie das Tableau gesetzt wurde",
    style: {
      "ranking-tiered":
        "Töpfe nach Rang. Alle Blockersten nach dGrade, dann alle Zweiten und so fort.",
      "block-protected":
        "Blöcke verflochten. Die Ersten in der Reihenfolge der Blöcke, dann die Zweiten; in Runde eins treffen nie zwei eines Blocks aufeinander.",
      "tiered-separated":
        "Töpfe, Blöcke getrennt. Nach dGrade erhält jeder die erste freie Setznummer des Topfs, die Spieler eines Blocks auseinanderhält.",
      "grade-separation":
        "Blöcke getrennt nach dGrade (WCF). Jede Gruppe erhält ihre Setznummern nach dGrade, fern von denen, die aus demselben Block schon gesetzt sind.",
    },
    seeds: "Setznummern nach dGrade; Freilose gehen zuerst an die Bestgesetzten.",
    seedsAndDraw: "Setznummern nach dGrade; alle anderen wurden auf die übrigen Linien gelost.",
    drawn: "Niemand ist gesetzt: Alle wurden gelost.",
    group: {
      block: "{place} im Block",
      seeded: "Gesetzt",
      drawn: "Ausgelost",
    },
    place: {
      1: "Erste",
      2: "Zweite",
      3: "Dritte",
      4: "Vierte",
      5: "Fünfte",
      6: "Sechste",
      7: "Siebte",
      8: "Achte",
    },
    columns: "Block, dGrade",
    grade: "dGrade",
    struck: "nach dGrade Setznr. {n}",
    all: "Alle {n} Gruppen",
    fewer: "Weniger Gruppen",
    note: {
      half: "Setznr. {seed} liegt in der Hälfte von {name}{also}.",
      quarter: "Setznr. {seed} liegt im Viertel von {name}{also}.",
      eighth: "Setznr. {seed} liegt im Achtel von {name}{also}.",
      section: "Setznr. {seed} liegt im selben von {sections} Teilen wie {name}{also}.",
      also: ", ebenfalls Block {letter}",
      taken: "Setznr. {seed} war schon an {name} vergeben.",
      earlierSeedFree: "Eine frühere Setznummer als {seed} war frei geblieben.",
      keptForOthers: "Setznr. {seed} blieb frei für andere, die weniger Auswahl hatten.",
      swap: "Keine übrige Setznummer passte; nun Setznr. {to}, die {name} abgab.",
      swapFrom: "Setznr. {from} an {name} abgegeben, dafür Setznr. {to} erhalten.",
      exchange:
        "Setznummern mit {name} getauscht: Sonst wären zwei eines Blocks in Runde eins aufeinandergetroffen.",
    },
    moved: "Von Hand auf Linie {line} versetzt.",
    replaced: "Ersetzt durch {name}.",
    fallback:
      "Gewünscht war „Blöcke getrennt nach dGrade (WCF)“; dafür gibt es bei diesem Teilnehmerfeld keine Auslosung.",
    warning: {
      sameBlockRoundOne:
        "Die Setznummern {a} und {b} sind aus einem Block und treffen in Runde eins aufeinander: Kein Tausch vermeidet es.",
      noSuitableSeed:
        "Keine übrige Setznummer passte für {name}, auch nicht durch Tausch; es wurde Setznr. {seed}.",
    },
  },
  print: {
    action: "Drucken",
    code: "Adresse dieses Turniers als Code",
    on: "Stand {when}",
  },
} satisfies Texts;
