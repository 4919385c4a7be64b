import { applyChange, canonicalJson, emptyState, type Change, type Held } from "@drawroom/shared";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rolls } from "../support/arbitraries";
import { eventWith } from "../support/builders";
import { worldsOf } from "../support/moves";

const START = eventWith({ entrants: 11, blocks: 2, orderOfPlay: true });
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe("patches", () => {
  test("[HUB-3] each change as sent, applied to the version before as sent, gives what the server holds", () => {
    fc.assert(
      fc.property(rolls(), (list) => {
        const world = worldsOf(START, list).at(-1)!;
        let held: Held = overTheWire({ version: 0, state: emptyState() });
        world.changes.forEach((change, index) => {
          held = applyChange(held, overTheWire<Change>(change));
          const server = world.before[index + 1] ?? world.held;
          expect(canonicalJson(held)).toBe(canonicalJson(server));
        });
      }),
    );
  });

  test("[HUB-3] applying one leaves the state before as it was", () => {
    fc.assert(
      fc.property(rolls({ max: 15 }), (list) => {
        const world = worldsOf(START, list).at(-1)!;
        world.changes.forEach((change, index) => {
          const before = world.before[index]!;
          const text = canonicalJson(before);
          applyChange(before, change);
          expect(canonicalJson(before)).toBe(text);
        });
      }),
    );
  });

  test("[HUB-3] no record is put that is as it was", () => {
    fc.assert(
      fc.property(rolls(), (list) => {
        const world = worldsOf(START, list).at(-1)!;
        world.changes.forEach((change, index) => {
          const before = world.before[index]!.state;
          for (const [table, records] of Object.entries(change.patch.put ?? {})) {
            for (const [id, record] of Object.entries(records)) {
              const was = (before[table as "seats"] as Record<string, unknown>)[id];
              expect(canonicalJson(record), `${table} ${id}`).not.toBe(was && canonicalJson(was));
            }
          }
        });
      }),
    );
  });
});
