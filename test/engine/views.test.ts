import { boardOf, matchesOf, nowOf, type EventState } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { resultOf } from "../support/blocks";
import { eventWith, LAWN_1, LAWN_2, nth, SINGLES } from "../support/builders";
import { after, type World } from "../support/world";

const at = (pair: string, time: string | null, court: string | null = LAWN_1) =>
  ({
    type: "scheduleMatch",
    match: `${SINGLES}.A.${pair}`,
    at: time && `2026-05-13T${time}`,
    court,
  }) as const;
const pairs = (matches: readonly { readonly id: string }[]): string =>
  matches.map((match) => match.id.split(".").at(-1)).join(" ");

/** Six in one block, a day of three lawnfuls. */
const day = (): World =>
  after(
    eventWith({ entrants: 6, blocks: 1, orderOfPlay: true, courts: true }),
    at("1-6", "10:00"),
    at("2-4", "10:00", LAWN_2),
    at("1-5", "11:00"),
    at("2-3", "11:00", LAWN_2),
    at("4-6", "12:00", null),
  );

describe("the matches", () => {
  it("[OOP-5] are by time, then by court, those without a time last", () => {
    expect(pairs(matchesOf(day().state)).split(" ").slice(0, 6)).toEqual([
      "1-6",
      "2-4",
      "1-5",
      "2-3",
      "4-6",
      "3-5",
    ]);
  });

  it("[OOP-5] by court, entrant, block and day", () => {
    const { state } = day();
    expect(pairs(matchesOf(state, { court: LAWN_2 }))).toBe("2-4 2-3");
    expect(matchesOf(state, { entrant: nth(1) })).toHaveLength(5);
    expect(matchesOf(state, { day: "2026-05-13" })).toHaveLength(5);
    expect(matchesOf(state, { day: "2026-05-14" })).toEqual([]);
    expect(matchesOf(state, { block: `${SINGLES}.B` })).toEqual([]);
  });

  it("[OOP-1] carry the names and what became of them", () => {
    const [match] = matchesOf(after(day(), resultOf("A", 1, 6)).state);
    expect(match).toMatchObject({
      round: 1,
      court: LAWN_1,
      a: { seed: 1, name: "Player 001" },
      b: { seed: 6, name: "Player 006" },
      outcome: { kind: "played", winner: "a" },
    });
  });
});

describe("now", () => {
  const now = (state: EventState, time: string) => {
    const { onCourt, next, last } = nowOf(state, `2026-05-13T${time}`);
    return [pairs(onCourt), pairs(next), pairs(last)];
  };

  it("[OOP-5] on court is what has begun and has no result", () => {
    const { state } = day();
    expect(now(state, "09:59")).toEqual(["", "1-6 2-4 1-5 2-3 4-6", ""]);
    expect(now(state, "10:00")).toEqual(["1-6 2-4", "1-5 2-3 4-6", ""]);
  });

  it("[OOP-5] a match that runs late keeps its court, and the next one waits", () => {
    const late = after(day(), resultOf("A", 2, 4));
    expect(now(late.state, "11:05")).toEqual(["1-6 2-3", "1-5 4-6", "2-4"]);
    const over = after(late, resultOf("A", 1, 6));
    expect(now(over.state, "11:05")).toEqual(["1-5 2-3", "4-6", "1-6 2-4"]);
  });

  it("[OOP-5] yesterday's matches are not on court today", () => {
    const { onCourt, next } = nowOf(day().state, "2026-05-14T10:00");
    expect([onCourt, next]).toEqual([[], []]);
  });

  it("[WDR-2] a walkover by withdrawal is neither next nor news", () => {
    const left = after(day(), resultOf("A", 2, 4), { type: "withdrawEntrant", entrant: nth(4) });
    expect(now(left.state, "10:30")).toEqual(["1-6", "1-5 2-3", "2-4"]);
  });
});

it("[LOG-1] the board shows each block's average over seeds 2 to the last but one, and what is played", () => {
  const { blocks } = boardOf(after(day(), resultOf("A", 1, 6)).state, SINGLES);
  expect(blocks).toMatchObject([{ letter: "A", shown: 6, average: 2475, matches: 15, settled: 1 }]);
});
