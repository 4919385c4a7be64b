import { conflictsOf } from "@drawroom/shared";
import { expect, it } from "vitest";
import { pick } from "../support/blocks";
import { eventWith, nth, SINGLES } from "../support/builders";
import { after, type World } from "../support/world";

/** Eight in two blocks: A has 1, 4, 5, 8 and B 2, 3, 6, 7; two of N, and two without a country. */
const eight = (countries = "N B C D N F - -"): World =>
  eventWith({
    entrants: 8,
    blocks: 2,
    fields: (number) => {
      const country = countries.split(" ")[number - 1];
      return { country: country === "-" ? null : (country ?? null) };
    },
  });
const live = (world: World): World =>
  after(world, { type: "startLiveDraw", competition: SINGLES, order: "seat" });

it("[HND-6] two of one country in a block where one each would do", () => {
  expect(conflictsOf(eight().state, SINGLES)).toEqual([
    {
      block: `${SINGLES}.A`,
      country: "N",
      seats: [`${SINGLES}.A1`, `${SINGLES}.A3`],
      most: 1,
      isByLastBall: false,
    },
  ]);
  expect(conflictsOf(after(eight(), pick(nth(5), "B3")).state, SINGLES)).toEqual([]);
});

it("[HND-6] in a live draw from the ball that makes it, and nothing before", () => {
  const one = after(live(eight()), pick(nth(1), "A1"), pick(nth(2), "A2"));
  expect(conflictsOf(one.state, SINGLES)).toEqual([]);
  const two = after(one, pick(nth(5), "A3"));
  expect(conflictsOf(two.state, SINGLES)).toMatchObject([{ country: "N", isByLastBall: true }]);
  const three = after(two, pick(nth(3), "A4"));
  expect(conflictsOf(three.state, SINGLES)).toMatchObject([{ country: "N", isByLastBall: false }]);
});

it("[HND-6] as many as an even spread gives are none, and a country of more than half is left out", () => {
  expect(conflictsOf(eight("N N N B N C D E").state, SINGLES)).toEqual([]);
  expect(conflictsOf(eight("N N B N N N C N").state, SINGLES)).toEqual([]);
  expect(conflictsOf(eventWith({ entrants: 4, blocks: 1 }).state, SINGLES)).toEqual([]);
});
