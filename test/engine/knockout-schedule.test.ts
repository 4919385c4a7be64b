import {
  courtOrderOf,
  doubleBookings,
  layOut,
  matchesOf,
  type CommandInput,
  type LayoutOptions,
} from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import {
  addMain,
  entering,
  generate,
  knockoutOf,
  MAIN,
  mainMatch,
  playedBlocks,
  playedThrough,
  viewOf,
} from "../support/brackets";
import { DOUBLES, entrant, eventWith, LAWN_1, LAWN_2, nth, SINGLES } from "../support/builders";
import { after, refusalTo, undone, type World } from "../support/world";

const DAY = "2026-05-13";
const base: LayoutOptions = { courts: [LAWN_1, LAWN_2], days: [{ date: DAY, from: "09:00" }] };
const layingOut = (options: Partial<LayoutOptions> = {}, confirmed?: true): CommandInput => ({
  type: "layOutOrderOfPlay",
  competition: SINGLES,
  options: { ...base, ...options },
  ...(confirmed && { confirmed }),
});
const at = (match: string, time: string | null, court?: string): CommandInput => ({
  type: "scheduleMatch",
  match,
  at: time && `${DAY}T${time}`,
  ...(court && { court }),
});
/** `09:00 L1 main.1-1`, by time and court. */
const printed = ({ state }: World): string[] =>
  matchesOf(state).flatMap(({ id, at: time, court }) =>
    time ? [`${time.slice(11)} L${court === LAWN_1 ? 1 : 2} ${id.slice(5)}`] : [],
  );

