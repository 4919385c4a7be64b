import { bracketOf, nowOf, placingsOf, type EventState } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import {
  entering,
  knockoutOf,
  listed,
  MAIN,
  mainMatch,
  playedThrough,
  printed,
  viewOf,
} from "../support/brackets";
import { nth } from "../support/builders";
import { after, answerTo, refusalTo, undone } from "../support/world";

const clearing = (match: string, clearLater?: true) =>
  ({ type: "clearResult", match, ...(clearLater && { clearLater }) }) as const;
const placesIn = (state: EventState): string[] =>
  placingsOf(state, MAIN).map(
    ({ entrant, place, isShared }) => `${place}${isShared ? "=" : ""} ${entrant}`,
  );

describe("a bracket being played", () => {
  it("[PLY-5] keeps upper and lower as the lines are; a match waits, is ready, is played", () => {
    const eight = knockoutOf(8);
    expect(viewOf(eight, mainMatch(2, 1)).state).toBe("waiting");
    expect(viewOf(eight, mainMatch(1, 1)).state).toBe("ready");
    const one = after(eight, entering(mainMatch(1, 2), "b"), entering(mainMatch(1, 1), "b"));
    expect(viewOf(one, mainMatch(1, 1)).state).toBe("played");
    expect(printed(one).slice(0, 5)).toEqual([
      `1-1: ${nth(1)} v ${nth(8)} b`,
      `1-2: ${nth(5)} v ${nth(4)} b`,
      `1-3: ${nth(3)} v ${nth(6)}`,
      `1-4: ${nth(7)} v ${nth(2)}`,
      `2-1: ${nth(8)} v ${nth(4)}`,
    ]);
  });

  it("[PLY-1] gives places 1, 2, 3=, 5=, or 3 and 4 by a match of the losers of the semi-finals", () => {
    const shared = playedThrough(knockoutOf(8));
    expect(bracketOf(shared.state, MAIN)?.champion).toBe(nth(1));
    expect(placesIn(shared.state)).toEqual([
      `1 ${nth(1)}`,
      `2 ${nth(2)}`,
      `3= ${nth(4)}`,
      `3= ${nth(3)}`,
      ...[8, 5, 6, 7].map((number) => `5= ${nth(number)}`),
    ]);
    const third = playedThrough(knockoutOf(8, { thirdPlace: true }));
    expect(placesIn(third.state).slice(0, 4)).toEqual(
      [1, 2, 3, 4].map((number) => `${number} ${nth(number)}`),
    );
  });

  it("[PLY-1] the match for third played before the final leaves the final to be played", () => {
    const world = playedThrough(knockoutOf(8, { thirdPlace: true }), 2);
    const third = after(world, entering(mainMatch(3, 2)));
    expect(viewOf(third, mainMatch(3, 1)).state).toBe("ready");
    expect(placesIn(third.state).slice(0, 2)).toEqual([`3 ${nth(4)}`, `4 ${nth(3)}`]);
    expect(placesIn(after(third, entering(mainMatch(3, 1))).state)[0]).toBe(`1 ${nth(1)}`);
  });

  it("[PLY-1] 3, 5 and 7 entrants: the byes go on at once", () => {
    expect(printed(knockoutOf(3, { thirdPlace: true }))).toEqual([
      `1-1: ${nth(1)} v bye`,
      `1-2: ${nth(3)} v ${nth(2)}`,
      `2-1: ${nth(1)} v (1-2)`,
      "2-2: bye v (!1-2)",
    ]);
    expect(placesIn(playedThrough(knockoutOf(3, { thirdPlace: true })).state)).toEqual(
      [1, 2, 3].map((number) => `${number} ${nth(number)}`),
    );
    for (const count of [5, 7]) {
      const world = knockoutOf(count);
      expect(viewOf(world, mainMatch(2, 1)).a).toMatchObject({ entrant: nth(1) });
      expect(placesIn(playedThrough(world).state)).toHaveLength(count);
    }
  });

  it("[PLY-5] no list of matches, current ones neither, has a bye in it", () => {
    const six = knockoutOf(6, { courts: true });
    expect(listed(six)).toEqual(["1-2", "1-3", "2-1", "2-2", "3-1"]);
    const bye = mainMatch(1, 1);
    const at = "2026-05-13T10:00";
    expect(refusalTo(six, { type: "scheduleMatch", match: bye, at }).code).toBe("match.notFound");
    expect(refusalTo(six, entering(bye)).code).toBe("match.notFound");
    expect(refusalTo(six, clearing(bye)).code).toBe("match.notFound");
    const timed = after(
      six,
      { type: "scheduleMatch", match: mainMatch(1, 2), at },
      { type: "scheduleMatch", match: mainMatch(2, 1), at },
    );
    const now = nowOf(timed.state, "2026-05-13T10:10");
    expect(now.onCourt.map(({ id }) => id)).toEqual([mainMatch(1, 2)]);
    expect(now.next.map(({ id }) => id)).toEqual([mainMatch(2, 1)]);
  });

  it("[PLY-5] a result is of two who are known, and of this bracket's matches only", () => {
    const eight = knockoutOf(8);
    const waiting = mainMatch(2, 1);
    expect(refusalTo(eight, entering(waiting))).toEqual({
      code: "match.opponentUnknown",
      match: waiting,
    });
    for (const match of [mainMatch(4, 1), mainMatch(1, 5), mainMatch(3, 2), "open.none.1-1"]) {
      expect(refusalTo(eight, entering(match)).code).toBe("match.notFound");
    }
  });

  it("[PLY-1] nobody goes on by a level match", () => {
    const ties = { bestOf: 1, gameTo: null, ties: true } as const;
    const level = { result: { games: [[5, 5] as const] } };
    const world = knockoutOf(4, { competition: { kind: "knockout", format: ties } });
    expect(refusalTo(world, entering(mainMatch(1, 1), "a", level)).code).toBe("result.matchTied");
    const strict = knockoutOf(4);
    expect(refusalTo(strict, entering(mainMatch(1, 1), "a", level)).code).toBe("result.gameTied");
  });

  it("[HUB-5] what the user saw of a result must still stand", () => {
    const match = mainMatch(1, 1);
    const world = after(knockoutOf(4), entering(match));
    const stands = { code: "match.changed", match, result: { games: [[7, 4]] } };
    const result = { walkover: "b" } as const;
    expect(refusalTo(world, { type: "enterResult", match, result, seen: null })).toEqual(stands);
    expect(refusalTo(world, { type: "clearResult", match, seen: { walkover: "b" } })).toEqual(
      stands,
    );
    expect(answerTo(world, entering(match))).toEqual({ ok: true, value: [] });
  });
});

