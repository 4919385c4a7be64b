import {
  canonicalJson,
  emptyState,
  makeChange,
  recordStep,
  NO_HISTORY,
  inverseOf,
  type Held,
} from "@drawroom/shared";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { rolls } from "../support/arbitraries";
import { eventWith } from "../support/builders";
import { worldsOf } from "../support/moves";
import { redone, undone, type World } from "../support/world";

const START = eventWith({ entrants: 11, blocks: 2, orderOfPlay: true });
const seen = new Set<string>();
afterAll(() => expect(seen.size, "the runs made hardly any kind of fact").toBeGreaterThan(20));

const lastOf = (list: Parameters<typeof worldsOf>[1]): World => {
  const world = worldsOf(START, list).at(-1) ?? START;
  for (const change of world.changes) for (const fact of change.facts) seen.add(fact.type);
  return world;
};

describe("what is held and what is kept", () => {
  test("[HUB-2] the facts alone, from nothing, give the state and every patch again", () => {
    fc.assert(
      fc.property(rolls(), (list) => {
        const world = lastOf(list);
        let held: Held = { version: 0, state: emptyState() };
        for (const change of world.changes) {
          const replayed = makeChange(held, change.facts, change);
          expect(replayed.change).toEqual(change);
          held = replayed.held;
        }
        expect(canonicalJson(held)).toBe(canonicalJson(world.held));
      }),
    );
  });

  test("[HUB-1] versions are 1 to n without a gap", () => {
    fc.assert(
      fc.property(rolls(), (list) => {
        const { changes } = lastOf(list);
        expect(changes.map(({ version }) => version)).toEqual(changes.map((_, index) => index + 1));
      }),
    );
  });

  test("[HUB-8] the last step, taken back, gives the state before it byte for byte; made again, that after it", () => {
    fc.assert(
      fc.property(rolls(), (list) => {
        const world = lastOf(list);
        const step = world.history.undo.at(-1);
        if (!step) return;
        const back = undone(world);
        // Publication is never restored to an older version (ACC-3).
        if (step.facts.some((fact) => /ublished$/.test(fact.type))) return;
        const before = world.before[step.version - 1];
        if (step.version === world.held.version) {
          expect(canonicalJson(back.state)).toBe(canonicalJson(before?.state));
        }
        expect(canonicalJson(redone(back).state)).toBe(canonicalJson(world.state));
      }),
    );
  });

  test("[HUB-8] a journal that keeps what takes each change back gives the same history", () => {
    fc.assert(
      fc.property(rolls(), (list) => {
        const { changes, before, history } = lastOf(list);
        const kept = changes.reduce(
          (steps, change, index) =>
            recordStep(steps, change, inverseOf(before[index]!.state, change)),
          NO_HISTORY,
        );
        expect(kept).toEqual(history);
      }),
    );
  });
});
