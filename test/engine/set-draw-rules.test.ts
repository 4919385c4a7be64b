import {
  drawLogOf,
  drawRuleChoicesOf,
  rankingOf,
  type CommandInput,
  type DrawRules,
} from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { pick, printSeats, resultOf } from "../support/blocks";
import { DOUBLES, eventWith, nth, SINGLES, type Wanted } from "../support/builders";
import {
  after,
  afterBy,
  answerTo,
  lastFacts,
  MANAGER,
  OWNER,
  refusalTo,
  SERVER,
  undone,
  type World,
} from "../support/world";

const rules = (given: Partial<DrawRules>, confirmed?: true): CommandInput => ({
  type: "setDrawRules",
  competition: SINGLES,
  ...given,
  ...(confirmed && { confirmed }),
});
const SPREAD = rules({ spreadCountries: true });
const APART = rules({ lastRoundApart: true });
const OFF = rules({ spreadCountries: false, lastRoundApart: false });

/** Twelve in two blocks. The 12th was once second; with that, two of one country come into block A. */
const twelve = (wanted: Wanted = {}): World => {
  const countries = "A B N N E F G H I J K L".split(" ");
  const fields = (number: number) => ({
    country: countries[number - 1] ?? null,
    ...(number === 12 && { max12: 2495 }),
  });
  return eventWith({ entrants: 12, blocks: 2, fields, manager: true, ...wanted });
};
const withoutWcf = (world: World): World =>
  afterBy(world, SERVER, {
    type: "changePerson",
    person: { id: OWNER.id, name: OWNER.name, wcfRules: false },
  });
const rulesIn = ({ state }: World): DrawRules | undefined => state.competitions[SINGLES]?.drawRules;

describe("who turns a draw rule on and off", () => {
  it("[DRW-1] both are off by default; the owner with WCF rules turns them on, others don't", () => {
    const world = twelve();
    expect(rulesIn(world)).toEqual({ spreadCountries: false, lastRoundApart: false });
    expect(rulesIn(after(world, SPREAD))).toEqual({ spreadCountries: true, lastRoundApart: false });
    expect(refusalTo(world, SPREAD, MANAGER)).toEqual({ code: "access.notOwner" });
    const denied = { code: "drawRules.notEnabled", competition: SINGLES };
    expect(refusalTo(withoutWcf(world), APART)).toEqual(denied);
  });

  it("[DRW-1][DRW-3] an owner without WCF rules turns off what is on, and nothing on", () => {
    const world = withoutWcf(after(twelve(), SPREAD));
    expect(rulesIn(world)?.spreadCountries).toBe(true);
    expect(refusalTo(world, APART).code).toBe("drawRules.notEnabled");
    expect(answerTo(world, SPREAD)).toEqual({ ok: true, value: [] });
    expect(refusalTo(after(world, OFF), SPREAD).code).toBe("drawRules.notEnabled");
  });

  it("[DRW-1] only blocks have them, and doubles have none", () => {
    const knockout = eventWith({ competition: { kind: "knockout" } });
    expect(refusalTo(knockout, APART).code).toBe("competition.wrongKind");
    const pairs = after(eventWith(), {
      type: "addCompetition",
      competition: { id: DOUBLES, name: "Doubles", kind: "blocks", doubles: true },
    });
    const inDoubles = { ...APART, competition: DOUBLES } as CommandInput;
    expect(refusalTo(pairs, inDoubles)).toEqual({
      code: "drawRules.doubles",
      competition: DOUBLES,
    });
    expect(drawRuleChoicesOf(pairs.state, DOUBLES, OWNER.id)).toEqual([]);
  });

  it("[DRW-1] countries are not spread over one block, but may be before there are blocks", () => {
    const one = eventWith({ entrants: 8, blocks: 1 });
    expect(refusalTo(one, SPREAD).code).toBe("drawRules.oneBlock");
    after(one, APART);
    const before = after(eventWith({ entrants: 8 }), SPREAD);
    expect(lastFacts(before)).toEqual([
      { type: "drawRulesSet", competition: SINGLES, drawRules: rulesIn(before) },
    ]);
  });

  it("[DRW-1] others see a rule only while it is on, and can't change it", () => {
    const world = twelve();
    const [spread, apart] = ["spreadCountries", "lastRoundApart"];
    expect(drawRuleChoicesOf(world.state, SINGLES, OWNER.id)).toEqual([
      { rule: spread, isOn: false, canChange: true },
      { rule: apart, isOn: false, canChange: true },
    ]);
    expect(drawRuleChoicesOf(world.state, SINGLES, MANAGER.id)).toEqual([]);
    expect(drawRuleChoicesOf(withoutWcf(world).state, SINGLES, OWNER.id)).toEqual([]);
    const on = after(world, SPREAD).state;
    for (const person of [MANAGER.id, null]) {
      expect(drawRuleChoicesOf(on, SINGLES, person)).toEqual([
        { rule: spread, isOn: true, canChange: false },
      ]);
    }
  });
});

