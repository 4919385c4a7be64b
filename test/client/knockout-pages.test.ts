import { describe, expect, it } from "vitest";
import { boardOf, bracketOf, type BracketView, type DisplayView } from "@drawroom/shared";
import { bracketPages } from "../../client/src/areas/display/bracket-pages";
import { partsOf } from "../../client/src/areas/display/parts";
import { advancesBetween } from "../../client/src/areas/knockout/advance";
import { pagesOf, sectionsOf } from "../../client/src/areas/knockout/pieces";
import { sheetOf } from "../../client/src/areas/knockout/sheet-layout";
import { COMPETITION } from "../support/fixture-events";
import { inKnockout, KNOCKOUT, knockoutOnly } from "../support/knockout-events";
import type { World } from "../support/world";

const viewOf = ({ state }: World): BracketView => bracketOf(state, KNOCKOUT)!;

describe("a knockout in pieces", () => {
  const HALL = { lines: 16, rounds: 6 };

  it("[SCR-3] is one page where it fits, and leaves out rounds that are over where that helps", () => {
    const fits = viewOf(knockoutOnly(16, 0));
    expect(pagesOf(fits, HALL)).toEqual([{ from: 1, rounds: 4, section: 0 }]);
    expect(pagesOf(viewOf(knockoutOnly(64, 2)), HALL)).toEqual([
      { from: 3, rounds: 4, section: 0 },
    ]);
  });

  it.each([HALL, { lines: 16, rounds: 2 }, { lines: 2, rounds: 1 }])(
    "[SCR-3] what doesn't fit %o is on pages with every match on one of them",
    (limits) => {
      const bracket = viewOf(knockoutOnly(64, 0));
      const pages = pagesOf(bracket, limits);
      const shown = pages.flatMap((piece) =>
        sheetOf(bracket, piece)!.rounds.flatMap(({ matches }) =>
          matches.map(({ match }) => match.id),
        ),
      );
      expect(shown).toHaveLength(63);
      expect(new Set(shown).size).toBe(63);
      for (const { rounds } of pages) {
        expect(rounds).toBeLessThanOrEqual(limits.rounds);
        expect(2 ** rounds).toBeLessThanOrEqual(limits.lines);
      }
    },
  );

  it("[SCR-4] 64 lines can be looked at by halves, 32 are calm as they are", () => {
    expect(sectionsOf(viewOf(knockoutOnly(64, 0)))).toHaveLength(2);
    expect(sectionsOf(viewOf(inKnockout()))).toEqual([]);
  });
});

describe("a big screen for knockouts", () => {
  const partsAt = ({ state }: World, view: DisplayView) =>
    partsOf(view, state, state.competitions[COMPETITION] ?? null, boardOf(state, COMPETITION));

  it("[SCR-3] is sent there, and a rotation has it too", () => {
    const world = inKnockout(4, 24, 1);
    expect(partsAt(world, "bracket")).toEqual(["bracket"]);
    expect(partsAt(world, "rotation")).toEqual(["blocks", "order-of-play", "bracket"]);
    expect(partsAt(world, "blocks")).toEqual(["blocks"]);
    expect(partsAt(knockoutOnly(8, 0), "blocks")).toEqual(["welcome"]);
  });

  it("[SCR-3] shows every bracket of the competition, one after the other", () => {
    const { state } = inKnockout(4, 24, 1);
    const pages = bracketPages(state, COMPETITION, { width: 182, height: 91 });
    expect(pages.map(({ bracket }) => bracket.name)).toEqual(["Main", "Plate"]);
    expect(bracketPages(state, COMPETITION, { width: 52, height: 60 }).length).toBeGreaterThan(2);
  });
});

describe("a winner who goes on", () => {
  const place = (at: string, entrant: string, fed: string): HTMLElement => {
    const element = document.createElement("div");
    Object.assign(element.dataset, { place: at, entrant, fed });
    return element;
  };
  const placed = (...elements: readonly HTMLElement[]) =>
    new Map(
      elements.map((element) => [
        `${element.dataset["place"]} ${element.dataset["entrant"]}`,
        element,
      ]),
    );

  it("[PLY-1] slides from the match that was won; nobody else moves", () => {
    const from = place("m.1-1.a", "ann", "");
    const other = place("m.1-1.b", "bob", "");
    const to = place("m.2-1.a", "ann", "m.1-1");
    const before = new Set(placed(from, other).keys());
    expect(advancesBetween(before, placed(from, other, to))).toEqual([{ to, from }]);
    expect(advancesBetween(new Set([...before, "m.2-1.a ann"]), placed(from, other, to))).toEqual(
      [],
    );
  });

  it("[PLY-1] at a new draw nothing slides", () => {
    const all = Array.from({ length: 12 }, (_, n) => place(`m.2-${n}.a`, `e${n}`, `m.1-${n}`));
    const from = all.map((_, n) => place(`m.1-${n}.a`, `e${n}`, ""));
    const before = new Set(placed(...from).keys());
    expect(advancesBetween(before, placed(...from, ...all))).toEqual([]);
  });
});
