import { doubleBookings, type CommandInput, type EventState } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { resultOf } from "../support/blocks";
import { eventWith, LAWN_1, LAWN_2, nth, SINGLES } from "../support/builders";
import { after, type World } from "../support/world";

const VETS = "vets";
const AT = "2026-05-13T09:00";
const inOpen = (pair: string): string => `${SINGLES}.A.${pair}`;
const VETS_MATCH = `${VETS}.A.1-2`;

const schedule = (match: string, at: string, court: string): CommandInput => ({
  type: "scheduleMatch",
  match,
  at,
  court,
});

/** Two blocks of four, and veterans of whom one is the second in rank of the open. */
const twoCompetitions = (): World =>
  after(
    eventWith({ entrants: 8, blocks: 2, orderOfPlay: true, courts: true }),
    {
      type: "addCompetition",
      competition: { id: VETS, name: "Veterans", kind: "blocks", doubles: false },
    },
    {
      type: "importEntrants",
      competition: VETS,
      entrants: [
        { id: "vetaaa", name: "PLAYER 002", current: 2000 },
        { id: "vetaab", name: "Somebody", current: 1900 },
      ],
    },
    { type: "createBlocks", competition: VETS, count: 1, qualifiers: 0 },
    { type: "seedBlocks", competition: VETS },
    { type: "makeOrderOfPlay", competition: VETS },
    schedule(inOpen("1-4"), AT, LAWN_1),
    schedule(VETS_MATCH, AT, LAWN_2),
  );

/** `Player 002: open.A.1-4, vets.A.1-2`. */
const printed = (state: EventState): string[] =>
  doubleBookings(state).map(
    (one) => `${one.kind === "court" ? one.court : one.name}: ${one.matches.join(", ")}`,
  );

describe("double bookings", () => {
  it("[OOP-6] a seat exchange that puts somebody on two courts at once is made, and told", () => {
    const before = twoCompetitions();
    expect(printed(before.state)).toEqual([]);
    const picked = after(before, {
      type: "pickSeat",
      entrant: nth(2),
      seat: `${SINGLES}.A1`,
    });
    expect(printed(picked.state)).toEqual([`Player 002: ${inOpen("1-4")}, ${VETS_MATCH}`]);
    expect(doubleBookings(picked.state)).toMatchObject([{ kind: "person", entrant: nth(2) }]);
    const moved = after(picked, schedule(VETS_MATCH, "2026-05-13T10:00", LAWN_2));
    expect(printed(moved.state)).toEqual([]);
  });

  it("[OOP-6] in a live draw only who is drawn is known to be on two courts", () => {
    const live = after(twoCompetitions(), {
      type: "startLiveDraw",
      competition: SINGLES,
      order: "seat",
    });
    expect(printed(live.state)).toEqual([]);
    const drawn = after(live, { type: "pickSeat", entrant: nth(2), seat: `${SINGLES}.A1` });
    expect(printed(drawn.state)).toEqual([`Player 002: ${inOpen("1-4")}, ${VETS_MATCH}`]);
  });

  it("[OOP-6] a match that takes longer than its times allow is told by court and by person", () => {
    const close = after(
      eventWith({ entrants: 4, blocks: 1, orderOfPlay: true, courts: true }),
      schedule(inOpen("1-4"), AT, LAWN_1),
      schedule(inOpen("2-3"), "2026-05-13T10:00", LAWN_1),
      schedule(inOpen("1-3"), "2026-05-13T11:00", LAWN_1),
      { type: "changeCompetition", competition: SINGLES, matchMinutes: 75 },
    );
    const first = `${inOpen("1-4")}, ${inOpen("2-3")}`;
    const second = `${inOpen("2-3")}, ${inOpen("1-3")}`;
    expect(printed(close.state)).toEqual([
      `${LAWN_1}: ${first}`,
      `${LAWN_1}: ${second}`,
      `Player 003: ${second}`,
    ]);
    const half = after(close, resultOf("A", 1, 4));
    expect(printed(half.state)).toHaveLength(3);
    expect(printed(after(half, resultOf("A", 2, 3)).state)).not.toContain(`${LAWN_1}: ${first}`);
  });
});