describe("times and courts of a knockout", () => {
  it("[OOP-7] are laid out round by round after all blocks, before anybody is known", () => {
    const world = after(
      eventWith({ entrants: 8, blocks: 2, orderOfPlay: true, courts: true }),
      addMain({ thirdPlace: true }),
      layingOut(),
    );
    expect(printed(world).slice(-5)).toEqual([
      "14:00 L2 B.3-4",
      "15:00 L1 main.1-1",
      "15:00 L2 main.1-2",
      "16:00 L1 main.2-2",
      "16:00 L2 main.2-1",
    ]);
    expect(Object.keys(world.state.bracketMatches)).toHaveLength(4);
    expect(undone(world).state.bracketMatches).toEqual({});
  });

  it("[OOP-7] alone or after what the blocks keep, and again only after a question", () => {
    const blocks = playedBlocks(2, { courts: true });
    const world = after(blocks, at(`${SINGLES}.A.1-2`, "12:30", LAWN_1), layingOut());
    expect(printed(world)).toEqual([
      "12:30 L1 A.1-2",
      "14:00 L1 main.1-1",
      "14:00 L2 main.1-2",
      "15:00 L1 main.2-1",
    ]);
    const again = layingOut({ courts: [LAWN_2] });
    expect(refusalTo(world, again)).toEqual({ code: "layout.needsConfirmation", times: 3 });
    expect(printed(after(world, layingOut({ courts: [LAWN_2] }, true))).at(-1)).toBe(
      "16:00 L2 main.2-1",
    );
    const only = (part: "blocks" | "brackets") =>
      layOut(blocks.state, SINGLES, { ...base, only: part });
    expect(only("blocks")).toMatchObject({ refusal: { code: "layout.nothing" } });
    expect(only("brackets")).toMatchObject({ ok: true });
  });

  it("[OOP-7] of a knockout only: byes need none, what is played keeps its own", () => {
    const world = playedThrough(after(knockoutOf(6, { courts: true }), layingOut()), 1);
    expect(printed(world)).toEqual([
      "09:00 L1 main.1-2",
      "09:00 L2 main.1-3",
      "10:00 L1 main.2-1",
      "10:00 L2 main.2-2",
      "11:00 L1 main.3-1",
    ]);
    const later = after(world, layingOut({ days: [{ date: DAY, from: "09:30" }] }, true));
    expect(printed(later).slice(0, 3)).toEqual([
      "09:00 L1 main.1-2",
      "09:00 L2 main.1-3",
      "10:30 L1 main.2-1",
    ]);
    expect(
      refusalTo(eventWith({ competition: { kind: "swiss" }, courts: true }), layingOut()).code,
    ).toBe("competition.wrongKind");
  });

  it("[OOP-7] are told by court: not before when, and what follows", () => {
    const world = after(knockoutOf(8, { courts: true }), layingOut({ courts: [LAWN_1] }));
    const [lawn, ...others] = courtOrderOf(world.state, DAY);
    expect(others).toEqual([]);
    const turns = lawn?.turns.map(({ match, notBefore, followedBy }) => [
      match.id,
      notBefore.slice(11),
      followedBy?.id ?? null,
    ]);
    expect(turns?.slice(0, 2)).toEqual([
      [mainMatch(1, 1), "09:00", mainMatch(1, 2)],
      [mainMatch(1, 2), "10:00", mainMatch(1, 3)],
    ]);
    expect(turns?.at(-1)).toEqual([mainMatch(3, 1), "15:00", null]);
    const loose = after(knockoutOf(4), at(mainMatch(1, 1), "09:00"), at(mainMatch(1, 2), "09:00"));
    expect(courtOrderOf(loose.state, DAY)).toMatchObject([
      { court: null, turns: [{ followedBy: null }, { followedBy: null }] },
    ]);
  });

  it("[OOP-5] no court and no entrant is in two matches at once, be they of a block or a bracket", () => {
    const world = after(
      playedBlocks(2, { courts: true }),
      generate,
      at(mainMatch(1, 1), "10:00", LAWN_1),
    );
    expect(refusalTo(world, at(mainMatch(1, 2), "10:30", LAWN_1))).toEqual({
      code: "court.doubleBooked",
      court: LAWN_1,
      match: mainMatch(1, 1),
    });
    expect(refusalTo(world, at(`${SINGLES}.A.1-2`, "10:30", LAWN_2))).toEqual({
      code: "entrant.doubleBooked",
      entrant: nth(1),
      match: mainMatch(1, 1),
    });
    // Nobody is known yet in the final, and whoever comes is told of in the planner.
    const other = after(
      world,
      { type: "addCompetition", competition: { id: DOUBLES, name: "Other", kind: "knockout", doubles: false } },
      { type: "importEntrants", competition: DOUBLES, entrants: [
        { ...entrant(1), id: "othera" }, { ...entrant(40), id: "otherb" },
      ] },
      { type: "addBracket", competition: DOUBLES, bracket: { id: "cup", name: "Cup" } },
      { type: "generateBracket", bracket: `${DOUBLES}.cup` },
      at(mainMatch(2, 1), "15:00", LAWN_1),
      at(`${DOUBLES}.cup.1-1`, "15:00", LAWN_2),
    ); // prettier-ignore
    expect(doubleBookings(other.state)).toEqual([]);
    expect(doubleBookings(playedThrough(other, 1).state)).toEqual([
      {
        kind: "person",
        entrant: nth(1),
        name: "Player 001",
        matches: [mainMatch(2, 1), `${DOUBLES}.cup.1-1`],
      },
    ]);
  });

  it("[OOP-5] go with the time taken away, the court removed, the competition removed", () => {
    const world = after(knockoutOf(4, { courts: true }), at(mainMatch(1, 1), "10:00", LAWN_1));
    expect(viewOf(world, mainMatch(1, 1))).toMatchObject({ at: `${DAY}T10:00`, court: LAWN_1 });
    const lawnless = after(world, { type: "removeCourt", court: LAWN_1 });
    expect(lawnless.state.bracketMatches).toEqual({ [mainMatch(1, 1)]: { at: `${DAY}T10:00` } });
    expect(undone(lawnless).state).toEqual(world.state);
    expect(after(lawnless, at(mainMatch(1, 1), null)).state.bracketMatches).toEqual({});
    const played = after(world, entering(mainMatch(1, 1)));
    const remove = { type: "removeCompetition", competition: SINGLES } as const;
    expect(refusalTo(played, remove)).toMatchObject({ entrants: 4, results: 1 });
    const gone = after(played, { ...remove, confirmed: true });
    expect(Object.keys(gone.state.brackets)).toEqual([]);
    expect(Object.keys(gone.state.bracketMatches)).toEqual([]);
    expect(Object.keys(gone.state.seedings)).toEqual([]);
    expect(undone(gone).state).toEqual(played.state);
  });

  it("[OOP-5] of a place that a smaller bracket no longer has keep no court", () => {
    const world = after(
      eventWith({ entrants: 9, competition: { kind: "knockout" }, courts: true }),
      addMain(),
      at(mainMatch(1, 2), "10:00", LAWN_1),
      { type: "withdrawEntrant", entrant: nth(9) },
    );
    const [first, second] = [mainMatch(1, 2), mainMatch(1, 1)];
    expect(refusalTo(world, at(second, "10:30", LAWN_1))).toMatchObject({ match: first });
    const four = after(
      world,
      ...[5, 6, 7, 8].map((number) => ({
        type: "withdrawEntrant" as const,
        entrant: nth(number),
      })),
      at(mainMatch(1, 2), null),
      at(mainMatch(2, 1), "10:00", LAWN_1),
      {
        type: "withdrawEntrant",
        entrant: nth(4),
      },
      { type: "withdrawEntrant", entrant: nth(3) },
    );
    expect(matchesOf(four.state).map(({ id }) => id)).toEqual([second]);
    expect(after(four, at(second, "10:00", LAWN_1)).state.bracketMatches).toHaveProperty([second]);
    expect(doubleBookings(four.state)).toEqual([]);
    expect(Object.keys(after(four, generate).state.bracketMatches)).toEqual([]);
  });

  it("[RES-1] a format that a bracket's results break is refused", () => {
    const world = after(knockoutOf(4), entering(mainMatch(1, 1)));
    const format = { bestOf: 3, gameTo: null, ties: false } as const;
    expect(refusalTo(world, { type: "changeCompetition", competition: SINGLES, format })).toEqual({
      code: "competition.resultsForbidFormat",
      matches: [mainMatch(1, 1)],
    });
    expect(matchesOf(world.state, { bracket: MAIN, entrant: nth(1) })).toHaveLength(2);
  });
});
