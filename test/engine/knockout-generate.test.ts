import {
  bracketOf,
  compareOf,
  isSealKept,
  randomDrawsOf,
  type CommandInput,
  type EventState,
} from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { playedOut, resultOf } from "../support/blocks";
import {
  addMain,
  entering,
  generate,
  knockoutOf,
  listed,
  MAIN,
  mainMatch,
  playedBlocks,
  playedThrough,
  printed,
} from "../support/brackets";
import { entrant, eventWith, nth, SINGLES } from "../support/builders";
import { after, afterBy, answerTo, MANAGER, OWNER, refusalTo, undone } from "../support/world";

const reseed = (confirmed?: true): CommandInput => ({
  type: "reseedBracket",
  bracket: MAIN,
  ...(confirmed && { confirmed }),
});
const style = (
  wanted: "ranking-tiered" | "block-protected" | "grade-separation",
): CommandInput => ({
  type: "setKnockoutStyle",
  competition: SINGLES,
  style: wanted,
});
const byLine = (state: EventState) => state.brackets[MAIN]?.draw?.byLine;
const unplayed = (blocks = 2) =>
  after(eventWith({ entrants: blocks * 4, blocks, orderOfPlay: true }), addMain());

describe("a bracket before its draw", () => {
  it("[GEN-1] names nobody: each line has its seed and finishing place", () => {
    expect(printed(unplayed())).toEqual([
      "1-1: #1@1 v #4@2",
      "1-2: #3@2 v #2@1",
      "2-1: (1-1) v (1-2)",
    ]);
    const eight = after(eventWith({ entrants: 32, blocks: 8, qualifiers: 4 }), addMain());
    expect(printed(eight)[0]).toBe("1-1: #1@1 v #32@4");
    expect(printed(eight)[2]).toBe("1-3: #9@2 v #24@3");
    const plate = after(unplayed(), {
      type: "addBracket",
      competition: SINGLES,
      bracket: { id: "plate", name: "Plate", places: { from: 3, to: 4 } },
    });
    const label = bracketOf(plate.state, `${SINGLES}.plate`)?.rounds[0]?.matches[0]?.a;
    expect(label).toEqual({ kind: "label", seed: 1, place: 3 });
  });

  it("[GEN-1] counts the places of blocks of other sizes, and has byes where seeds are missing", () => {
    const uneven = after(eventWith({ entrants: 7, blocks: 3, qualifiers: 3 }), addMain());
    expect(printed(uneven).slice(0, 4)).toEqual([
      "1-1: #1@1 v bye",
      "1-2: #5@2 v #4@2",
      "1-3: #3@1 v #6@2",
      "1-4: #7@3 v #2@1",
    ]);
    expect(listed(uneven)[0]).toBe("1-2");
  });

  it("[GEN-1] can't be of places that another bracket takes, nor of none", () => {
    const other = (places?: { from: number; to: number }): CommandInput => ({
      type: "addBracket",
      competition: SINGLES,
      bracket: { id: "plate", name: "Plate", ...(places && { places }) },
    });
    const world = unplayed();
    expect(refusalTo(world, other({ from: 2, to: 3 }))).toEqual({
      code: "bracket.placesTaken",
      bracket: MAIN,
    });
    expect(refusalTo(world, addMain()).code).toBe("id.taken");
    const none = eventWith({ entrants: 8, blocks: 2, qualifiers: 0 });
    expect(refusalTo(none, addMain()).code).toBe("bracket.placesMissing");
    const knockout = eventWith({ competition: { kind: "knockout" } });
    const placed = addMain({ places: { from: 1, to: 2 } });
    expect(refusalTo(knockout, placed).code).toBe("bracket.hasNoPlaces");
    expect(refusalTo(eventWith({ competition: { kind: "swiss" } }), addMain()).code).toBe(
      "competition.wrongKind",
    );
  });

  it("[GEN-2] is drawn once every block is final; before, the blocks still played are named and labels stay", () => {
    const half = playedOut(unplayed());
    expect(refusalTo(half, generate)).toEqual({
      code: "bracket.blocksOpen",
      bracket: MAIN,
      blocks: [`${SINGLES}.B`],
      tied: [],
    });
    const drawn = after(playedOut(half, "B"), generate);
    expect(byLine(drawn.state)).toEqual([1, 3, 4, 2].map(nth));
    expect(refusalTo(drawn, generate)).toEqual({ code: "bracket.isDrawn", bracket: MAIN });
    expect(printed(undone(drawn))[0]).toBe("1-1: #1@1 v #4@2");
  });

  it("[GEN-2] takes the grades of that moment, and keeps them when ratings change after", () => {
    const world = playedBlocks(2);
    const raised = { type: "editEntrant", entrant: nth(2), current: 2600 } as const;
    expect(byLine(after(world, raised, generate).state)?.[0]).toBe(nth(2));
    const late = after(world, generate, raised);
    expect(byLine(late.state)?.[0]).toBe(nth(1));
    const entries = late.state.seedings[MAIN]?.working[0]?.entries ?? [];
    expect(entries.map(({ grade }) => grade)).toEqual([2500, 2490]);
  });

  it("[RES-5] a tie across a place that the bracket takes lets nobody in until it is set", () => {
    const world = unplayed();
    const ring = ["A", "B"].reduce((next, letter) => {
      const won = [
        [1, 4], [2, 4], [3, 4], [1, 2], [2, 3], [3, 1],
      ] as const; // prettier-ignore
      return after(next, ...won.map(([winner, loser]) => resultOf(letter, winner, loser)));
    }, world);
    expect(refusalTo(ring, generate)).toMatchObject({
      blocks: [],
      tied: [`${SINGLES}.A`, `${SINGLES}.B`],
    });
    const plate = {
      type: "addBracket",
      competition: SINGLES,
      bracket: { id: "plate", name: "Plate", places: { from: 4, to: 4 } },
    } as const;
    const last: CommandInput = { type: "generateBracket", bracket: `${SINGLES}.plate` };
    expect(answerTo(after(ring, plate), last).ok).toBe(true);
    const seats = (letter: string) =>
      [2, 3, 1].map((seed) => ring.state.seats[`${SINGLES}.${letter}${seed}`]?.entrant ?? "");
    const set = after(
      ring,
      ...["A", "B"].map(
        (letter) =>
          ({ type: "setHandOrder", block: `${SINGLES}.${letter}`, order: seats(letter) }) as const,
      ),
      generate,
    );
    expect(byLine(set.state)).toContain(seats("A")[0]);
    expect(byLine(set.state)).not.toContain(seats("A")[2]);
  });

  it("[GEN-2] of nobody, or of one alone, is refused clearly", () => {
    for (const entrants of [0, 1]) {
      const world = after(
        eventWith({ entrants, competition: { kind: "knockout" } }),
        addMain({ thirdPlace: true }),
      );
      expect(refusalTo(world, generate)).toEqual({
        code: "bracket.tooFew",
        bracket: MAIN,
        entrants,
      });
    }
    expect(printed(knockoutOf(2))).toEqual([`1-1: ${nth(1)} v ${nth(2)}`]);
    const bare = after(eventWith({}), addMain({ places: { from: 1, to: 2 } }));
    expect(refusalTo(bare, generate).code).toBe("blocks.none");
    expect(printed(bare)).toEqual([]);
  });
});

