import { flushPromises, type VueWrapper } from "@vue/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  bracketOf,
  placingsOf,
  type BracketSide,
  type BracketView,
  type MatchId,
} from "@drawroom/shared";
import KnockoutTab from "../../client/src/areas/knockout/KnockoutTab.vue";
import { wholeOf } from "../../client/src/areas/knockout/pieces";
import { sheetOf } from "../../client/src/areas/knockout/sheet-layout";
import { litPath } from "../../client/src/areas/knockout/sheet-lines";
import { swipes } from "../../client/src/areas/knockout/swipe";
import { noteText } from "../../client/src/areas/knockout/working-words";
import { allAreas, loadTexts } from "../../client/src/i18n";
import { fixtureSession } from "../support/fixture-session";
import { beforeKnockout, inKnockout, KNOCKOUT, knockoutOnly } from "../support/knockout-events";
import { mountView, textOf } from "../support/mount-page";
import { setWidth } from "../support/window-width";
import { after, type World } from "../support/world";

const viewOf = ({ state }: World): BracketView => bracketOf(state, KNOCKOUT)!;
const nameIn = ({ state }: World, id: string): string => state.entrants[id]?.name ?? "";
const matchId = (place: string): MatchId => `${KNOCKOUT}.${place}`;

let page: VueWrapper | undefined;
beforeEach(() => setWidth(1280));
afterEach(() => {
  page?.unmount();
  page = undefined;
  localStorage.clear();
});

async function openTab(world: World, query = "") {
  const session = fixtureSession(world);
  page = await mountView(KnockoutTab, session, {}, `/e/southmere/knockout${query}`);
  await flushPromises();
  return { page, session };
}

describe("the sheet of a knockout", () => {
  it("[SCR-4][LIN-2] shows every match once, seeds on their lines, and a bye as what it is", async () => {
    const world = inKnockout();
    const { page } = await openTab(world);
    const first = page.findAll(".ko-sheet > ol > li")[0]!;
    expect(first.findAll("ol > li")).toHaveLength(16);
    const seeds = first
      .findAll(".ko-place")
      .map((place) => place.get(".ko-seed [aria-hidden], .ko-label").text());
    expect(seeds.slice(0, 6)).toEqual(["1", "bye", "17", "16", "9", "24"]);
    expect(page.findAll(".ko-place.bye")).toHaveLength(4);
    expect(page.findAll(".ko-lines .bye")).toHaveLength(4);
    expect(textOf(page.get(".ko-head"))).toContain("28 from 7 blocks. 4 byes. Best of 3 games.");
  });

  it("[PLY-1] a score hangs under the winner's next line, read from the winner's side", async () => {
    const world = inKnockout(4, 24, 10);
    const { page } = await openTab(world);
    for (const { matches } of viewOf(world).rounds.slice(0, -1)) {
      for (const { id, number, round, outcome, winner } of matches) {
        const next = `${KNOCKOUT}.${round + 1}-${Math.ceil(number / 2)}.${number % 2 === 1 ? "a" : "b"}`;
        const score = page.get(`[data-place="${next}"] .ko-score`).text();
        const { result } = outcome;
        if (!result || "walkover" in result) expect(score, id).toBe("w/o");
        else {
          const [a, b] = result.games[0]!;
          expect(score, id).toContain(winner === "a" ? `${a}-${b}` : `${b}-${a}`);
        }
      }
    }
    const champion = viewOf(world).champion!;
    expect(textOf(page.get('[data-place="end"]'))).toContain(nameIn(world, champion));
  });

  it("[PLY-4][SCR-4] who meets nobody in the final stands as the champion", async () => {
    const semis = knockoutOnly(4, 0);
    const [first, second] = viewOf(semis).rounds[0]!.matches;
    const idOf = (side: BracketSide) => (side.kind === "entrant" ? side.entrant : "");
    const world = after(
      semis,
      { type: "enterResult", match: second!.id, result: { walkover: "a" } },
      { type: "withdrawEntrant", entrant: idOf(first!.a) },
      { type: "withdrawEntrant", entrant: idOf(first!.b) },
    );
    const { page } = await openTab(world);
    expect(textOf(page.get('[data-place="end"]'))).toContain(nameIn(world, idOf(second!.a)));
  });

  it("[GEN-1] before the draw names nobody: seeds and finishing places", async () => {
    const { page } = await openTab(beforeKnockout());
    const labels = page.findAll(".ko-place.label").map((place) => textOf(place));
    expect(labels.slice(0, 3)).toEqual(["Seed 1 (1st)", "Seed 17 (3rd)", "Seed 16 (3rd)"]);
    expect(page.findAll(".ko-place .entrant-name")).toHaveLength(0);
    expect(page.find(".kw").exists()).toBe(false);
  });

  it("[SCR-4] the way of whoever is pointed at is lit, and no other's", async () => {
    const world = inKnockout(4, 24, 10);
    const champion = viewOf(world).champion!;
    const sheet = sheetOf(viewOf(world), wholeOf(viewOf(world)))!;
    const way = litPath(sheet, new Set([champion]));
    expect(way.match(/M/g)).toHaveLength(5);
    expect(way.match(/V/g)).toHaveLength(4);
    const { page } = await openTab(world);
    expect(page.get(".ko-lines .way").attributes("d")).toBe("");
    await page.get(`[data-entrant="${champion}"]`).trigger("focusin");
    expect(page.get(".ko-lines .way").attributes("d")).toBe(way);
    expect(page.findAll(".ko-place.marked")).toHaveLength(5);
  });

  it("[SCR-4] a result from elsewhere moves what it changes and leaves every other place as it is", async () => {
    const { page, session } = await openTab(inKnockout(4, 24, 2));
    const elements = page.findAll("[data-place]").map(({ element }) => element);
    const before = new Map(elements.map((element) => [element, element.outerHTML]));
    session.receive({
      type: "enterResult",
      match: matchId("3-1"),
      result: {
        games: [
          [7, 1],
          [7, 2],
        ],
      },
    });
    await flushPromises();
    const changed = page
      .findAll<HTMLElement>("[data-place]")
      .filter(({ element }) => before.get(element) !== element.outerHTML)
      .map(({ element }) => element.dataset["place"]);
    expect(page.findAll("[data-place]").map(({ element }) => element)).toEqual(elements);
    expect(changed.sort()).toEqual(
      ["3-1.a", "3-1.b", "4-1.a", "4-2.a"].map((place) => matchId(place)).sort(),
    );
    expect(page.get(`[data-place="${matchId("4-1.a")}"]`).classes()).toContain("lit");
  });

  it("[PLY-1] the places: champion first, shared ones as shared", async () => {
    const world = inKnockout(4, 24, 10);
    const { page } = await openTab(world);
    const labels = page.findAll(".ko-placings > ol > li > b").map((label) => label.text());
    expect(labels).toEqual(["1", "2", "3", "4", "5=", "9="]);
    const names = page.findAll(".ko-placings .entrant-name").map((name) => name.text());
    expect(names).toEqual(
      placingsOf(world.state, KNOCKOUT).map(({ entrant }) => nameIn(world, entrant)),
    );
  });
});