describe("corrections in a bracket", () => {
  it("[PLY-2] 10–20 corrected to 20–10 before the next is played: it holds the other one, and only that one", () => {
    const result = (a: number, b: number) => ({ result: { games: [[a, b] as const] } });
    const wrong = after(knockoutOf(8), entering(mainMatch(1, 1), "a", result(10, 20)));
    expect(viewOf(wrong, mainMatch(2, 1)).a).toMatchObject({ entrant: nth(8) });
    const right = after(wrong, entering(mainMatch(1, 1), "a", result(20, 10)));
    expect(printed(right).join()).toContain(`2-1: ${nth(1)} v (1-2)`);
    expect(printed(right).filter((line) => line.includes(nth(8)))).toHaveLength(1);
  });

  it("[PLY-2] a score that keeps the winner can always be corrected", () => {
    const done = playedThrough(knockoutOf(8));
    const corrected = after(
      done,
      entering(mainMatch(1, 1), "a", { result: { games: [[7, 0]] } }),
      entering(mainMatch(1, 1), "a", { result: { walkover: "a" } }),
    );
    expect(viewOf(corrected, mainMatch(1, 1)).outcome.kind).toBe("walkover");
    expect(placesIn(corrected.state)).toEqual(placesIn(done.state));
  });

  it("[PLY-2] another winner, or none, is refused while either has played on, and those matches are named", () => {
    const done = playedThrough(knockoutOf(8, { thirdPlace: true }));
    const semi = { code: "bracket.laterPlayed", matches: [mainMatch(3, 1), mainMatch(3, 2)] };
    expect(refusalTo(done, entering(mainMatch(2, 1), "b"))).toEqual(semi);
    expect(refusalTo(done, clearing(mainMatch(2, 1)))).toEqual(semi);
    expect(refusalTo(done, clearing(mainMatch(1, 1)))).toEqual({
      code: "bracket.laterPlayed",
      matches: [mainMatch(2, 1), mainMatch(3, 1), mainMatch(3, 2)],
    });
  });

  it("[PLY-2] 16 entrants, three rounds played, one first match cleared on request: all that came of it is empty", () => {
    const world = playedThrough(knockoutOf(16, { thirdPlace: true }));
    const cleared = after(world, clearing(mainMatch(1, 1), true));
    expect(cleared.changes).toHaveLength(world.changes.length + 1);
    const lines = printed(cleared);
    expect(lines.filter((line) => line.includes(nth(1)))).toEqual([`1-1: ${nth(1)} v ${nth(16)}`]);
    expect(lines.slice(8)).toEqual([
      `2-1: (1-1) v ${nth(8)}`,
      `2-2: ${nth(5)} v ${nth(4)} b`,
      `2-3: ${nth(3)} v ${nth(6)} a`,
      `2-4: ${nth(7)} v ${nth(2)} b`,
      `3-1: (2-1) v ${nth(4)}`,
      `3-2: ${nth(3)} v ${nth(2)} b`,
      `4-1: (3-1) v ${nth(2)}`,
      `4-2: (!3-1) v ${nth(3)}`,
    ]);
    expect(undone(cleared).state).toEqual(world.state);
  });

  it("[PLY-2] another winner on request takes the place, and what the old one played on goes", () => {
    const world = playedThrough(knockoutOf(8));
    const changed = after(world, entering(mainMatch(1, 1), "b", { clearLater: true }));
    expect(printed(changed).slice(4)).toEqual([
      `2-1: ${nth(8)} v ${nth(4)}`,
      `2-2: ${nth(3)} v ${nth(2)} b`,
      `3-1: (2-1) v ${nth(2)}`,
    ]);
  });

  it("[PLY-2] a score made incomplete is not taken, and leaves the winner where they were", () => {
    const format = { bestOf: 3, gameTo: 7, ties: false } as const;
    const world = knockoutOf(4, { competition: { kind: "knockout", format } });
    const full = { result: { games: [[7, 1] as const, [7, 2] as const] } };
    const part = { result: { games: [[7, 1] as const] } };
    const played = after(world, entering(mainMatch(1, 1), "a", full));
    expect(refusalTo(played, entering(mainMatch(1, 1), "a", part)).code).toBe("result.wrongGames");
    expect(viewOf(played, mainMatch(2, 1)).a).toMatchObject({ entrant: nth(1) });
  });

  it("[PLY-3] a walkover entered and removed leaves everything as it was", () => {
    const world = playedThrough(knockoutOf(8, { thirdPlace: true }), 1);
    const walked = after(world, entering(mainMatch(2, 1), "b", { result: { walkover: "b" } }));
    expect(viewOf(walked, mainMatch(3, 2)).a).toMatchObject({ entrant: nth(1) });
    expect(after(walked, clearing(mainMatch(2, 1))).state).toEqual(world.state);
  });
});
