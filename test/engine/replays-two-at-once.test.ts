import { commandSchema, outcomeOf } from "@drawroom/shared";
import { expect, it } from "vitest";
import { pick, printSeats, resultOf } from "../support/blocks";
import { eventWith, LAWN_1, LAWN_2, nth, SINGLES } from "../support/builders";
import { after, refusalTo, tried, type World } from "../support/world";

const world = (): World => eventWith({ entrants: 8, blocks: 1, orderOfPlay: true, courts: true });
const M18 = `${SINGLES}.A.1-8`;

it("[HUB-5] an old page saved over newer data: refused with what stands now; no field of the newer one lost", () => {
  const seen = { at: null, court: null };
  const newer = after(world(), {
    type: "scheduleMatch",
    match: M18,
    at: "2026-05-13T10:00",
    court: LAWN_1,
    seen,
  });
  const old = { type: "scheduleMatch", match: M18, court: LAWN_2, seen } as const;
  expect(refusalTo(newer, old)).toEqual({
    code: "match.timeChanged",
    match: M18,
    at: "2026-05-13T10:00",
    court: LAWN_1,
  });
  expect(tried(newer, old).state).toBe(newer.state);
});

it("[HUB-5] two tabs set time and court of one match: each field stands on its own", () => {
  const timed = after(world(), { type: "scheduleMatch", match: M18, at: "2026-05-13T10:00" });
  const both = after(timed, {
    type: "scheduleMatch",
    match: M18,
    court: LAWN_2,
    seen: { court: null },
  });
  expect(both.state.matches[M18]).toMatchObject({ at: "2026-05-13T10:00", court: LAWN_2 });
});

it("[HUB-4] the same pick or result twice has one effect", () => {
  const once = after(world(), pick(nth(3), "A1"), resultOf("A", 1, 8));
  const twice = tried(tried(once, pick(nth(3), "A1")), resultOf("A", 1, 8));
  expect(twice.state).toBe(once.state);
  expect(twice.held.version).toBe(once.held.version);
});

it("[OOP-1] a match with one player twice is refused", () => {
  expect(refusalTo(world(), resultOf("A", 3, 3)).code).toBe("match.notFound");
  const command = {
    commandId: "command-1",
    type: "scheduleMatch",
    match: `${SINGLES}.A.3-3`,
    at: null,
  };
  expect(commandSchema.safeParse(command).success).toBe(true);
  expect(
    refusalTo(world(), { type: "scheduleMatch", match: `${SINGLES}.A.3-3`, at: null }).code,
  ).toBe("match.notFound");
});

it("[HUB-5] two tabs enter different results for one match within a millisecond: one stands, the other is told what stands", () => {
  const first = after(world(), { ...resultOf("A", 1, 8), seen: null });
  expect(refusalTo(first, { ...resultOf("A", 8, 1), seen: null })).toEqual({
    code: "match.changed",
    match: M18,
    result: { games: [[7, 4]] },
  });
  expect(outcomeOf(first.state, M18).winner).toBe("a");
});

it("[HUB-5] two tabs pick for one seat: one stands, the other is told who is there", () => {
  const live = after(world(), { type: "startLiveDraw", competition: SINGLES, order: "seat" });
  const first = after(live, { ...pick(nth(3), "A1"), seen: { entrant: null } });
  expect(refusalTo(first, { ...pick(nth(4), "A1"), seen: { entrant: null } })).toEqual({
    code: "seat.changed",
    seat: `${SINGLES}.A1`,
    entrant: nth(3),
  });
  expect(printSeats(first.state)[0]).toMatch(RegExp(`^A: ${nth(3)} -`));
});
