import type { Texts } from "../languages";

export const messages = {
  title: "Format",
  through:
    "Nobody goes through. | The first of each block goes through. | The first {n} of each block go through.",
  none: "No blocks yet. Say how many there are to be; then the field is dealt into them.",
  notSeeded:
    "The blocks are there, the seats are empty. Snake-seed deals the field into them by rank.",
  drawByHand: "Live draw",
  goToDraw: "Go to the draw",
  live: "A live draw is running, {drawn} of {total} drawn. Seats not drawn show as empty to everybody.",
  count: "Blocks",
  countHint: "1 to 26, two entrants or more in each",
  size: "{size} in each",
  sizes: "{larger} of {more}, the others of {size}",
  qualifiers: "Through from each",
  qualifiersHint: "Decides the last rounds",
  setUp: "Make the blocks",
  setUpAgain: "Change",
  basis: { label: "Seed by", current: "Current dGrade", max12: "Max 12-mo dGrade" },
  drawRules: {
    label: "Draw rules:",
    spreadCountries: "Spread countries",
    spreadCountriesHint:
      "Exchanges within a tier, so that each country is spread over the blocks as evenly as the field allows.",
    lastRoundApart: "Countries apart in last round",
    lastRoundApartHint:
      "Exchanges inside a block, so that no two of a country meet in its last round.",
    atOnce:
      "Turning a rule on or off deals the blocks anew at once, by the highest dGrade in 12 months.",
  },
  seed: "Snake-seed",
  seedAgain: "Snake-seed again",
  seedHint: "Deals the field by rank: A, B, C … and back.",
  replacesHand:
    "Replaces the change made by hand with the computed draw. | Replaces the {n} changes made by hand with the computed draw.",
  stale: "The field would be drawn otherwise now. Your seats are kept until you press it.",
  goOn: "Do it all the same",
  average: "Average, seeds 2 to {last}",
  countries: "By country:",
  move: "{seed}: {name}, {seat}, choose another seat",
  moved: "{name} is now {seat}.",
  find: {
    label: "Find a player",
    hint: "Enter goes to their seat; there Enter opens the seats.",
    nobody: "Nobody of that name has a seat.",
    one: "Enter goes to {name}, {seat}.",
    several: "Enter goes to {name}, {seat}; {more} more.",
  },
  pick: {
    title: "A seat for {name}",
    label: "{name} to seat",
    placeholder: "Seat or name, such as A1",
    seats: "Seats",
    none: "No such seat, nobody of that name.",
  },
} satisfies Texts;