describe("what a draw rule does at once", () => {
  it("[DRW-2] it seeds anew in the same change, with the log, in place of what was set by hand", () => {
    const before = after(twelve(), pick(nth(3), "A1"));
    const on = after(before, SPREAD);
    expect(lastFacts(on).map((fact) => fact.type)).toEqual([
      "drawRulesSet",
      "blocksSeeded",
      "drawLogWritten",
    ]);
    expect(drawLogOf(on.state, SINGLES)?.exchanges.length).toBeGreaterThan(0);
    expect(printSeats(undone(on).state)).toEqual(printSeats(before.state));
  });

  it("[DRW-2][DRW-3] off again: the snake on the basis chosen before, and no log", () => {
    const before = twelve();
    const on = after(before, SPREAD);
    expect(rankingOf(on.state, SINGLES)[1]?.entrant).toBe(nth(12));
    const off = after(on, OFF);
    expect(printSeats(off.state)).toEqual(printSeats(before.state));
    expect(drawLogOf(off.state, SINGLES)).toBeNull();
  });

  it("[DRW-2] it is refused with the matches once a result stands", () => {
    const played = after(twelve({ orderOfPlay: true }), resultOf("A", 1, 2));
    const refusal = { code: "blocks.hasResults", matches: [`${SINGLES}.A.1-2`] };
    expect(refusalTo(played, SPREAD)).toEqual(refusal);
    const on = after(twelve({ orderOfPlay: true }), SPREAD, resultOf("A", 1, 2));
    expect(refusalTo(on, OFF)).toEqual(refusal);
  });

  it("[DRW-2][HND-5] during a live draw it asks first", () => {
    const live = after(twelve(), { type: "startLiveDraw", competition: SINGLES, order: "seat" });
    expect(refusalTo(live, APART)).toEqual({
      code: "draw.liveDrawRunning",
      drawn: 0,
      seats: 12,
    });
    const on = after(live, rules({ lastRoundApart: true }, true));
    expect(on.state.competitions[SINGLES]?.liveDraw).toBeUndefined();
  });

  it("[DRW-3] with a rule on another basis is refused, and the one chosen stays underneath", () => {
    const on = after(twelve(), APART);
    const change = { type: "changeCompetition", competition: SINGLES } as const;
    expect(refusalTo(on, { ...change, basis: "current" })).toEqual({
      code: "basis.forcedByDrawRules",
      competition: SINGLES,
    });
    expect(answerTo(on, { ...change, basis: "max12" })).toEqual({ ok: true, value: [] });
    const off = after(on, { ...change, basis: "max12", name: "Main" }, OFF);
    expect(off.state.competitions[SINGLES]).toMatchObject({ name: "Main", basis: "current" });
    after(off, { ...change, basis: "max12" });
  });

  it("[DRW-3] a rule that is on stays on when the event is handed over", () => {
    const on = after(twelve(), SPREAD, { type: "offerOwnership", to: MANAGER.id });
    const moved = afterBy(on, MANAGER, { type: "acceptOwnership" });
    expect(rulesIn(moved)?.spreadCountries).toBe(true);
    expect(refusalTo(moved, APART, MANAGER).code).toBe("drawRules.notEnabled");
    expect(rulesIn(afterBy(moved, MANAGER, OFF))?.spreadCountries).toBe(false);
  });
});
