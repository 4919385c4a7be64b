import {
  drawLogOf,
  handChangesOf,
  hasOtherLastRound,
  type Competition,
  type EventState,
} from "@drawroom/shared";
import { expect, it } from "vitest";
import { pick, printSeats } from "../support/blocks";
import { entrants, eventWith, nth, SINGLES } from "../support/builders";
import { after, answerTo, lastFacts, undone, type World } from "../support/world";

const SEED = { type: "seedBlocks", competition: SINGLES } as const;

/** Sixteen in two blocks, with both draw rules on; 7th and 8th of A from one country. */
function withRules(qualifiers = 4): World {
  const countries = "A B C D E F G H I J K L M N O M".split(" ");
  const world = eventWith({
    entrants: 16,
    blocks: 2,
    qualifiers,
    orderOfPlay: true,
    fields: (number) => ({
      country: countries[number - 1] ?? null,
    }),
  });
  const competition: Competition = {
    ...world.state.competitions[SINGLES]!,
    drawRules: { spreadCountries: true, lastRoundApart: true },
  };
  const state: EventState = { ...world.state, competitions: { [SINGLES]: competition } };
  return { ...world, state, held: { ...world.held, state } };
}

it("[LOG-1] a snake-seed with a rule on writes the log, and the next one takes its place", () => {
  const seeded = after(withRules(), SEED);
  expect(drawLogOf(seeded.state, SINGLES)).toMatchObject({
    basis: "max12",
    qualifiers: 4,
    exempt: [],
  });
  expect(answerTo(seeded, SEED)).toEqual({ ok: true, value: [] });
  const again = after(seeded, pick(nth(3), "A1"), SEED);
  expect(handChangesOf(again.state, SINGLES)).toEqual([]);
  expect(drawLogOf(again.state, SINGLES)).toEqual(drawLogOf(seeded.state, SINGLES));
});

it("[LOG-2] names and grades in it are those of the moment of the draw", () => {
  const seeded = after(withRules(), SEED);
  const before = drawLogOf(seeded.state, SINGLES);
  const renamed = after(seeded, { type: "editEntrant", entrant: nth(16), name: "Somebody Else" });
  expect(drawLogOf(renamed.state, SINGLES)).toEqual(before);
});

it("[LOG-4] exchanges by hand are listed after it, and its averages stay those of the computed draw", () => {
  const seeded = after(withRules(), SEED);
  const picked = after(seeded, pick(nth(3), "A1"));
  expect(handChangesOf(picked.state, SINGLES)).toHaveLength(1);
  expect(drawLogOf(picked.state, SINGLES)).toEqual(drawLogOf(seeded.state, SINGLES));
});

it("[LOG-1] with no rule on there is no log of the draw, only one of hand changes", () => {
  const seeded = after(eventWith({ entrants: 8, blocks: 2 }), pick(nth(3), "A1"));
  expect(drawLogOf(seeded.state, SINGLES)).toBeNull();
  expect(handChangesOf(seeded.state, SINGLES)).toHaveLength(1);
});

it("[LRA-6] the log is out of date where the number of qualifiers gives other last-round pairs", () => {
  const through = (qualifiers: number) =>
    ({ type: "changeCompetition", competition: SINGLES, qualifiers, confirmed: true }) as const;
  const seeded = after(withRules(), SEED);
  expect(hasOtherLastRound(seeded.state, SINGLES)).toBe(false);
  expect(hasOtherLastRound(after(seeded, through(3)).state, SINGLES)).toBe(false);
  const changed = after(seeded, through(2));
  expect(hasOtherLastRound(changed.state, SINGLES)).toBe(true);
  expect(hasOtherLastRound(after(changed, SEED).state, SINGLES)).toBe(false);
});

it("[HUB-8] undone, a snake-seed gives back seats, log and list", () => {
  const picked = after(after(withRules(), SEED), pick(nth(3), "A1"));
  const seeded = after(picked, SEED);
  expect(lastFacts(seeded).map((fact) => fact.type)).toEqual(["blocksSeeded", "drawLogWritten"]);
  const back = undone(seeded);
  expect(printSeats(back.state)).toEqual(printSeats(picked.state));
  expect(handChangesOf(back.state, SINGLES)).toHaveLength(1);
});

it("[LOG-2] a field of one name and many equal grades is drawn the same from any order", () => {
  const list = entrants(12, () => ({ name: "Same", current: 2000 }));
  const seated = (given: typeof list): string[] =>
    printSeats(
      after(
        eventWith(),
        { type: "importEntrants", competition: SINGLES, entrants: given },
        { type: "createBlocks", competition: SINGLES, count: 3, qualifiers: 2 },
        SEED,
      ).state,
    );
  expect(seated([...list].reverse())).toEqual(seated(list));
});
