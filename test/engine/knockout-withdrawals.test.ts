import { bracketNewsOf, placingsOf } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import {
  entering,
  knockoutOf,
  MAIN,
  mainMatch,
  playedBlocks,
  generate,
  playedThrough,
  printed,
  viewOf,
} from "../support/brackets";
import { entrant, nth, SINGLES } from "../support/builders";
import { after, refusalTo, undone } from "../support/world";

const out = (number: number, strike?: boolean) =>
  ({
    type: "withdrawEntrant",
    entrant: nth(number),
    ...(strike !== undefined && { strike }),
  }) as const;
const back = (number: number, clearLater?: true) =>
  ({
    type: "takeBackWithdrawal",
    entrant: nth(number),
    ...(clearLater && { clearLater }),
  }) as const;

describe("a withdrawal in a bracket", () => {
  it("[PLY-4] gives the opponent a walkover at once", () => {
    const world = after(knockoutOf(8), out(1));
    expect(printed(world)[0]).toBe(`1-1: -${nth(1)} v ${nth(8)} b`);
    expect(viewOf(world, mainMatch(1, 1)).outcome).toMatchObject({
      kind: "walkover",
      isByWithdrawal: true,
    });
    expect(viewOf(world, mainMatch(2, 1)).a).toMatchObject({ entrant: nth(8) });
    expect(after(world, back(1)).state).toEqual(knockoutOf(8).state);
  });

  it("[PLY-4] gives one to an opponent not known yet: whoever arrives goes through", () => {
    const won = after(knockoutOf(8), entering(mainMatch(1, 1)), out(1));
    expect(viewOf(won, mainMatch(2, 1)).state).toBe("waiting");
    const walkover = entering(mainMatch(2, 1), "b", { result: { walkover: "b" } });
    expect(refusalTo(won, walkover).code).toBe("match.opponentUnknown");
    const arrived = after(won, entering(mainMatch(1, 2)));
    expect(viewOf(arrived, mainMatch(2, 1))).toMatchObject({ state: "played", winner: "b" });
    expect(viewOf(arrived, mainMatch(3, 1)).a).toMatchObject({ entrant: nth(5) });
    expect(viewOf(arrived, mainMatch(1, 1)).outcome.kind).toBe("played");
  });

  it("[PLY-4] of two who would meet makes a bye for the next opponent", () => {
    const world = after(knockoutOf(8, { thirdPlace: true }), out(1), out(8));
    expect(viewOf(world, mainMatch(1, 1)).outcome.kind).toBe("void");
    expect(viewOf(world, mainMatch(2, 1))).toMatchObject({ state: "bye", a: { kind: "bye" } });
    const played = after(world, entering(mainMatch(1, 2), "b"));
    expect(viewOf(played, mainMatch(3, 1)).a).toMatchObject({ entrant: nth(4) });
    expect(placingsOf(played.state, MAIN).filter(({ place }) => place === 5)).toEqual(
      [1, 8, 5].map((number) => ({ entrant: nth(number), place: 5, isShared: true })),
    );
  });

  it("[PLY-1][PLY-4] of two before their semi-final leaves them behind who is third without them", () => {
    const semis = playedThrough(knockoutOf(4, { thirdPlace: true }), 0);
    const gone = after(semis, out(1), out(4));
    const placesOf = () =>
      placingsOf(after(gone, entering(mainMatch(1, 2))).state, MAIN).map(
        ({ place, isShared }) => `${place}${isShared ? "=" : ""}`,
      );
    expect(placesOf()).toEqual(["1", "3", "4=", "4="]);
    expect(placingsOf(gone.state, MAIN).map(({ place }) => place)).toEqual([3, 3]);
  });

  it("[PLY-4] of whom a bye moved on meets the next opponent as a walkover", () => {
    const world = after(knockoutOf(6), out(1), entering(mainMatch(1, 2)));
    expect(viewOf(world, mainMatch(2, 1))).toMatchObject({ state: "played", winner: "b" });
  });

  it("[PLY-4] lets what was played stand, also of one who went through on another's withdrawal and left later", () => {
    const played = after(
      knockoutOf(8),
      out(1),
      entering(mainMatch(1, 2)),
      entering(mainMatch(2, 1), "a"),
    );
    const left = after(played, out(8));
    expect(printed(left)[4]).toBe(`2-1: -${nth(8)} v ${nth(5)} a`);
    expect(viewOf(left, mainMatch(1, 1)).outcome).toMatchObject({ kind: "walkover", winner: "b" });
    expect(viewOf(left, mainMatch(3, 1)).a).toMatchObject({ entrant: nth(8), isWithdrawn: true });
    expect(after(left, back(8)).state).toEqual(played.state);
  });

  it("[PLY-4] is taken back only as far as nobody has played on, or what was played goes too", () => {
    const world = after(
      knockoutOf(8),
      out(1),
      entering(mainMatch(1, 2)),
      entering(mainMatch(2, 1), "a"),
    );
    expect(refusalTo(world, back(1))).toEqual({
      code: "bracket.laterPlayed",
      matches: [mainMatch(2, 1)],
    });
    const returned = after(world, back(1, true));
    expect(viewOf(returned, mainMatch(1, 1)).state).toBe("ready");
    expect(viewOf(returned, mainMatch(2, 1)).a).toMatchObject({ kind: "waiting" });
    expect(undone(returned).state).toEqual(world.state);
  });

  it("[PLY-4] nothing new is entered of who is gone, a score from before can be corrected", () => {
    const world = after(
      knockoutOf(8),
      entering(mainMatch(1, 1)),
      entering(mainMatch(1, 2)),
      out(1),
    );
    expect(refusalTo(world, entering(mainMatch(2, 1)))).toEqual({
      code: "entrant.withdrawn",
      entrant: nth(1),
    });
    const score = { result: { games: [[7, 0] as const] } };
    const corrected = after(world, entering(mainMatch(1, 1), "a", score));
    expect(viewOf(corrected, mainMatch(1, 1)).outcome.points).toEqual([7, 0]);
  });

  it("[WDR-2] never strikes what was played in a bracket, for others have gone out by it", () => {
    const alone = after(playedThrough(knockoutOf(8), 1), out(1, true));
    expect(alone.state.entrants[nth(1)]?.withdrawn).toBe("stands");
    const blocks = after(playedBlocks(), generate);
    const played = after(playedThrough(blocks, 1));
    const struck = after(played, out(1, true));
    expect(struck.state.entrants[nth(1)]?.withdrawn).toBe("struck");
    expect(printed(struck)[0]).toBe(`1-1: -${nth(1)} v ${nth(3)} a`);
  });

  it("[GEN-6] of one who has played is no news: the bracket goes on without them", () => {
    const left = after(playedThrough(after(playedBlocks(), generate), 1), out(1));
    expect(bracketNewsOf(left.state, MAIN)).toEqual({ missing: [], tooMany: [] });
  });

  it("[WDR-1] who stands in a bracket is not removed, and comes back for nobody", () => {
    const world = knockoutOf(4);
    const refused = { code: "entrant.inBracket", entrant: nth(2), bracket: MAIN };
    expect(refusalTo(world, { type: "removeEntrant", entrant: nth(2) })).toEqual(refused);
    const late = { ...entrant(5), competition: SINGLES };
    const left = after(world, { type: "addEntrant", entrant: late }, out(2));
    const replacing = { type: "replaceEntrant", entrant: nth(5), by: nth(2) } as const;
    expect(refusalTo(left, replacing)).toEqual(refused);
  });
});
