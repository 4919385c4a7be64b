import type { Texts } from "../languages";

export const messages = {
  brackets: "Slutspel",
  none: "Inget slutspel här än. Det visas så snart arrangören lägger till ett.",
  nobody: "Ingen är med i det här slutspelet än.",
  what: {
    drawn: "{n} deltagare. | {n} deltagare.",
    byes: "{n} frirond. | {n} frironder.",
    ofBlocks: "{n} från {blocks} block.",
    bestOf: "Bäst av {n} partier.",
  },
  before:
    "Inte lottat än: tills alla block är klara visar raderna seedningar och placeringar, inga namn.",
  beforeField: "Inte lottat än: raderna visar seedningar, inga namn.",
  part: {
    label: "Del av slutspelet",
    whole: "Hela slutspelet",
    half: { 0: "Övre halvan", 1: "Nedre halvan" },
    lines: "Rad {from} till {to}",
  },
  champion: "Segrare",
  goesOn: "Går vidare",
  thirdPlace: "Tredje plats",
  sheet: "Slutspelsträd, {name}",
  round: "Ronder",
  matches: "{n} match | {n} matcher",
  winner: "vann",
  seed: "seedning {n}",
  finalAt: "Final, {when}",
  onCourtAt: "Vinnare {court}, pågår",
  onCourt: "Vinnaren av en match som pågår",
  nowAt: "På {court} nu",
  now: "På banan nu",
  find: {
    label: "Sök en spelare",
    hint: "Del av ett namn",
    none: "Ingen med ”{text}” är med i det här slutspelet.",
    to: "Gå till {name}",
    shown: "{name}, {round}",
  },
  placings: {
    title: "Slutplaceringar",
    soFar: "Placeringar hittills",
  },
  news: {
    title: "Blocken har ändrats sedan den här lottningen.",
    titleField: "Startfältet har ändrats sedan den här lottningen.",
    missing: "Saknas: {names}.",
    tooMany: "Hör inte längre hit: {names}.",
    one: "{name} ({why})",
    why: {
      corrected: "ett resultat i ett block rättades",
      withdrawn: "utgått",
      replaced: "ersatt",
      added: "kom in senare",
    },
  },
  working: {
    title: "Så seedades slutspelet",
    style: {
      "ranking-tiered":
        "Nivåer efter ranking. Alla ettor i ordning efter dGrade, sedan alla tvåor och så vidare.",
      "block-protected":
        "Block flätade. Ettorna i blockens ordning, sedan tvåorna; inga två från samma block möts i rond 1.",
      "tiered-separated":
        "Nivåer, block åtskilda. I ordning efter dGrade tar var och en nivåns första lediga seedning som håller isär dem från samma block.",
      "grade-separation":
        "Block åtskilda efter dGrade (WCF). Varje grupp tar sina seedningar i ordning efter dGrade, skilda från redan placerade från samma block.",
    },
    seeds: "Seedning efter dGrade; frironder går först till de högst seedade.",
    seedsAndDraw: "Seedning efter dGrade; alla andra slumplottades på de rader som var kvar.",
    drawn: "Ingen är seedad: alla slumplottades.",
    group: {
      block: "{place} i blocket",
      seeded: "Seedade",
      drawn: "Slumplottade",
    },
    place: {
      1: "Etta",
      2: "Tvåa",
      3: "Trea",
      4: "Fyra",
      5: "Femma",
      6: "Sexa",
      7: "Sjua",
      8: "Åtta",
    },
    columns: "Block, dGrade",
    grade: "dGrade",
    struck: "seedning {n} efter dGrade",
    all: "Alla {n} grupper",
    fewer: "Färre grupper",
    note: {
      half: "Seedning {seed} är i samma halva som {name}{also}.",
      quarter: "Seedning {seed} är i samma fjärdedel som {name}{also}.",
      eighth: "Seedning {seed} är i samma åttondel som {name}{also}.",
      section: "Seedning {seed} är i samma av {sections} delar som {name}{also}.",
      also: ", också block {letter}",
      taken: "Seedning {seed} hade gått till {name}.",
      earlierSeedFree: "En tidigare seedning än {seed} hade lämnats ledig.",
      keptForOthers: "Seedning {seed} hölls ledig för andra som hade färre att välja på.",
      swap: "Ingen seedning som var kvar passade; tog seedning {to}, som {name} lämnade ifrån sig.",
      swapFrom: "Lämnade seedning {from} till {name} och tog seedning {to}.",
      exchange: "Bytte seedning med {name}: två från samma block skulle ha mötts i rond 1.",
    },
    moved: "Flyttad för hand, till rad {line}.",
    replaced: "Ersatt av {name}.",
    fallback:
      "Block åtskilda efter dGrade (WCF) var valt, men saknar lottning för det här startfältet.",
    warning: {
      sameBlockRoundOne:
        "Seedning {a} och {b} är från samma block och möts i rond 1: inget byte undviker det.",
      noSuitableSeed:
        "Ingen seedning som var kvar passade {name}, inte heller genom byte; det blev seedning {seed}.",
    },
  },
  print: {
    action: "Skriv ut",
    code: "Turneringens adress som kod",
    on: "Som det stod {when}",
  },
} satisfies Texts;
