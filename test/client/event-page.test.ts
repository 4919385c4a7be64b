import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { flushPromises } from "@vue/test-utils";
import { drawing, newEvent, played, withField } from "../support/fixture-events";
import { fixtureSession, type FixtureSession } from "../support/fixture-session";
import { mountApp, textOf } from "../support/mount-page";
import { stagePlayed, stageProposed, startStage } from "../support/stage-events";
import { teamId } from "../support/stage-teams";
import { swissFixture } from "../support/swiss-fixture";
import type { World } from "../support/world";

const opened = vi.hoisted((): { session: unknown } => ({ session: null }));
vi.mock("../../client/src/sync/event-session", () => ({
  openEvent: () => opened.session,
  openDisplay: () => opened.session,
}));

// 14:45 in London, the second day of the event.
beforeEach(() =>
  vi.useFakeTimers({
    now: Date.UTC(2026, 4, 14, 13, 45),
    toFake: ["Date", "setInterval", "clearInterval"],
  }),
);
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

async function open(world: World | null, address: string, options = {}) {
  const session: FixtureSession = fixtureSession(world, options);
  opened.session = session;
  const { page, router } = await mountApp(address);
  await flushPromises();
  return { page, router, session };
}

const follow = (entrant: string): void =>
  localStorage.setItem("drawroom.follow.southmere", entrant);
const entrantAt = ({ state }: World, seat: string) =>
  state.entrants[state.seats[`k3x9.${seat}`]?.entrant ?? ""]!;

describe("the event's page", () => {
  it("[ACC-3] what is not there and what is not published look alike", async () => {
    const { page } = await open(null, "/e/southmere");
    expect(page.find("h1").text()).toBe("Nothing is shown here");
    expect(textOf(page)).not.toContain("southmere");
  });

  it("has its parts at addresses of their own, and says what is current", async () => {
    const { page, router } = await open(played(), "/e/southmere/order-of-play?by=court");
    expect(page.find('[aria-current="page"]').text()).toBe("Order of play");
    await router.push("/e/southmere/blocks/F");
    // The code of a single block comes when it is opened.
    await vi.waitFor(() => expect(page.find("h2").text()).toBe("Block F"), 10_000);
    expect(page.findAll('[aria-current="page"]').map((link) => link.text())).toEqual([
      "Players & Blocks",
      "F",
    ]);
  });

  it("[STG-11] has the parts alone that can have something in them, and Now shows the round or the stage that is on", async () => {
    const partsOf = async (world: World) => {
      const { page } = await open(world, "/e/southmere");
      await vi.dynamicImportSettled();
      await flushPromises();
      const tabs = page.get('nav[aria-label="Event"]').findAll("a");
      return { page, tabs: tabs.map((tab) => tab.text()) };
    };
    expect((await partsOf(newEvent())).tabs).toEqual(["Now", "Players & Blocks", "Order of play"]);
    const swiss = await partsOf(swissFixture({ entered: 1 }));
    expect(swiss.tabs).toEqual(["Now", "Players", "Rounds"]);
    expect(swiss.page.findAll("[data-board]").length).toBeGreaterThan(1);
    const stages = await partsOf(startStage(stageProposed("southmere"), 1));
    expect(stages.tabs).toEqual(["Now", "Players", "Rounds"]);
    expect(stages.page.findAll(".stage-group")).toHaveLength(4);
  });

  it("[STG-11] a team's page has its groups, and who follows it is told where it stands", async () => {
    const world = stagePlayed(startStage(stageProposed("southmere"), 1), 1);
    follow(teamId("team L"));
    const { page } = await open(world, `/e/southmere/players/${teamId("team L")}`);
    await vi.dynamicImportSettled();
    await flushPromises();
    expect(textOf(page.get(".entrant-head"))).toContain("Rating 1199.");
    expect(page.get(".team-stage").findAll(".stage-games > li.mine")).toHaveLength(4);
    expect(textOf(page.get(".followed-line"))).toMatch(
      /^team L Stage 1, group 4: place \d, .+ points?\.$/,
    );
  });

  it("[WIR-6] says whether it is live, and since when it is not", async () => {
    const live = await open(newEvent(), "/e/southmere");
    expect(live.page.find('[role="status"]').text()).toBe("Live, 143 watching");
    const lost = await open(newEvent(), "/e/southmere", {
      status: { kind: "notLive", since: Date.UTC(2026, 4, 14, 13, 32) },
    });
    expect(lost.page.find('[role="status"]').text()).toBe("Not live since 14:32");
    const late = await open(newEvent(), "/e/southmere", { status: { kind: "catchingUp" } });
    expect(late.page.find('[role="status"]').text()).toBe("Catching up");
  });

  it("shows what is on court, next and last", async () => {
    const { page } = await open(played(), "/e/southmere");
    const lists = page
      .findAll(".now-list")
      .map((list) => [list.find("h2").text(), list.findAll(".match").length]);
    expect(lists).toEqual([
      ["On court", 7],
      ["Next", 12],
      ["Last results", 12],
    ]);
  });

  it("says what will be there while there is nothing", async () => {
    const { page } = await open(newEvent(), "/e/southmere");
    expect(textOf(page.find("main"))).toContain("Nothing goes on yet.");
  });
});

