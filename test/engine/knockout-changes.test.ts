import {
  bracketNewsOf,
  bracketOf,
  describe as describeFact,
  replacementsFor,
  type CommandInput,
} from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { resultOf } from "../support/blocks";
import {
  addMain,
  entering,
  generate,
  knockoutOf,
  MAIN,
  mainMatch,
  playedBlocks,
  playedThrough,
  printed,
  viewOf,
} from "../support/brackets";
import { entrant, nth, SINGLES } from "../support/builders";
import { after, answerTo, lastFacts, refusalTo, undone } from "../support/world";

const exchange = (one: number, other: number): CommandInput => ({
  type: "exchangeLines",
  bracket: MAIN,
  lines: [one, other],
});
const replace = (number: number, by: number): CommandInput => ({
  type: "replaceInBracket",
  bracket: MAIN,
  entrant: nth(number),
  by: nth(by),
});
const out = (number: number): CommandInput => ({ type: "withdrawEntrant", entrant: nth(number) });
const lines = (world: { state: ReturnType<typeof knockoutOf>["state"] }) =>
  world.state.brackets[MAIN]?.draw?.byLine;

describe("lines exchanged by hand", () => {
  it("[GEN-7] marks who moved, with the seed that the method gave, and sends the lines alone", () => {
    const world = after(knockoutOf(8), exchange(2, 3));
    expect(printed(world).slice(0, 2)).toEqual([
      `1-1: ${nth(1)} v ${nth(5)}`,
      `1-2: ${nth(8)} v ${nth(4)}`,
    ]);
    expect(viewOf(world, mainMatch(1, 1)).b).toMatchObject({ seed: 5, isMoved: true });
    expect(viewOf(world, mainMatch(1, 1)).a).toMatchObject({ seed: 1, isMoved: false });
    expect(Object.keys(world.changes.at(-1)?.patch.put ?? {})).toEqual(["brackets"]);
    const back = after(world, exchange(3, 2));
    expect(viewOf(back, mainMatch(1, 1)).b).toMatchObject({ seed: 8, isMoved: false });
  });

  it("[GEN-7] an entrant and a bye change too, but two byes never meet", () => {
    const six = knockoutOf(6);
    expect(lines(after(six, exchange(2, 3)))?.slice(0, 4)).toEqual([nth(1), nth(5), null, nth(4)]);
    expect(refusalTo(six, exchange(1, 7))).toEqual({ code: "bracket.twoByes", line: 1 });
    expect(answerTo(six, exchange(2, 7))).toEqual({ ok: true, value: [] });
    expect(answerTo(six, exchange(4, 4))).toEqual({ ok: true, value: [] });
  });

  it("[GEN-7] not once one of the two has played, nor over what the user did not see", () => {
    const played = after(knockoutOf(8), entering(mainMatch(1, 1)));
    const later = { code: "bracket.isPlayed", bracket: MAIN, matches: [mainMatch(1, 1)] };
    expect(refusalTo(played, exchange(1, 3))).toEqual(later);
    expect(refusalTo(played, exchange(1, 2))).toEqual(later);
    expect(refusalTo(played, exchange(3, 9))).toEqual({
      code: "bracket.noSuchLine",
      line: 9,
      lines: 8,
    });
    expect(
      refusalTo(played, {
        type: "exchangeLines",
        bracket: MAIN,
        lines: [3, 4],
        seen: [nth(5), null],
      }),
    ).toEqual({ code: "bracket.linesChanged", lines: [3, 4], entrants: [nth(5), nth(4)] });
    expect(after(played, exchange(3, 8)).state.bracketMatches).toEqual(played.state.bracketMatches);
  });
});

it("[HUB-2] facts of a knockout give its name, who moved, and a match by round and number", () => {
  const drawn = knockoutOf(6);
  const words = (world: typeof drawn) =>
    lastFacts(world).map((fact) => describeFact(fact, world.state));
  const count = { bracket: "Main", count: 6 };
  expect(words(drawn)).toEqual([{ key: "bracketDrawn", params: count }]);
  expect(words(after(drawn, exchange(2, 3)))).toEqual([
    {
      key: "linesExchanged",
      params: { bracket: "Main", one: 2, other: 3, first: "", second: "Player 005" },
    },
  ]);
  expect(words(after(drawn, entering(mainMatch(1, 2))))[0]?.params).toEqual({
    match: "Main 1-2",
    competition: "Open Singles",
  });
});

