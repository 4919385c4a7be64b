import {
  ballsOf,
  boardOf,
  handChangesOf,
  lastPicksOf,
  matchesOf,
  stalenessOf,
  type EventState,
} from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { pick, printSeats, resultOf } from "../support/blocks";
import { eventWith, nth, SINGLES } from "../support/builders";
import { after, answerTo, lastFacts, refusalTo, undone, type World } from "../support/world";

const START = { type: "startLiveDraw", competition: SINGLES, order: "seat" } as const;
const CLOSE = { type: "closeLiveDraw", competition: SINGLES } as const;
const SEED = { type: "seedBlocks", competition: SINGLES } as const;
const UNCHANGED = { ok: true, value: [] };
/** Eight in two blocks, a live draw begun: A is to hold 1, 4, 5, 8 and B 2, 3, 6, 7, and nobody sees it. */
const live = (): World => after(eventWith({ entrants: 8, blocks: 2, orderOfPlay: true }), START);
const progress = (state: EventState) => boardOf(state, SINGLES).live;

describe("while it runs", () => {
  it("[HND-5] seats of entrants not drawn show as empty, in every view", () => {
    const { state } = live();
    expect(printSeats(state)).toEqual(["A: - - - -", "B: - - - -"]);
    expect(matchesOf(state).every(({ a, b }) => a.name === null && b.entrant === null)).toBe(true);
    expect(boardOf(state, SINGLES).blocks.map((block) => block.average)).toEqual([null, null]);
  });

  it("[HND-5] each pick fills a seat and is counted, the last ball shown", () => {
    const drawn = after(live(), pick(nth(6), "A1"), pick(nth(3), "A2"));
    expect(printSeats(drawn.state)).toEqual([`A: ${nth(6)} ${nth(3)} - -`, "B: - - - -"]);
    expect(progress(drawn.state)).toMatchObject({
      drawn: 2,
      total: 8,
      next: "open.A3",
      last: { seat: "open.A2", entrant: nth(3), pick: 2, ball: 3 },
    });
  });

  it("[HND-5] a pick that moves nobody marks the entrant as drawn, once", () => {
    const drawn = after(live(), pick(nth(1), "A1"));
    expect(lastFacts(drawn)).toEqual([
      { type: "seatPicked", entrant: nth(1), seat: "open.A1", drawn: 1 },
    ]);
    expect(printSeats(drawn.state)[0]).toBe(`A: ${nth(1)} - - -`);
    expect(answerTo(drawn, pick(nth(1), "A1"))).toEqual(UNCHANGED);
  });

  it("[HND-5] every ball has its time, also one that moves nobody, which is no change by hand", () => {
    const drawn = after(live(), pick(nth(1), "A1"), pick(nth(6), "A2"));
    const times = lastPicksOf(drawn.state, SINGLES, 3).map((ball) => ball.at);
    expect(times).toEqual([drawn.changes.at(-1)?.at, drawn.changes.at(-2)?.at]);
    expect(handChangesOf(drawn.state, SINGLES)).toHaveLength(1);
  });

  it("[HND-5] a wrong ball is corrected by picking the right one; the one put out is no longer drawn", () => {
    const drawn = after(live(), pick(nth(6), "A1"), pick(nth(2), "A1"));
    expect(printSeats(drawn.state)).toEqual([`A: ${nth(2)} - - -`, "B: - - - -"]);
    expect(progress(drawn.state)).toMatchObject({ drawn: 1, last: { entrant: nth(2) } });
  });

  it("[HND-5] the one put out is no longer drawn, wherever it lands", () => {
    const three = after(live(), pick(nth(6), "A1"), pick(nth(3), "A2"), pick(nth(8), "A3"));
    const corrected = after(three, pick(nth(8), "A1"));
    expect(printSeats(corrected.state)).toEqual([`A: ${nth(8)} ${nth(3)} - -`, "B: - - - -"]);
    expect(progress(corrected.state)).toMatchObject({ drawn: 2, next: "open.A3" });
  });

  it("[HND-5] the last ball is the last picked, also after a correction further up", () => {
    const three = after(live(), pick(nth(6), "A1"), pick(nth(3), "A2"), pick(nth(7), "A1"));
    expect(
      lastPicksOf(three.state, SINGLES, 5).map(({ seat, entrant }) => [seat, entrant]),
    ).toEqual([
      ["open.A1", nth(7)],
      ["open.A2", nth(3)],
    ]);
  });

  it("[HND-5] walks seat by seat, or tier by tier, as the manager says", () => {
    const drawn = after(live(), pick(nth(6), "A1"));
    expect(progress(drawn.state)?.next).toBe("open.A2");
    const turned = after(drawn, { type: "setLiveDrawOrder", competition: SINGLES, order: "tier" });
    expect(progress(turned.state)).toMatchObject({ order: "tier", next: "open.B1", drawn: 1 });
    expect(progress(after(turned, pick(nth(2), "B1")).state)?.next).toBe("open.A2");
  });

  it("[HND-5] a whole draw ends with the seats as drawn", () => {
    const sheet = [7, 2, 8, 1, 3, 6, 5, 4].map(nth);
    const seats = ["A1", "B1", "A2", "B2", "A3", "B3", "A4", "B4"];
    const picks = seats.map((seat, index) => pick(sheet[index] ?? "", seat));
    const drawn = after(live(), ...picks);
    expect(progress(drawn.state)).toMatchObject({ drawn: 8, total: 8, next: null });
    const closed = after(drawn, CLOSE);
    expect(printSeats(closed.state)).toEqual(printSeats(drawn.state));
    expect(progress(closed.state)).toBeNull();
    expect(Object.values(closed.state.seats).some((seat) => seat.drawn !== undefined)).toBe(false);
  });

  it("[HND-5] blocks are not flagged as stale on the board", () => {
    const drawn = after(live(), pick(nth(6), "A1"));
    expect(boardOf(drawn.state, SINGLES).blocks.some((block) => block.isStale)).toBe(false);
    expect(boardOf(after(drawn, CLOSE).state, SINGLES).blocks.every((block) => block.isStale)).toBe(
      true,
    );
  });

  it("[HUB-5] an empty seat is seen as null", () => {
    const seen = { entrant: null };
    const drawn = after(live(), { ...pick(nth(6), "A1"), seen });
    expect(refusalTo(drawn, { ...pick(nth(2), "A1"), seen })).toEqual({
      code: "seat.changed",
      seat: "open.A1",
      entrant: nth(6),
    });
  });

  it("[HUB-8] each pick is taken back on its own", () => {
    const drawn = after(live(), pick(nth(6), "A1"), pick(nth(1), "A2"));
    expect(progress(undone(drawn).state)).toMatchObject({ drawn: 1, next: "open.A2" });
    expect(printSeats(undone(undone(drawn)).state)).toEqual(printSeats(live().state));
  });

  it("[HND-5] a match has no result before both are drawn", () => {
    const drawn = after(live(), pick(nth(6), "A1"));
    expect(refusalTo(drawn, resultOf("A", 1, 2))).toEqual({
      code: "match.noEntrants",
      match: "open.A.1-2",
    });
    after(drawn, pick(nth(3), "A2"), resultOf("A", 1, 2));
  });
});