describe("following", () => {
  it("tells the followed entrant's next match in a sentence, on every tab", async () => {
    const world = played();
    const entrant = entrantAt(world, "E9");
    follow(entrant.id);
    const { page, router } = await open(world, "/e/southmere");
    const line = () => textOf(page.find(".followed-line"));
    expect(line()).toMatch(
      new RegExp(`^${entrant.name} You are on Lawn 5 next, about 15:00, against [A-Z].+\\.$`),
    );
    await router.push("/e/southmere/blocks");
    await flushPromises();
    expect(line()).toContain("about 15:00");
  });

  it("puts its matches and its block first", async () => {
    const world = played();
    const entrant = entrantAt(world, "H2");
    follow(entrant.id);
    const { page, router } = await open(world, "/e/southmere");
    expect(page.findAll(".now-list")[1]!.find(".match").text()).toContain(entrant.name);
    await router.push("/e/southmere/blocks");
    await flushPromises();
    expect(page.find(".bb").attributes("aria-label")).toBe("Block H");
  });

  it("is begun and ended by one button, and remembered in this browser", async () => {
    const world = withField();
    const entrant = Object.values(world.state.entrants)[4]!;
    const { page } = await open(world, `/e/southmere/players/${entrant.id}`);
    const button = page.find("button.follow");
    expect(button.attributes("aria-pressed")).toBe("false");
    await button.trigger("click");
    expect(button.attributes("aria-pressed")).toBe("true");
    expect(localStorage.getItem("drawroom.follow.southmere")).toBe(entrant.id);
    expect(page.text()).toContain(`Following ${entrant.name}`);
    await button.trigger("click");
    expect(localStorage.getItem("drawroom.follow.southmere")).toBeNull();
  });

  it("[HND-5] tells nothing of a seat that is not drawn yet", async () => {
    const world = drawing(37);
    const drawn = new Set(
      Object.values(world.state.seats).flatMap((seat) =>
        seat.drawn === undefined ? [] : [seat.entrant],
      ),
    );
    const waiting = Object.keys(world.state.entrants).find((id) => !drawn.has(id)) ?? "";
    follow(waiting);
    const { page } = await open(world, `/e/southmere/players/${waiting}`);
    expect(textOf(page.find(".followed-line"))).toContain("The draw has not reached you yet.");
    expect(page.find(".player-seat").exists()).toBe(false);
  });
});

describe("looking for a name", () => {
  it("finds it without its marks, or by country", async () => {
    const { page } = await open(withField(), "/e/southmere/players");
    const found = async (text: string) => {
      await page.find("input").setValue(text);
      return page.findAll("tbody th").map((cell) => cell.text());
    };
    expect(await found("marta")).toEqual(["Märta Ivelqvist"]);
    expect(await found("lat coldins")).toEqual(["Ilze Coldiņš"]);
    expect(await found("nobody")).toEqual([]);
    expect(page.text()).toContain("Nobody is called nobody.");
  });
});
