import { stalenessOf } from "@drawroom/shared";
import { expect, it } from "vitest";
import { eventWith, nth, SINGLES } from "../support/builders";
import { after, undone, type World } from "../support/world";
import { pick, printSeats } from "../support/blocks";

/** Nine in three: A has 1, 6, 7; B 2, 5, 8; C 3, 4, 9. */
const nine = (): World => eventWith({ entrants: 9, blocks: 3 });
const stale = (world: World): string =>
  [...stalenessOf(world.state, SINGLES)].map((block) => block.slice(-1)).join("");

it("[STL-1] nothing is stale after a snake-seed, or before one", () => {
  expect(stale(nine())).toBe("");
  const unseeded = after(eventWith({ entrants: 9 }), {
    type: "createBlocks",
    competition: SINGLES,
    count: 3,
    qualifiers: 2,
  });
  expect(stale(unseeded)).toBe("");
});

it("[STL-1] a grade that shifts the rank order flags the blocks it touches, and nothing moves", () => {
  const world = nine();
  const graded = after(world, { type: "editEntrant", entrant: nth(5), current: 2475 });
  expect(stale(graded)).toBe("BC");
  expect(printSeats(graded.state)).toEqual(printSeats(world.state));
  expect(stale(after(graded, { type: "seedBlocks", competition: SINGLES }))).toBe("");
});

it("[STL-1] a grade that shifts nothing flags nothing", () => {
  expect(stale(after(nine(), { type: "editEntrant", entrant: nth(5), current: 2461 }))).toBe("");
});

it("[STL-1] a withdrawal flags each block whose seats would be others", () => {
  expect(stale(after(nine(), { type: "withdrawEntrant", entrant: nth(9) }))).toBe("C");
  expect(stale(after(nine(), { type: "withdrawEntrant", entrant: nth(1) }))).toBe("ABC");
});

it("[STL-1] a withdrawal taken back takes the flags back", () => {
  const left = after(nine(), { type: "withdrawEntrant", entrant: nth(1) });
  expect(stale(after(left, { type: "takeBackWithdrawal", entrant: nth(1) }))).toBe("");
});

it("[STL-1] a replacement flags where the rank order shifts, and only there", () => {
  const replaced = (current: number): World =>
    after(nine(), {
      type: "replaceEntrant",
      entrant: nth(5),
      by: { id: "newaaa", name: "New", current },
    });
  expect(stale(replaced(2460))).toBe("");
  expect(stale(replaced(1000))).toBe("ABC");
});

it("[STL-1] somebody who joins late flags the block that would get the seat", () => {
  const late = { id: "latexx", competition: SINGLES, name: "Late", current: 100 };
  expect(stale(after(nine(), { type: "addEntrant", entrant: late }))).toBe("C");
});

it("[STL-1] another basis flags what it changes", () => {
  const fields = (number: number) => ({ max12: number === 9 ? 3000 : null });
  const world = eventWith({ entrants: 9, blocks: 3, fields });
  expect(
    stale(after(world, { type: "changeCompetition", competition: SINGLES, basis: "max12" })),
  ).toBe("ABC");
});

it("[STL-1] seats changed by hand are flagged, and no more once they are back", () => {
  const picked = after(nine(), pick(nth(1), "C1"));
  expect(stale(picked)).toBe("AC");
  expect(stale(after(picked, pick(nth(3), "C1")))).toBe("");
  expect(stale(undone(picked))).toBe("");
});

it("[STL-1] a field too small for its blocks flags them all", () => {
  const leaving = [4, 5, 6, 7].map(
    (number) => ({ type: "withdrawEntrant", entrant: nth(number) }) as const,
  );
  expect(stale(after(nine(), ...leaving))).toBe("ABC");
});