describe("beginning and ending it", () => {
  it("[HND-5] what would re-seed asks first", () => {
    const drawn = after(live(), pick(nth(6), "A1"));
    const answer = { code: "draw.liveDrawRunning", drawn: 1, seats: 8 };
    expect(refusalTo(drawn, SEED)).toEqual(answer);
    const create = { type: "createBlocks", competition: SINGLES, count: 4, qualifiers: 2 } as const;
    expect(refusalTo(drawn, create)).toEqual(answer);
    expect(progress(after(drawn, { ...create, confirmed: true }).state)).toBeNull();
  });

  it("[HND-5] a snake-seed takes the marks away and ends it", () => {
    const drawn = after(live(), pick(nth(1), "A1"), pick(nth(6), "A2"));
    const seeded = after(drawn, { ...SEED, confirmed: true });
    expect(progress(seeded.state)).toBeNull();
    expect(stalenessOf(seeded.state, SINGLES).size).toBe(0);
    expect(printSeats(after(seeded, START).state)).toEqual(["A: - - - -", "B: - - - -"]);
  });

  it("[HND-5] it needs seats, and blocks without results", () => {
    expect(refusalTo(eventWith({ entrants: 8 }), START).code).toBe("blocks.none");
    const played = after(
      eventWith({ entrants: 8, blocks: 2, orderOfPlay: true }),
      resultOf("A", 1, 2),
    );
    expect(refusalTo(played, START)).toEqual({
      code: "blocks.hasResults",
      matches: ["open.A.1-2"],
    });
  });

  it("[HND-5] begun again it is unchanged; closed or turned while none runs it is refused", () => {
    expect(answerTo(live(), START)).toEqual(UNCHANGED);
    const closed = after(live(), CLOSE);
    expect(refusalTo(closed, CLOSE)).toEqual({ code: "draw.notRunning", competition: SINGLES });
    const turn = { type: "setLiveDrawOrder", competition: SINGLES, order: "tier" } as const;
    expect(refusalTo(closed, turn).code).toBe("draw.notRunning");
  });

  it("[HND-5] an entrant who has left can't be drawn", () => {
    const left = after(live(), { type: "withdrawEntrant", entrant: nth(8) });
    expect(refusalTo(left, pick(nth(8), "A1")).code).toBe("entrant.withdrawn");
    expect(refusalTo(left, pick(nth(8), "A4")).code).toBe("entrant.withdrawn");
  });
});

describe("ball numbers", () => {
  it("[HND-5] are the ranks unless the manager enters others", () => {
    const { state } = live();
    expect([...ballsOf(state, SINGLES)]).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => [nth(rank), rank]),
    );
    const numbered = after(live(), {
      type: "setBallNumbers",
      competition: SINGLES,
      balls: { [nth(3)]: 77, [nth(4)]: 1 },
    });
    const balls = ballsOf(numbered.state, SINGLES);
    expect([balls.get(nth(3)), balls.get(nth(4)), balls.get(nth(2))]).toEqual([77, 1, 2]);
    // Number 1 is taken, and nobody may have to guess which of the two is meant.
    expect(balls.get(nth(1))).toBeUndefined();
  });

  it("[HND-5] stay as they are when somebody joins or leaves while the draw runs", () => {
    const changed = after(
      live(),
      { type: "withdrawEntrant", entrant: nth(2) },
      {
        type: "addEntrant",
        entrant: { id: "latexx", competition: SINGLES, name: "L", current: 2600 },
      },
    );
    expect(ballsOf(changed.state, SINGLES)).toEqual(ballsOf(live().state, SINGLES));
  });
});
