import {
  matchesOf,
  needsOf,
  standingsOf,
  type EventState,
  type NeededResult,
} from "@drawroom/shared";
import fc from "fast-check";
import { expect, it } from "vitest";
import { resultOf } from "../support/blocks";
import { BLOCK_A, oneBlock } from "../support/standing";
import { after, type World } from "../support/world";

const scene = fc.record({
  size: fc.integer({ min: 3, max: 6 }),
  qualifiers: fc.integer({ min: 1, max: 3 }),
  ties: fc.boolean(),
  left: fc.integer({ min: 1, max: 7 }),
  keys: fc.infiniteStream(fc.nat()),
});

/** Plays matches in a random order with random scores until so many are left. */
function played(
  world: World,
  left: number,
  keys: { next(): { value: number } },
  ties: boolean,
): World {
  const order = matchesOf(world.state, { block: BLOCK_A })
    .filter(({ outcome }) => outcome.kind === "open")
    .map((match) => ({ match, key: keys.next().value }))
    .sort((x, y) => x.key - y.key);
  const inputs = order.slice(0, Math.max(0, order.length - left)).map(({ match }) => {
    const [x, y] = [keys.next().value % 4, keys.next().value % 4];
    const game = x === y && !ties ? ([x + 1, y] as const) : ([x, y] as const);
    return resultOf("A", match.a.seed, match.b.seed, { games: [game] });
  });
  return after(world, ...inputs);
}

const cameAbout = (state: EventState, wishes: readonly NeededResult[]): boolean =>
  matchesOf(state, { block: BLOCK_A }).every(({ id, outcome }) => {
    const wish = wishes.find(({ match }) => match === id);
    return !wish || wish.winner === (outcome.winner ?? "level");
  });

it("[RES-7] what is said to be sure comes true however the block ends", () => {
  let sure = 0;
  let kept = 0;
  fc.assert(
    fc.property(scene, ({ size, qualifiers, ties, left, keys }) => {
      const stream = keys as unknown as { next(): { value: number } };
      const format = { bestOf: 1, gameTo: null, ties } as const;
      const before = played(oneBlock(size, { qualifiers, format }), left, stream, ties);
      const { needs } = needsOf(before.state, BLOCK_A);
      const end = played(before, 0, stream, ties).state;
      const through = new Map(
        standingsOf(end, BLOCK_A).rows.map((row) => [row.entrant, row.through]),
      );
      const outcomes = new Map(matchesOf(end, { block: BLOCK_A }).map((one) => [one.id, one]));
      for (const { entrant, chance, prospects } of needs) {
        if (chance === "through") expect(through.get(entrant)).toBe("yes");
        if (chance === "out") expect(through.get(entrant)).toBe("no");
        if (chance === "through" || chance === "out") sure++;
        const own = [...outcomes.values()].find(
          ({ id, a, b }) =>
            before.state.matches[id]?.result === undefined &&
            (a.entrant === entrant || b.entrant === entrant),
        );
        const winner = own?.outcome.winner;
        const came = !own
          ? null
          : winner === null
            ? "level"
            : own[winner!].entrant === entrant
              ? "win"
              : "loss";
        const prospect = prospects.find((one) => one.own === came)?.prospect;
        if (prospect?.kind === "through") expect(through.get(entrant)).toBe("yes");
        if (prospect?.kind === "out") expect(through.get(entrant)).toBe("no");
        if (prospect?.kind !== "if") continue;
        if (!prospect.ways.some((way) => cameAbout(end, way))) continue;
        kept++;
        expect(through.get(entrant)).toBe("yes");
      }
    }),
    { numRuns: 150, seed: 20260513 },
  );
  expect([sure > 50, kept > 10]).toEqual([true, true]);
});