describe("a draw made again", () => {
  it("[GEN-3] has the present orders and grades, and asks before results go", () => {
    const drawn = after(playedBlocks(2), generate);
    expect(answerTo(drawn, reseed())).toEqual({ ok: true, value: [] });
    const raised = after(drawn, { type: "editEntrant", entrant: nth(2), current: 2600 });
    expect(byLine(after(raised, reseed()).state)?.[0]).toBe(nth(2));
    const played = after(raised, entering(mainMatch(1, 1)));
    expect(refusalTo(played, reseed())).toEqual({
      code: "bracket.needsConfirmation",
      bracket: MAIN,
      matches: [mainMatch(1, 1)],
      times: 0,
    });
    const again = after(played, reseed(true));
    expect(again.state.bracketMatches).toEqual({});
    expect(undone(again).state).toEqual(played.state);
  });

  it("[GEN-3] keeps times and courts, and is only for blocks that are final", () => {
    const timed = {
      type: "scheduleMatch",
      match: mainMatch(1, 1),
      at: "2026-05-13T10:00",
    } as const;
    const drawn = after(playedBlocks(2), generate, timed, entering(mainMatch(1, 1)));
    const again = after(drawn, reseed(true));
    expect(again.state.bracketMatches).toEqual({ [mainMatch(1, 1)]: { at: timed.at } });
    const reopened = after(again, { type: "clearResult", match: `${SINGLES}.A.1-2` });
    expect(refusalTo(reopened, reseed()).code).toBe("bracket.blocksOpen");
    const nowhere: CommandInput = { type: "reseedBracket", bracket: `${SINGLES}.none` };
    expect(refusalTo(drawn, nowhere).code).toBe("bracket.notFound");
  });

  it("[GEN-3] makes the first draw too of a bracket that still shows its labels, as Generate does", () => {
    const labelled = playedBlocks(2);
    expect(after(labelled, reseed()).state).toEqual(after(labelled, generate).state);
    const { code } = refusalTo(unplayed(), reseed());
    expect(code).toBe("bracket.blocksOpen");
  });

  it("[GEN-4] another style changes no bracket until it is re-seeded", () => {
    const drawn = after(playedBlocks(3, { qualifiers: 2 }), generate);
    const styled = after(drawn, style("block-protected"));
    expect(styled.state.brackets).toEqual(drawn.state.brackets);
    expect(styled.state.seedings).toEqual(drawn.state.seedings);
    const again = after(styled, reseed());
    expect(again.state.seedings[MAIN]).toMatchObject({ style: "block-protected" });
    expect(answerTo(again, style("block-protected"))).toEqual({ ok: true, value: [] });
  });

  it("[KO-GRADE] is only for an owner whose account has WCF rules, as are draw rules", () => {
    const world = playedBlocks(2, { manager: true });
    expect(after(world, style("grade-separation")).state.competitions[SINGLES]?.knockout).toEqual({
      style: "grade-separation",
    });
    expect(compareOf(world.state, SINGLES)).toHaveLength(4);
    const handed = afterBy(after(world, { type: "offerOwnership", to: MANAGER.id }), MANAGER, {
      type: "acceptOwnership",
    });
    expect(answerTo(handed, style("grade-separation"), MANAGER)).toEqual({
      ok: false,
      refusal: { code: "knockoutStyle.notEnabled", competition: SINGLES },
    });
    expect(compareOf(handed.state, SINGLES).map((draw) => draw.style)).toEqual([
      "ranking-tiered",
      "block-protected",
      "tiered-separated",
    ]);
  });

  it("[GEN-5] the styles are compared on the competition's own blocks and qualifiers", () => {
    const [tiered] = compareOf(playedBlocks(4).state, SINGLES);
    expect(tiered?.firstRound).toHaveLength(4);
    expect(tiered?.halves.flat()).toHaveLength(8);
    expect(compareOf(eventWith({ entrants: 1 }).state, SINGLES)).toEqual([]);
  });
});

