import { describe as describeFact, handChangesOf, isLogged, type Fact } from "@drawroom/shared";
import { describe, expect, test } from "vitest";
import { eventWith, nth, SINGLES } from "../support/builders";
import { after, lastFacts, type World } from "../support/world";

const world = eventWith({ entrants: 8, blocks: 2, orderOfPlay: true, courts: true });
const words = (world: World) => lastFacts(world).map((fact) => describeFact(fact, world.state));
const live = after(world, { type: "startLiveDraw", competition: SINGLES, order: "seat" });
const pick = (number: number, seat: string) =>
  ({ type: "pickSeat", entrant: nth(number), seat: `${SINGLES}.${seat}` }) as const;

describe("facts for words", () => {
  test("[HUB-2] a fact gives a key and the names of what it is about", () => {
    expect(words(after(world, pick(2, "A1")))).toEqual([
      {
        key: "seatPicked.moved",
        params: { entrant: "Player 002", seat: "A1", from: "B1", other: "Player 001" },
      },
    ]);
    expect(words(after(live, pick(1, "A1")))[0]).toMatchObject({ key: "seatPicked.stayed" });
  });

  test("[WDR-2] how somebody left tells the words apart", () => {
    const out = { type: "withdrawEntrant", entrant: nth(1) } as const;
    const played = after(world, {
      type: "enterResult",
      match: `${SINGLES}.A.1-2`,
      result: { walkover: "a" },
    });
    expect(words(played)[0]).toEqual({
      key: "resultEntered.walkover",
      params: { match: "A.1-2", competition: "Open Singles" },
    });
    expect(words(after(world, out))[0]?.key).toBe("entrantWithdrawn.out");
    expect(words(after(played, out))[0]?.key).toBe("entrantWithdrawn.stands");
    expect(words(after(played, { ...out, strike: true }))[0]?.key).toBe("entrantWithdrawn.struck");
  });

  test("[HUB-8] what is gone keeps its name in the fact that says so", () => {
    const four = eventWith({ entrants: 4 });
    expect(words(after(four, { type: "removeEntrant", entrant: nth(4) }))).toEqual([
      { key: "entrantRemoved", params: { entrant: "Player 004" } },
    ]);
  });

  test("[LOG-4] exchanges by hand go into the log, and every ball of a live draw with its time", () => {
    const kept = (world: World) => lastFacts(world).filter(isLogged).length;
    expect(kept(after(world, pick(2, "A1")))).toBe(1);
    expect(kept(after(live, pick(1, "A1")))).toBe(1);
    expect(handChangesOf(after(live, pick(1, "A1")).state, SINGLES)).toEqual([]);
    const log = Object.values(after(world, pick(2, "A1")).state.log).map(({ fact }): Fact => fact);
    expect(log.at(-1)).toMatchObject({ type: "seatPicked", grades: [2490, 2500] });
  });
});
