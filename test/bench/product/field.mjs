/** @typedef {{ id: string, name: string, country: string | null, current: number, max12: number }} Invented */

const firsts = [
  "Anna",
  "Bjarne",
  "Ciara",
  "Dilan",
  "Edda",
  "Farid",
  "Grace",
  "Hana",
  "Ivo",
  "Jolanta",
];
const lasts = [
  "Ashcomb",
  "Brookwell",
  "Carrick",
  "Dunmor",
  "Eastlak",
  "Fairholm",
  "Garsid",
  "Hollis",
];
// None is another's beginning: a whole name typed means one person.
const ends = ["ley", "er", "son", "ton"];
const countries = [
  "ENG",
  "NZL",
  "AUS",
  "USA",
  "IRL",
  "EGY",
  "ESP",
  "WAL",
  "SCO",
  "CAN",
  "RSA",
  "SWE",
];
const letters = "abcdefghijklmnopqrstuvwxyz";

/**
 * A field of invented people, the strongest first; the same for everybody.
 * @param {number} count at most 676
 * @returns {Invented[]}
 */
export function inventedField(count) {
  return Array.from({ length: count }, (_, index) => ({
    id: `entr${letters[Math.floor(index / 26)]}${letters[index % 26]}`,
    name: `${firsts[index % 10]} ${lasts[(index * 3) % 8]}${ends[Math.floor(index / 8) % 4]}`,
    country: countries[(index * 5) % 12] ?? null,
    current: 2800 - 11 * index,
    max12: 2820 - 11 * index,
  }));
}