describe("how it was seeded", () => {
  it("[WRK-1] every group with grades and seeds; a struck seed has its reason in words", async () => {
    const world = inKnockout(4, 24, 1);
    const { page } = await openTab(world);
    const seeding = world.state.seedings[KNOCKOUT]!;
    const struck = seeding.working.flatMap(({ entries }) =>
      entries.filter((entry) => entry.struck !== null),
    );
    expect(page.findAll(".kw-line")).toHaveLength(16);
    expect(page.findAll(".kw-line s")).toHaveLength(struck.length);
    expect(page.findAll(".kw-why")).toHaveLength(struck.length);
    expect(page.findAll(".kw-group h3").map((title) => title.text())).toContain(
      "Second in blockBlock, dGrade",
    );
  });

  it("[WRK-1] has words for every kind of reason", async () => {
    await loadTexts(await allAreas());
    const other = {
      id: "b",
      name: "Ann One",
      block: "C",
      grade: 2000,
      struck: null,
      seed: 3,
      note: null,
    };
    const entries = new Map([["b", other]]);
    const say = (note: Parameters<typeof noteText>[0]): string => noteText(note, entries);
    expect(say({ kind: "quarter", seed: 9, with: "b" })).toBe(
      "Seed 9 is in the quarter of Ann One, also Block C.",
    );
    expect(say({ kind: "section", sections: 16, seed: 9, with: "b" })).toContain(
      "16 parts as Ann One",
    );
    expect(say({ kind: "taken", seed: 10, with: "b" })).toBe("Seed 10 had gone to Ann One.");
    expect(say({ kind: "swap", with: "b", to: 12 })).toContain(
      "took seed 12, which Ann One gave up",
    );
    expect(say({ kind: "swap", with: "b", from: 12, to: 14 })).toContain(
      "Gave seed 12 up for Ann One",
    );
    expect(say({ kind: "exchange", with: "b" })).toContain("Exchanged seeds with Ann One");
    expect(say({ kind: "keptForOthers", seed: 5 })).toContain("Seed 5 was kept");
    expect(say({ kind: "earlierSeedFree", seed: 5 })).toContain("earlier seed than 5");
  });

  it("[GEN-6] says in words who is missing, who is too many, and why", async () => {
    const world = inKnockout(4, 24, 0);
    const gone = world.state.brackets[KNOCKOUT]!.draw!.byLine[0]!;
    const { page, session } = await openTab(world);
    expect(page.find(".ko-news").exists()).toBe(false);
    session.receive({ type: "withdrawEntrant", entrant: gone });
    await flushPromises();
    expect(textOf(page.get(".ko-news"))).toContain(
      `No longer due here: ${nameIn(world, gone)} (withdrawn)`,
    );
    expect(textOf(page.get(".ko-news"))).toContain("Missing: ");
  });
});