describe("a bracket that blocks have overtaken", () => {
  /** Blocks of 1 4 5 8 and 2 3 6 7, played by seed; two of each go through. */
  const drawn = after(playedBlocks(2), generate);

  it("[GEN-6] says who is missing and who is too many after a result was corrected, and stays as it is", () => {
    const corrected = after(drawn, resultOf("A", 3, 2), resultOf("A", 3, 1));
    expect(bracketNewsOf(corrected.state, MAIN)).toEqual({
      missing: [{ entrant: nth(5), why: "corrected" }],
      tooMany: [{ entrant: nth(4), why: "corrected" }],
    });
    expect(corrected.state.brackets).toEqual(drawn.state.brackets);
    expect(bracketNewsOf(drawn.state, MAIN)).toEqual({ missing: [], tooMany: [] });
    const reopened = after(corrected, { type: "clearResult", match: `${SINGLES}.A.1-2` });
    expect(bracketNewsOf(reopened.state, MAIN)).toEqual({ missing: [], tooMany: [] });
  });

  it("[GEN-6] or after a withdrawal, or a replacement from elsewhere", () => {
    const left = after(drawn, out(1));
    expect(bracketNewsOf(left.state, MAIN)).toEqual({
      missing: [{ entrant: nth(5), why: "withdrawn" }],
      tooMany: [{ entrant: nth(1), why: "withdrawn" }],
    });
    expect(bracketNewsOf(after(left, replace(1, 5)).state, MAIN)).toEqual({
      missing: [],
      tooMany: [],
    });
    expect(bracketNewsOf(after(left, replace(1, 6)).state, MAIN)).toEqual({
      missing: [{ entrant: nth(5), why: "replaced" }],
      tooMany: [{ entrant: nth(6), why: "replaced" }],
    });
  });

  it("[GEN-6] in a knockout only: who came late, and who left before playing", () => {
    const late = { ...entrant(9), competition: SINGLES };
    const world = after(knockoutOf(8), { type: "addEntrant", entrant: late }, out(2));
    expect(bracketNewsOf(world.state, MAIN)).toEqual({
      missing: [{ entrant: nth(9), why: "added" }],
      tooMany: [{ entrant: nth(2), why: "withdrawn" }],
    });
    const played = after(playedThrough(knockoutOf(8), 1), out(2));
    expect(bracketNewsOf(played.state, MAIN)).toEqual({ missing: [], tooMany: [] });
  });

  it("[GEN-8] offers first the best by the corrected table who is not in it, and marks the replacement", () => {
    // 1's block result is corrected for the worse, then 1 withdraws: by the corrected table 5 is next.
    const left = after(drawn, resultOf("A", 3, 1), resultOf("A", 4, 1), out(1));
    const offered = replacementsFor(left.state, MAIN);
    expect(offered[0]).toMatchObject({ entrant: nth(5), place: 2 });
    expect(offered.map((one) => one.entrant)).toEqual([5, 6, 8, 7].map(nth));
    const replaced = after(left, replace(1, 5));
    expect(viewOf(replaced, mainMatch(1, 1)).a).toMatchObject({
      entrant: nth(5),
      seed: 1,
      standsFor: nth(1),
      isMoved: false,
    });
    expect(lastFacts(replaced)).toHaveLength(1);
    expect(undone(replaced).state).toEqual(left.state);
  });

  it("[GEN-8] who stood in can be replaced in turn, also by the one who had left", () => {
    const left = after(drawn, out(1), replace(1, 5), out(5));
    const again = after(left, replace(5, 6));
    expect(viewOf(again, mainMatch(1, 1)).a).toMatchObject({ entrant: nth(6), standsFor: nth(1) });
    const back = after(again, { type: "takeBackWithdrawal", entrant: nth(1) }, replace(6, 1));
    expect(back.state.brackets).toEqual(drawn.state.brackets);
  });

  it("[GEN-8] nobody is replaced who has played here, nor by one who is in a bracket or gone", () => {
    const played = playedThrough(drawn, 1);
    expect(refusalTo(played, replace(1, 5))).toEqual({
      code: "entrant.hasResult",
      entrant: nth(1),
      match: mainMatch(1, 1),
    });
    expect(refusalTo(drawn, replace(1, 2))).toEqual({
      code: "entrant.inBracket",
      entrant: nth(2),
      bracket: MAIN,
    });
    expect(refusalTo(drawn, replace(1, 1)).code).toBe("entrant.inBracket");
    expect(refusalTo(drawn, replace(5, 6)).code).toBe("entrant.notInBracket");
    expect(refusalTo(after(drawn, out(5)), replace(1, 5)).code).toBe("entrant.withdrawn");
    expect(refusalTo(drawn, replace(1, 99)).code).toBe("entrant.notFound");
  });

  it("[GEN-8] in a knockout only the best of those who are not in it come first", () => {
    const world = after(
      knockoutOf(4),
      { type: "addEntrant", entrant: { ...entrant(6), competition: SINGLES } },
      { type: "addEntrant", entrant: { ...entrant(5), competition: SINGLES } },
    );
    expect(replacementsFor(world.state, MAIN).map((one) => one.entrant)).toEqual([nth(5), nth(6)]);
    expect(replacementsFor(after(playedBlocks(2)).state, MAIN)).toEqual([]);
  });
});