describe("a competition that is a knockout only", () => {
  const seeds = (wanted: "all" | "none" | number): CommandInput => ({
    type: "setKnockoutSeeds",
    competition: SINGLES,
    seeds: wanted,
  });
  const seal: CommandInput = { type: "sealDraw", competition: SINGLES };
  const field = (count: number) =>
    after(eventWith({ entrants: count, competition: { kind: "knockout" } }), addMain());

  it("[KON-1] seeds everybody by grade; 6 in 8: seeds 1 and 2 have the byes", () => {
    expect(byLine(knockoutOf(6).state)).toEqual([
      nth(1), null, nth(5), nth(4), nth(3), nth(6), null, nth(2),
    ]); // prettier-ignore
    const twelve = byLine(knockoutOf(12).state) ?? [];
    const pairs = twelve.flatMap((top, index) => (index % 2 ? [] : [[top, twelve[index + 1]]]));
    expect(pairs.every(([top, other]) => top !== null || other !== null)).toBe(true);
  });

  it("[KON-1] has seeds 1 to 64 in the right halves", () => {
    const lines = byLine(knockoutOf(64).state) ?? [];
    for (let seed = 1; seed <= 64; seed++) {
      const isUpper = [0, 1].includes(seed % 4);
      expect(lines.indexOf(nth(seed)) < 32).toBe(isUpper);
    }
  });

  it("[KON-1] draws the others at random from a sealed draw, numbered, and shows seeds until then", () => {
    const world = after(field(8), seeds(2));
    expect(printed(world)[0]).toBe("1-1: #1@null v #null@null");
    expect(refusalTo(world, generate)).toEqual({ code: "draw.notSealed", competition: SINGLES });
    const drawn = after(world, seal, generate);
    const lines = byLine(drawn.state) ?? [];
    expect([lines[0], lines[7]]).toEqual([nth(1), nth(2)]);
    expect([...lines].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(nth));
    const [draw] = randomDrawsOf(drawn.state, SINGLES);
    expect(draw && isSealKept(draw)).toBe(true);
    expect(draw?.drawn?.entrants).toEqual([3, 4, 5, 6, 7, 8].map(nth));
    expect(drawn.state.seedings[MAIN]).toMatchObject({ randomDraw: `${SINGLES}.1` });
    expect(bracketOf(drawn.state, MAIN)?.rounds[0]?.matches[0]?.b).toMatchObject({ seed: null });
    expect(refusalTo(drawn, reseed()).code).toBe("draw.notSealed");
    const again = after(undone(drawn), seal, generate);
    expect(randomDrawsOf(again.state, SINGLES).map(({ number }) => number)).toEqual([1, 2]);
  });

  it("[KON-1] without seeds everybody is drawn; one alone left over needs no chance", () => {
    const all = after(field(5), seeds("none"), seal, generate);
    expect(randomDrawsOf(all.state, SINGLES)[0]?.drawn?.entrants).toHaveLength(5);
    expect(byLine(all.state)?.filter((entrant) => entrant === null)).toHaveLength(3);
    expect(byLine(after(field(4), seeds(3), generate).state)).toEqual([1, 4, 3, 2].map(nth));
    expect(byLine(after(field(4), seeds(9), generate).state)).toEqual([1, 4, 3, 2].map(nth));
    expect(refusalTo(eventWith({}), seeds(2)).code).toBe("competition.wrongKind");
    expect(refusalTo(field(4), style("ranking-tiered")).code).toBe("competition.wrongKind");
  });

  it("[GEN-3] re-seeds with late entrants, in a larger bracket where they need one", () => {
    const played = playedThrough(knockoutOf(4));
    const late = after(played, {
      type: "addEntrant",
      entrant: { ...entrant(5), competition: SINGLES },
    });
    expect(afterBy(late, OWNER, reseed(true)).state.brackets[MAIN]?.draw?.byLine).toHaveLength(8);
  });
});
