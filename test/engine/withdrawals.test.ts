import { seatOf, stalenessOf, outcomeOf } from "@drawroom/shared";
import { describe, expect, test } from "vitest";
import { entrant, eventWith, nth, SINGLES } from "../support/builders";
import { after, answerTo, refusalTo } from "../support/world";

const world = eventWith({ entrants: 8, blocks: 2, orderOfPlay: true });
/** Seeds of block A: entrants 1, 4, 5, 8. */
const match = `${SINGLES}.A.1-2`;
const played = after(world, { type: "enterResult", match, result: { games: [[26, 10]] } });
const out = (number: number) => ({ type: "withdrawEntrant", entrant: nth(number) }) as const;
const replace = (number: number, by: Parameters<typeof entrant>[0] | string) =>
  ({
    type: "replaceEntrant",
    entrant: nth(number),
    by: typeof by === "string" ? by : entrant(by),
  }) as const;

describe("before any result", () => {
  const left = after(world, out(4));

  test("[WDR-1] who withdraws is out of the field, keeps the seat, and flags blocks", () => {
    expect(left.state.entrants[nth(4)]?.withdrawn).toBe("out");
    expect(seatOf(left.state, nth(4))).toBe(`${SINGLES}.A2`);
    expect(stalenessOf(left.state, SINGLES).size).toBeGreaterThan(0);
    expect(refusalTo(left, out(4))).toEqual({ code: "entrant.withdrawn", entrant: nth(4) });
  });

  test("[WDR-1] a replacement takes the seat of who left", () => {
    for (const from of [left, world]) {
      const replaced = after(from, replace(4, 20));
      expect(seatOf(replaced.state, nth(20))).toBe(`${SINGLES}.A2`);
      expect(seatOf(replaced.state, nth(4))).toBeNull();
      expect(replaced.state.entrants[nth(4)]).toMatchObject({
        withdrawn: "out",
        replacedBy: nth(20),
      });
      expect(replaced.state.entrants[nth(20)]).toEqual({ ...entrant(20), competition: SINGLES });
    }
  });

  test("[WDR-1] a replacement keeps the mark of what was drawn", () => {
    const live = after(
      world,
      { type: "startLiveDraw", competition: SINGLES, order: "seat" },
      { type: "pickSeat", entrant: nth(4), seat: `${SINGLES}.A1` },
      replace(4, 20),
    );
    expect(live.state.seats[`${SINGLES}.A1`]).toEqual({ entrant: nth(20), drawn: 1 });
  });

  test("[WDR-1] a reserve without a seat can stand in, one with a seat can't", () => {
    const reserve = after(world, {
      type: "addEntrant",
      entrant: { ...entrant(9), competition: SINGLES },
    });
    expect(seatOf(after(reserve, replace(4, nth(9))).state, nth(9))).toBe(`${SINGLES}.A2`);
    expect(refusalTo(reserve, replace(4, nth(5)))).toEqual({
      code: "entrant.seated",
      entrant: nth(5),
      seat: `${SINGLES}.A3`,
    });
    expect(refusalTo(reserve, replace(4, nth(4))).code).toBe("entrant.isItself");
    expect(refusalTo(reserve, replace(4, "nobody")).code).toBe("entrant.notFound");
    expect(refusalTo(reserve, replace(4, 5)).code).toBe("id.taken");
  });

  test("[WDR-1] who was replaced can come back for who came in", () => {
    const replaced = after(world, replace(4, 20));
    expect(refusalTo(replaced, replace(4, 21))).toEqual({
      code: "entrant.replaced",
      entrant: nth(4),
      by: nth(20),
    });
    const back = after(replaced, replace(20, nth(4)));
    expect(seatOf(back.state, nth(4))).toBe(`${SINGLES}.A2`);
    expect(back.state.entrants[nth(4)]).toEqual(world.state.entrants[nth(4)]);
    expect(back.state.entrants[nth(20)]).toMatchObject({ withdrawn: "out", replacedBy: nth(4) });
  });

  test("[WDR-1] who took part in a replacement is not removed, for the log tells of it", () => {
    const replaced = after(world, replace(4, 20));
    expect(refusalTo(replaced, { type: "removeEntrant", entrant: nth(4) }).code).toBe(
      "entrant.replaced",
    );
    expect(refusalTo(replaced, { type: "removeEntrant", entrant: nth(20) }).code).toBe(
      "entrant.seated",
    );
  });
});

describe("after a result", () => {
  test("[WDR-2] results stand and what was not played is a walkover for the opponent", () => {
    const left = after(played, out(4));
    expect(left.state.entrants[nth(4)]?.withdrawn).toBe("stands");
    expect(left.state.matches).toEqual(played.state.matches);
    expect(outcomeOf(left.state, match)).toMatchObject({ kind: "played", winner: "a" });
    expect(outcomeOf(left.state, `${SINGLES}.A.2-3`)).toMatchObject({
      kind: "walkover",
      winner: "b",
    });
  });

  test("[WDR-2] the manager may strike all results instead, then or later, and take that back", () => {
    const struck = after(played, { ...out(4), strike: true });
    expect(struck.state.entrants[nth(4)]?.withdrawn).toBe("struck");
    expect(outcomeOf(struck.state, match).kind).toBe("void");
    const later = after(played, out(4), { ...out(4), strike: true });
    expect(later.state).toEqual(struck.state);
    const stands = after(later, { ...out(4), strike: false });
    expect(stands.state.entrants[nth(4)]?.withdrawn).toBe("stands");
    expect(answerTo(stands, { ...out(4), strike: false })).toEqual({ ok: true, value: [] });
  });

  test("[WDR-2] striking means nothing for who has not played", () => {
    const left = after(played, { ...out(8), strike: true });
    expect(left.state.entrants[nth(8)]?.withdrawn).toBe("out");
  });

  test("[WDR-1] nobody can stand in for who has a result", () => {
    expect(refusalTo(played, replace(4, 20))).toEqual({
      code: "entrant.hasResult",
      entrant: nth(4),
      match,
    });
  });
});

describe("taken back", () => {
  const back = (number: number) => ({ type: "takeBackWithdrawal", entrant: nth(number) }) as const;

  test("[WDR-3] the walkovers go, results that were entered stay", () => {
    for (const strike of [false, true]) {
      const returned = after(played, { ...out(4), strike }, back(4));
      expect(returned.state).toEqual(played.state);
      expect(outcomeOf(returned.state, `${SINGLES}.A.2-3`).kind).toBe("open");
    }
  });

  test("[WDR-3] who was replaced comes back without a seat", () => {
    const returned = after(world, replace(4, 20), back(4));
    expect(returned.state.entrants[nth(4)]).toEqual(world.state.entrants[nth(4)]);
    expect(seatOf(returned.state, nth(4))).toBeNull();
    expect(seatOf(returned.state, nth(20))).toBe(`${SINGLES}.A2`);
  });

  test("[WDR-3] only a withdrawal can be", () => {
    expect(refusalTo(world, back(4))).toEqual({ code: "entrant.notWithdrawn", entrant: nth(4) });
  });
});
