import fc from "fast-check";
import { entrant, type Fields } from "./builders";

/** Countries as they come at a tournament: one or two send most, some entrants have none. */
const country = fc.oneof(
  { weight: 5, arbitrary: fc.constant("NZL") },
  { weight: 3, arbitrary: fc.constant("AUS") },
  { weight: 2, arbitrary: fc.constantFrom("ENG", "IRL", "USA", "EGY", "SWE") },
  { weight: 1, arbitrary: fc.constant(null) },
);

/** Grades close together, so that ties are common; null where there is none. */
const grade = fc.option(fc.integer({ min: 1500, max: 1520 }), { freq: 6 });

const name = fc.oneof(
  fc.constantFrom("Ann One", "ann one", "Änn One", "Zed", "Óisín", "O'Brien"),
  fc
    .string({ minLength: 1, maxLength: 12, unit: "grapheme" })
    .filter((text) => /^[\p{L}\p{N} ]+$/u.test(text) && text.trim() === text),
);

export type FieldEntrant = ReturnType<typeof entrant>;

/** What makes an entrant one of a field; ids come from the place in it. */
const fields: fc.Arbitrary<Fields> = fc.record({
  name,
  country,
  current: grade,
  max12: grade,
  estimated: grade,
});

/** A field of entrants with different ids, countries skewed. */
export const field = ({ min = 2, max = 40 } = {}): fc.Arbitrary<FieldEntrant[]> =>
  fc
    .array(fields, { minLength: min, maxLength: max })
    .map((list) => list.map((fields, index) => entrant(index + 1, fields)));

/** What one random command is made from: which, and numbers to choose its parts by. */
export interface Roll {
  readonly which: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const die = fc.nat({ max: 9999 });

/** A run of random commands, as rolls; `commandOf` in `./moves` makes each into a command on the world it meets. */
export const rolls = ({ min = 1, max = 40 } = {}): fc.Arbitrary<Roll[]> =>
  fc.array(fc.record({ which: die, a: die, b: die, c: die }), { minLength: min, maxLength: max });