describe("on a phone", () => {
  beforeEach(() => setWidth(390));

  it("[SCR-4] a round at a time: the one in play first, a swipe goes on", async () => {
    const { page } = await openTab(knockoutOnly(64, 2));
    expect(page.get('.kr-tabs [aria-current="page"]').text()).toContain("R16");
    expect(page.findAll(".kr-match")).toHaveLength(8);
    const at = (clientX: number) => [{ clientX, clientY: 300 }];
    await page.get(".kr").trigger("touchstart", { touches: at(300) });
    await page.get(".kr").trigger("touchend", { changedTouches: at(120) });
    await flushPromises();
    expect(page.get('.kr-tabs [aria-current="page"]').text()).toContain("QF");
    expect(page.findAll(".kr-match")).toHaveLength(4);
  });

  it("[SCR-4] a finger that goes down, or hardly aside, is no swipe", () => {
    const step = vi.fn();
    const { touchstart, touchend } = swipes(step);
    const touch = (clientX: number, clientY: number) =>
      ({
        touches: [{ clientX, clientY }],
        changedTouches: [{ clientX, clientY }],
      }) as unknown as TouchEvent;
    touchstart(touch(200, 100));
    touchend(touch(120, 300));
    touchstart(touch(200, 100));
    touchend(touch(170, 100));
    expect(step).not.toHaveBeenCalled();
    touchstart(touch(100, 100));
    touchend(touch(200, 110));
    expect(step).toHaveBeenCalledExactlyOnceWith(-1);
  });

  it("[SCR-4] find-me goes to the last match of whoever is named, and marks it", async () => {
    const world = knockoutOnly(64, 2);
    const out = viewOf(world).rounds[0]!.matches[0]!;
    const loser = out[out.winner === "a" ? "b" : "a"];
    const name = loser.kind === "entrant" ? nameIn(world, loser.entrant) : "";
    const { page } = await openTab(world);
    await page.get("input[type=search]").setValue(name.toUpperCase());
    await page.get(".ko-find").trigger("submit");
    await flushPromises();
    expect(page.get('.kr-tabs [aria-current="page"]').text()).toContain("R64");
    expect(textOf(page.get(".kr-match.mine"))).toContain(name);
    await page.get("input[type=search]").setValue("zzzz");
    expect(textOf(page.get('.ko-find [role="status"]'))).toContain("Nobody of “zzzz”");
  });

  it("[WRK-1] keeps all groups but the first two closed until they are asked for", async () => {
    const { page } = await openTab(inKnockout());
    expect(page.findAll(".kw-group")).toHaveLength(2);
    await page.get(".kw > .link").trigger("click");
    expect(page.findAll(".kw-group")).toHaveLength(4);
  });
});

it("[KON-2] draws at random stand under a knockout without blocks, and none under one of blocks", async () => {
  const { page } = await openTab(knockoutOnly(12, 0, 4));
  expect(page.findAll(".kw-group h3").map((title) => title.text())).toEqual([
    "SeededdGrade",
    "Drawn at randomdGrade",
  ]);
  await page.get(".random-draw button").trigger("click");
  await vi.waitFor(() =>
    expect(textOf(page.get(".random-draw-check"))).toContain("the order is the same"),
  );
  page.unmount();
  const { page: ofBlocks } = await openTab(inKnockout(4, 24, 0));
  expect(ofBlocks.find(".random-draws").exists()).toBe(false);
});
