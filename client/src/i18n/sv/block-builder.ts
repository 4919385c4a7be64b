import type { Texts } from "../languages";

export const messages = {
  title: "Upplägg",
  through:
    "Ingen går vidare. | Ettan i varje block går vidare. | De {n} första i varje block går vidare.",
  none: "Inga block än. Ange hur många det ska vara; sedan fördelas startfältet på dem.",
  notSeeded:
    "Blocken finns, platserna är tomma. ”Seeda i sicksack” fördelar startfältet på dem efter ranking.",
  drawByHand: "Livelottning",
  goToDraw: "Till lottningen",
  live: "En livelottning pågår, {drawn} av {total} dragna. Platser som inte är dragna visas tomma för alla.",
  count: "Block",
  countHint: "1 till 26, minst två deltagare i varje",
  size: "{size} i varje",
  sizes: "{larger} i {more}, {size} i de övriga",
  qualifiers: "Vidare från varje",
  qualifiersHint: "Avgör de sista ronderna",
  setUp: "Skapa blocken",
  setUpAgain: "Ändra",
  basis: { label: "Seeda efter", current: "Aktuell dGrade", max12: "Högsta dGrade 12 mån" },
  drawRules: {
    label: "Lottningsregler:",
    spreadCountries: "Sprid länder",
    spreadCountriesHint:
      "Byter inom en nivå, så att varje land sprids på blocken så jämnt som startfältet tillåter.",
    lastRoundApart: "Skilj länder i sista ronden",
    lastRoundApartHint:
      "Byter inom ett block, så att inga två från samma land möts i blockets sista rond.",
    atOnce:
      "När en regel slås på eller av fördelas blocken om direkt, efter högsta dGrade på 12 månader.",
  },
  seed: "Seeda i sicksack",
  seedAgain: "Seeda om i sicksack",
  seedHint: "Fördelar startfältet efter ranking: A, B, C … och tillbaka.",
  replacesHand:
    "Ersätter ändringen för hand med den beräknade lottningen. | Ersätter de {n} ändringarna för hand med den beräknade lottningen.",
  stale: "Startfältet skulle lottas annorlunda nu. Dina platser står kvar tills du trycker på den.",
  goOn: "Gör det ändå",
  average: "Snitt, seedning 2 till {last}",
  countries: "Per land:",
  move: "{seed}: {name}, {seat}, välj en annan plats",
  moved: "{name} är nu {seat}.",
  find: {
    label: "Sök en spelare",
    hint: "Enter går till platsen; där öppnar Enter platserna.",
    nobody: "Ingen med det namnet har en plats.",
    one: "Enter går till {name}, {seat}.",
    several: "Enter går till {name}, {seat}; {more} till.",
  },
  pick: {
    title: "En plats åt {name}",
    label: "Placera {name}",
    placeholder: "Plats eller namn, till exempel A1",
    seats: "Platser",
    none: "Ingen sådan plats, ingen med det namnet.",
  },
} satisfies Texts;
