import { boardOf, handChangesOf, stalenessOf } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { pick, playedOut, printSeats, resultOf } from "../support/blocks";
import { entrants, eventWith, nth, SINGLES } from "../support/builders";
import { after, answerTo, lastFacts, refusalTo, undone, type World } from "../support/world";

/** Eight in two blocks of four: A has 1, 4, 5, 8 and B has 2, 3, 6, 7. */
const two = (): World => eventWith({ entrants: 8, blocks: 2, orderOfPlay: true });
const UNCHANGED = { ok: true, value: [] };

describe("a pick", () => {
  it("[HND-1] exchanges block and seed number of the two", () => {
    const picked = after(two(), pick(nth(6), "A1"));
    expect(printSeats(picked.state)).toEqual([
      `A: ${[6, 4, 5, 8].map(nth).join(" ")}`,
      `B: ${[2, 3, 1, 7].map(nth).join(" ")}`,
    ]);
  });

  it("[HND-1] changes two seats and nothing else", () => {
    const picked = after(two(), pick(nth(6), "A1"));
    expect(picked.changes.at(-1)?.patch).toEqual({
      put: { seats: { "open.A1": { entrant: nth(6) }, "open.B3": { entrant: nth(1) } } },
      log: [0],
    });
  });

  it("[HND-1] of the seat that an entrant has is unchanged, also in a block with results", () => {
    expect(answerTo(two(), pick(nth(1), "A1"))).toEqual(UNCHANGED);
    const played = after(two(), resultOf("A", 1, 2));
    expect(answerTo(played, pick(nth(1), "A1"))).toEqual(UNCHANGED);
  });

  it("[HND-1] can be of any seat of any block, also of the own block", () => {
    const picked = after(two(), pick(nth(8), "A2"));
    expect(printSeats(picked.state)[0]).toBe(`A: ${[1, 8, 5, 4].map(nth).join(" ")}`);
  });

  it("[HND-1] along a sheet of n seats takes at most n − 1 exchanges and moves no seat already set", () => {
    const sheet = [7, 2, 8, 1, 3, 6, 5, 4].map(nth);
    const seats = ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"];
    const world = seats.reduce(
      (so, seat, index) => after(so, pick(sheet[index] ?? "", seat)),
      two(),
    );
    expect(printSeats(world.state)).toEqual([
      `A: ${sheet.slice(0, 4).join(" ")}`,
      `B: ${sheet.slice(4).join(" ")}`,
    ]);
    expect(handChangesOf(world.state, SINGLES).length).toBeLessThan(8);
  });

  it("[HND-3] is refused once either block has a result, naming block and match", () => {
    const inTarget = after(two(), resultOf("A", 2, 3));
    const answer = { code: "seat.blockHasResult", block: "open.A", match: "open.A.2-3" };
    expect(refusalTo(inTarget, pick(nth(2), "A1"))).toEqual(answer);
    expect(refusalTo(inTarget, pick(nth(1), "B4"))).toEqual(answer);
    after(inTarget, pick(nth(2), "B4"));
  });

  it("[HND-3] is possible again when the results have been cleared", () => {
    const played = after(two(), resultOf("A", 2, 3));
    after(played, { type: "clearResult", match: "open.A.2-3" }, pick(nth(2), "A1"));
  });

  it("[HUB-5] is refused where the seat holds another than the user saw, and tells whom", () => {
    const seen = { entrant: nth(1) };
    const picked = after(two(), { ...pick(nth(2), "A1"), seen });
    expect(refusalTo(picked, { ...pick(nth(3), "A1"), seen })).toEqual({
      code: "seat.changed",
      seat: "open.A1",
      entrant: nth(2),
    });
    expect(answerTo(picked, { ...pick(nth(2), "A1"), seen })).toEqual(UNCHANGED);
  });

  it("[HND-1] is refused for who or what is not there", () => {
    const late = { id: "latexx", competition: SINGLES, name: "Late" };
    const other = { id: "othr", name: "Other", kind: "blocks", doubles: false } as const;
    const world = after(
      two(),
      { type: "addEntrant", entrant: late },
      { type: "addCompetition", competition: other },
      { type: "addEntrant", entrant: { id: "vetaaa", competition: "othr", name: "V" } },
      { type: "withdrawEntrant", entrant: nth(8) },
    );
    expect(refusalTo(world, pick("nobody", "A1")).code).toBe("entrant.notFound");
    expect(refusalTo(world, pick(nth(1), "A5")).code).toBe("seat.notFound");
    expect(refusalTo(world, pick(nth(1), "C1")).code).toBe("seat.notFound");
    expect(refusalTo(world, pick("latexx", "A1")).code).toBe("entrant.notSeated");
    expect(refusalTo(world, pick("vetaaa", "A1")).code).toBe("entrant.otherCompetition");
    expect(refusalTo(world, pick(nth(8), "A1")).code).toBe("entrant.withdrawn");
    expect(answerTo(world, pick(nth(8), "A4"))).toEqual(UNCHANGED);
  });
});

