import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { flushPromises } from "@vue/test-utils";
import { boardOf, nowOf } from "@drawroom/shared";
import { gridFor, LEAST_SIZE } from "../../client/src/areas/display/grid";
import { columnsOf, listLines } from "../../client/src/areas/display/match-lines";
import { nameLines } from "../../client/src/areas/display/name-lines";
import { partsOf } from "../../client/src/areas/display/parts";
import { WALK } from "../../client/src/areas/display/stillness";
import { PAGE_MS, shownAt } from "../../client/src/areas/display/turn";
import { COMPETITION, drawing, newEvent, played } from "../support/fixture-events";
import { fixtureSession } from "../support/fixture-session";
import { mountApp, textOf } from "../support/mount-page";
import type { World } from "../support/world";

const opened = vi.hoisted((): { session: unknown } => ({ session: null }));
vi.mock("../../client/src/sync/event-session", () => ({
  openEvent: () => opened.session,
  openDisplay: () => opened.session,
}));

const HALL = { width: 182.4, height: 91 };

describe("[SCR-3] what fits", () => {
  it.each([
    [1, 16],
    [4, 6],
    [8, 10],
    [12, 7],
    [16, 10],
    [26, 16],
  ])(
    "%i blocks of %i: letters never too small, nothing outside, every block on a page",
    (count, rows) => {
      for (const room of [HALL, { width: 118, height: 91 }, { width: 52, height: 60 }]) {
        const grid = gridFor(room, { count, rows, emWidth: 10.2 });
        const lines = Math.ceil(grid.perPage / grid.columns);
        expect(grid.size).toBeGreaterThanOrEqual(LEAST_SIZE);
        expect(grid.pages * grid.perPage).toBeGreaterThanOrEqual(count);
        expect(lines * (4.6 + rows * grid.row) + (lines - 1) * 2.6).toBeLessThanOrEqual(
          room.height + 0.01,
        );
      }
    },
  );

  it("eight blocks of ten stand on one page, four and four", () => {
    expect(gridFor(HALL, { count: 8, rows: 10, emWidth: 10.2 })).toMatchObject({
      columns: 4,
      perPage: 8,
      pages: 1,
    });
  });

  it("lists flow through columns and pages; a heading never stands alone and is said again", () => {
    const now = nowOf(played().state, "2026-05-14T14:45");
    const lines = listLines(now, COMPETITION, (key) => key, "2026-05-14");
    const pages = columnsOf(lines, 12, 2);
    expect(pages.length).toBeGreaterThan(1);
    for (const column of pages.flat()) {
      expect(column[0]?.kind).toBe("heading");
      expect(column.at(-1)?.kind).toBe("match");
      expect(column.length).toBeLessThanOrEqual(12);
    }
    const matches = pages.flat(2).filter(({ kind }) => kind === "match");
    expect(matches).toHaveLength(lines.filter(({ kind }) => kind === "match").length);
  });
});

it("[SCR-3] times of another day stand under a heading that says which", () => {
  const now = nowOf(played().state, "2026-05-14T14:45");
  const say = (key: string, named?: Record<string, string>): string => `${key} ${named?.day ?? ""}`;
  const headings = listLines(now, COMPETITION, say, "2026-05-14").flatMap((line) =>
    line.kind === "heading" ? [line.text.replace("display.lists.", "").trim()] : [],
  );
  expect(headings).toEqual(["onCourt", "next", "nextOn Fri 15 May", "last"]);
});

describe("[SCR-3] its place", () => {
  const pagesOf = (part: string): number => (part === "blocks" ? 2 : 1);
  const parts = ["blocks", "order-of-play"] as const;

  it("follows from the time alone, so that a reload or a restart changes nothing", () => {
    const turns = [0, 1, 2, 3].map((turn) => shownAt(turn * PAGE_MS + 400, parts, pagesOf));
    expect(turns.map(({ part, page }) => `${part} ${page}`)).toEqual([
      "blocks 0",
      "blocks 1",
      "order-of-play 0",
      "blocks 0",
    ]);
    expect(shownAt(5 * PAGE_MS, parts, pagesOf)).toEqual(
      shownAt(5 * PAGE_MS + PAGE_MS - 1, parts, pagesOf),
    );
  });

  it("a rotation stays with a live draw while one runs, and leaves out what has no content", () => {
    const of = ({ state }: World) =>
      partsOf(
        "rotation",
        state,
        state.competitions[COMPETITION] ?? null,
        boardOf(state, COMPETITION),
      );
    expect(of(drawing(5))).toEqual(["live-draw"]);
    expect(of(played())).toEqual(["blocks", "order-of-play"]);
    expect(of(newEvent())).toEqual(["welcome"]);
  });

  it("wanders inside its margins, a small step at a time, so that nothing burns in", () => {
    const steps = WALK.map((step, i) => {
      const next = WALK[(i + 1) % WALK.length]!;
      return Math.hypot(next.x - step.x, next.y - step.y);
    });
    expect(Math.max(...steps)).toBeLessThanOrEqual(1);
    expect(Math.max(...WALK.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))).toBeLessThanOrEqual(
      1.6,
    );
    expect(new Set(WALK.map(({ x, y }) => `${x} ${y}`)).size).toBe(WALK.length);
  });
});

describe("the hall's screen", () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 4, 14, 13, 45), toFake: ["Date"] }));
  afterEach(() => vi.useRealTimers());

  async function open(world: World | null, display: string) {
    opened.session = fixtureSession(world);
    const { page } = await mountApp(`/d/evabcd${display}`);
    await flushPromises();
    return page;
  }

  it("[SCR-3] shows event, part, time and whether it is live; the last ball, those before it, and the count", async () => {
    const page = await open(drawing(37), "dlve");
    const head = textOf(page.find("header"));
    for (const words of ["Southmere Open", "Block draw, Singles", "Live", "14:45"])
      expect(head).toContain(words);
    expect(textOf(page.find(".last-seat"))).toBe("E5");
    expect(page.findAll(".last-before li")).toHaveLength(3);
    expect(textOf(page.find(".hall-count p"))).toMatch(/^37 ?of 80$/);
  });

  it("[SCR-3] says where it can't be kept awake", async () => {
    const page = await open(drawing(37), "dlve");
    expect(page.text()).toContain("This screen can't be kept awake from here.");
  });

  it("says so where there is no such screen, or no longer", async () => {
    expect((await open(null, "dlve")).find("h1").text()).toBe("No screen at this address");
    expect((await open(newEvent(), "dlve")).find("h1").text()).toBe("This screen was taken off");
  });

  it("a name takes two lines, a pair a line each", () => {
    expect(nameLines("Lerato Underberg")).toEqual(["Lerato", "Underberg"]);
    expect(nameLines("Ann One & Bob Two")).toEqual(["Ann One &", "Bob Two"]);
    expect(nameLines("Madonna")).toEqual(["Madonna"]);
  });
});