describe("a bracket's name, places and match for third", () => {
  const change = (fields: object): CommandInput => ({
    type: "changeBracket",
    bracket: MAIN,
    ...fields,
  });

  it("[PLY-1] the match for third can be had or left at any time, unless it was played", () => {
    const world = playedThrough(knockoutOf(4));
    const third = after(world, change({ thirdPlace: true }));
    expect(viewOf(third, mainMatch(2, 2)).state).toBe("ready");
    const played = after(third, entering(mainMatch(2, 2)));
    expect(refusalTo(played, change({ thirdPlace: false }))).toEqual({
      code: "bracket.thirdPlacePlayed",
      match: mainMatch(2, 2),
    });
    expect(after(third, change({ thirdPlace: false })).state).toEqual(world.state);
  });

  it("[GEN-4] other places change nobody who is drawn", () => {
    const world = after(playedBlocks(2), generate);
    const wider = after(world, change({ places: { from: 1, to: 3 }, name: "Cup" }));
    expect(lines(wider)).toEqual(lines(world));
    expect(bracketOf(wider.state, MAIN)?.name).toBe("Cup");
    expect(bracketNewsOf(wider.state, MAIN).missing.map((one) => one.entrant)).toEqual(
      [5, 6].map(nth),
    );
    expect(refusalTo(world, change({ name: "Cup", seen: { name: "Other" } }))).toEqual({
      code: "bracket.changed",
      bracket: MAIN,
      name: "Main",
    });
  });

  it("[SCR-7] a bracket that is drawn goes only after a question, one that is not goes at once", () => {
    const world = playedThrough(after(playedBlocks(2), generate), 1);
    const remove: CommandInput = { type: "removeBracket", bracket: MAIN };
    expect(refusalTo(world, remove)).toMatchObject({
      code: "bracket.needsConfirmation",
      matches: [mainMatch(1, 1), mainMatch(1, 2)],
    });
    const gone = after(world, { ...remove, confirmed: true });
    const { brackets, seedings, bracketMatches } = gone.state;
    expect({ brackets, seedings, bracketMatches }).toEqual({
      brackets: {},
      seedings: {},
      bracketMatches: {},
    });
    expect(undone(gone).state).toEqual(world.state);
    const plain = after(playedBlocks(2), remove);
    expect(after(plain, addMain()).state.brackets).toHaveProperty([MAIN]);
  });
});
