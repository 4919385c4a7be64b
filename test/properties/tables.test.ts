import fc from "fast-check";
import { expect, test } from "vitest";
import { idsOf, withRecords } from "../../shared/src/patch/table";

/** Some puts after one another, on a table that is small or large at the start. */
const puts = fc.array(
  fc.dictionary(fc.constantFrom(...Array.from({ length: 200 }, (_, n) => `r.${n}`)), fc.nat(), {
    maxKeys: 8,
  }),
  { maxLength: 12 },
);

test("[HUB-3] records put into a table, small or large, are where spreading would put them, and the old table stays", () => {
  fc.assert(
    fc.property(fc.constantFrom(0, 3, 120, 127, 128, 160), puts, (size, all) => {
      const first = Object.fromEntries(Array.from({ length: size }, (_, n) => [`r.${n}`, n]));
      let table: Readonly<Record<string, number>> = first;
      let plain = first;
      for (const records of all) {
        const before = JSON.stringify(table);
        const next = withRecords(table, records);
        plain = { ...plain, ...records };
        expect(JSON.stringify(next)).toBe(JSON.stringify(plain));
        expect(idsOf(next)).toEqual(Object.keys(plain));
        expect(JSON.stringify(table)).toBe(before);
        table = next;
      }
    }),
  );
});