describe("what becomes of it", () => {
  it("[HND-4] both blocks are flagged as stale, and a snake-seed makes them right again", () => {
    const world = eventWith({ entrants: 9, blocks: 3 });
    const picked = after(world, pick(nth(2), "A2"));
    expect([...stalenessOf(picked.state, SINGLES)]).toEqual(["open.A", "open.B"]);
    expect(boardOf(picked.state, SINGLES).blocks.map((block) => block.isStale)).toEqual([
      true,
      true,
      false,
    ]);
    const seeded = after(picked, { type: "seedBlocks", competition: SINGLES });
    expect(stalenessOf(seeded.state, SINGLES).size).toBe(0);
  });

  it("[LOG-4] every exchange is listed with both grades, old and new seat", () => {
    const picked = after(two(), pick(nth(6), "A1"), pick(nth(6), "A1"), pick(nth(7), "B1"));
    expect(handChangesOf(picked.state, SINGLES).map(({ picked }) => picked)).toEqual([
      {
        type: "seatPicked",
        entrant: nth(6),
        seat: "open.A1",
        from: "open.B3",
        other: nth(1),
        grades: [2450, 2500],
      },
      {
        type: "seatPicked",
        entrant: nth(7),
        seat: "open.B1",
        from: "open.B4",
        other: nth(2),
        grades: [2440, 2490],
      },
    ]);
  });

  it("[LOG-4] grades are those of the moment", () => {
    const picked = after(two(), pick(nth(6), "A1"), {
      type: "editEntrant",
      entrant: nth(6),
      current: 1,
    });
    expect(handChangesOf(picked.state, SINGLES)[0]?.picked.grades).toEqual([2450, 2500]);
  });

  it("[BLK-4] a snake-seed clears the list", () => {
    const seeded = after(two(), pick(nth(6), "A1"), { type: "seedBlocks", competition: SINGLES });
    expect(handChangesOf(seeded.state, SINGLES)).toEqual([]);
    expect(handChangesOf(undone(seeded).state, SINGLES)).toHaveLength(1);
  });

  it("[HUB-8] undone, it leaves the list too", () => {
    const picked = after(two(), pick(nth(6), "A1"));
    expect(handChangesOf(undone(picked).state, SINGLES)).toEqual([]);
    expect(printSeats(undone(picked).state)).toEqual(printSeats(two().state));
  });

  it("[LOG-4] the list keeps its order past ten changes", () => {
    const walked = Array.from({ length: 12 }, (_, index) => pick(nth(1 + (index % 2)), "A1"));
    const { state } = after(two(), ...walked.slice(1));
    expect(handChangesOf(state, SINGLES).map(({ picked }) => picked.entrant)).toEqual(
      walked.slice(1).map((_, index) => nth(index % 2 === 0 ? 2 : 1)),
    );
  });
});

describe("another count of blocks", () => {
  const create = (count: number, confirmed?: true) =>
    ({ type: "createBlocks", competition: SINGLES, count, qualifiers: 2, confirmed }) as const;

  it("[BLK-3] asks first where seats or times go", () => {
    expect(refusalTo(two(), create(4))).toEqual({
      code: "blocks.needsConfirmation",
      seats: 8,
      times: 0,
    });
    const changed = after(two(), create(4, true));
    expect(printSeats(changed.state)).toEqual(["A: ", "B: ", "C: ", "D: "]);
    expect(changed.state.matches).toEqual({});
    expect(
      printSeats(after(changed, { type: "seedBlocks", competition: SINGLES }).state),
    ).toHaveLength(4);
  });

  it("[BLK-4] is refused once results stand, however sure the user is", () => {
    const played = playedOut(two());
    expect(refusalTo(played, create(4, true)).code).toBe("blocks.hasResults");
    expect(refusalTo(played, create(4)).code).toBe("blocks.hasResults");
  });

  it("[BLK-3] the same count is unchanged", () => {
    expect(answerTo(two(), create(2))).toEqual(UNCHANGED);
  });

  it("[LOG-4] what was changed by hand goes from the log with the seats", () => {
    const picked = after(two(), pick(nth(6), "A1"), create(4, true));
    expect(handChangesOf(picked.state, SINGLES)).toEqual([]);
    expect(lastFacts(picked).map((fact) => fact.type)).toEqual(["blocksCreated", "drawLogWritten"]);
  });
});

it("[BLK-1] entrants given in another order get the same seats", () => {
  const world = eventWith({ entrants: 0 });
  const seated = (list: ReturnType<typeof entrants>): string[] =>
    printSeats(
      after(
        world,
        { type: "importEntrants", competition: SINGLES, entrants: list },
        { type: "createBlocks", competition: SINGLES, count: 3, qualifiers: 2 },
        { type: "seedBlocks", competition: SINGLES },
      ).state,
    );
  expect(seated(entrants(11).reverse())).toEqual(seated(entrants(11)));
});
