import { flushPromises } from "@vue/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { groupsOfStage, stagesOf } from "@drawroom/shared";
import StagesTab from "../../client/src/areas/stages/StagesTab.vue";
import { fixtureSession } from "../support/fixture-session";
import { mountView, textOf } from "../support/mount-page";
import { focused, openPlan, type OpenPlan } from "../support/open-plan";
import {
  closeStage,
  longRoad,
  nextProposed,
  stageInPlay,
  stagePlayed,
  stageProposed,
  stagesField,
  startStage,
} from "../support/stage-events";
import { CHESS, teamId } from "../support/stage-teams";
import { after, type World } from "../support/world";

let opened: OpenPlan | undefined;
afterEach(() => {
  opened?.page.unmount();
  vi.unstubAllGlobals();
});

async function openStages(world: World, options = {}) {
  opened = await openPlan(world, "stages", options);
  const { page, session } = opened;
  const state = () => session.world().state;
  const groups = () => {
    const last = stagesOf(state(), CHESS).at(-1)!;
    return groupsOfStage(state(), last.id).map(({ teams }) =>
      teams.map((team) => state().entrants[team]!.name.slice(-1)).join(""),
    );
  };
  const press = async (name: string | RegExp) => {
    const button = page
      .findAll("button")
      .find((one) => textOf(one).match(name) && one.element.getClientRects() !== null);
    if (!button) throw new Error(`No button ${String(name)} in ${textOf(page)}`);
    await button.trigger("click");
    await flushPromises();
  };
  const handle = (name: string) => page.get(`[data-handle="${teamId(name)}"]`);
  const key = async (pressed: string) => {
    const on = focused();
    on.dispatchEvent(
      new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }),
    );
    await flushPromises();
  };
  const resultOf = (game: string) => state().stageGames[`${CHESS}.1.${game}`]?.result;
  const result = (game: string) => page.get(`[data-game="${CHESS}.1.${game}"]`);
  return { page, session, state, groups, press, handle, key, resultOf, result };
}

describe("the groups of a stage before it starts", () => {
  it("[STG-2][STG-11] are proposed from the teams, with how they were dealt", async () => {
    const { page, groups, press } = await openStages(stagesField());
    await press("Propose the groups");
    expect(groups()).toEqual(["AEIM", "BFJN", "CGK", "DHL"]);
    expect(textOf(page.get(".stage-dealt"))).toBe(
      "14 teams by rating, dealt in turn to groups 1 to 4 and again from 1. Groups 1 and 2 have 4.",
    );
    const { value } = page.get<HTMLTextAreaElement>("textarea").element;
    expect(value).toContain("Game 1: team E VS team A");
  });

  it("[STG-8] a team is picked, carried by the arrows and exchanged by keyboard; Esc leaves it", async () => {
    const { page, groups, handle, key } = await openStages(stageProposed());
    (handle("team B").element as HTMLElement).focus();
    await handle("team B").trigger("click");
    await key("ArrowLeft");
    expect(textOf(page.get(".stage-effect"))).toBe(
      "Exchange with team A of group 1. Both are in tier 1. Nothing against the groups comes or goes.",
    );
    await key("Escape");
    expect(page.find(".stage-effect").exists()).toBe(false);
    await handle("team B").trigger("click");
    await key("ArrowLeft");
    await handle("team B").trigger("click");
    await flushPromises();
    expect(groups()).toEqual(["BEIM", "AFJN", "CGK", "DHL"]);
    expect(focused().dataset["handle"]).toBe(teamId("team B"));
    expect(textOf(page.get(".stage-log"))).toContain(
      "team B (group 2) and team A (group 1) exchanged by hand",
    );
  });

  it("[STG-2] a team is moved to the end of a group, not into one that is full", async () => {
    const { page, groups, handle, key } = await openStages(stageProposed());
    await handle("team N").trigger("click");
    (handle("team N").element as HTMLElement).focus();
    await key("ArrowRight");
    await key("ArrowDown");
    expect(textOf(page.get(".stage-effect"))).toContain("Move to group 3.");
    await handle("team N").trigger("click");
    await flushPromises();
    expect(groups()).toEqual(["AEIM", "BFJ", "CGKN", "DHL"]);
    expect(textOf(page.get(".stage-dealt"))).toContain("One team is in another group");
  });

  it("[STG-4] other ratings deal anew, and the number of groups is chosen", async () => {
    const { page, groups } = await openStages(stageProposed());
    const fields = page.get(".stage-ratings").findAll("input");
    await fields[13]!.setValue("1950");
    await fields[13]!.trigger("change");
    await flushPromises();
    expect(groups()[0]).toBe("NDHL");
    const [number] = page.get(".stage-options").findAll("select");
    await number!.setValue("3");
    await flushPromises();
    expect(groups().map((group) => group.length)).toEqual([5, 5, 4]);
  });

  it("[STG-8] proposals are looked for without holding the page, each taken or left", async () => {
    const { page, groups, press } = await openStages(nextProposed());
    const before = groups();
    expect(page.findAll(".stage-troubles li").length).toBeGreaterThan(0);
    await vi.waitUntil(() => page.find(".stage-swap").exists(), { timeout: 10_000 });
    const offered = page.findAll(".stage-swap").length;
    await press(/^Leave/);
    expect(page.findAll(".stage-swap")).toHaveLength(offered - 1);
    expect(textOf(page.get(".stage-log"))).toContain("Proposed and left: ");
    await press("Show again");
    await press(/^Take (?!all)/);
    expect(groups()).not.toEqual(before);
    expect(textOf(page.get(".stage-log"))).toContain("Proposed and taken: ");
  });
});

describe("a stage in play", () => {
  it("[SCR-2][STG-7] results by keys: 1, 0, =, t, w, Del, and Enter for the next game", async () => {
    const { page, key, result, resultOf } = await openStages(startStage(stageProposed(), 1));
    (result("1.1").element as HTMLElement).focus();
    await key("1");
    expect(resultOf("1.1")).toBe("1-0");
    await key("w");
    expect(resultOf("1.1")).toBe("1-0w");
    await key("w");
    expect(resultOf("1.1")).toBe("1-0");
    await key("t");
    expect(resultOf("1.1")).toBe("1-0t");
    expect(result("1.1").attributes("aria-label")).toBe("team E v team A: 1-0 on time");
    await key("Enter");
    expect(focused().dataset["game"]).toBe(`${CHESS}.1.1.2`);
    await key("=");
    await key("Enter");
    await key("0");
    await key("Delete");
    expect([resultOf("1.2"), resultOf("1.3")]).toEqual(["=", undefined]);
    expect(textOf(page.get(".stage-table tbody"))).toMatch(/team A1900011 on time/);
  });

  it("[HUB-5][SCR-2] by presses; what came from elsewhere meanwhile is said before it is overwritten", async () => {
    const { page, session, press, result, resultOf } = await openStages(
      startStage(stageProposed(), 1),
    );
    await result("1.1").trigger("click");
    session.receive({
      type: "enterGameResult",
      game: `${CHESS}.1.1.1`,
      result: "0-1",
    });
    await flushPromises();
    expect(textOf(page.get('[role="alert"]'))).toBe("Changed elsewhere meanwhile; now 0-1.");
    await press("½-½");
    expect(resultOf("1.1")).toBe("0-1");
    await press("½-½");
    expect(resultOf("1.1")).toBe("=");
  });

  it("[STG-9] a game leads to who withdraws, and both ways say what comes of them", async () => {
    const { page, state, press, result } = await openStages(
      stagePlayed(startStage(stageProposed(), 1), 1),
    );
    await result("2.2").trigger("click");
    await press("team B withdraws …");
    const words = textOf(page.get(".stage-leave"));
    expect(words).toContain("team B has played 3 games; none is open.");
    expect(words).toMatch(/None of its games counts for anybody. What it gave to team .* goes\./);
    await press("Strike all its games");
    expect(state().entrants[teamId("team B")]?.withdrawn).toBe("struck");
    await press("Take it back");
    expect(state().entrants[teamId("team B")]?.withdrawn).toBeUndefined();
  });

  it("[STG-10][STG-4] the end names what is open, closes, and leads to the next stage and back", async () => {
    const { page, state, press, key, result } = await openStages(
      stagePlayed(startStage(stageProposed(), 1), 1),
    );
    expect(page.text()).toContain("Still open: group 4, team L v team H.");
    await press("Close stage 1");
    expect(page.get(".refused").text()).toContain("Stage 1 was not closed.");
    (result("4.6").element as HTMLElement).focus();
    await key("=");
    await press("Close stage 1");
    expect(stagesOf(state(), CHESS)[0]?.closed).toBeDefined();
    await press("Open stage 1 again");
    expect(stagesOf(state(), CHESS)[0]?.closed).toBeUndefined();
    await press("Close stage 1");
    await press(/^Propose /);
    expect(stagesOf(state(), CHESS)).toHaveLength(2);
  });

  it("[STG-4] where nobody would drop out, the manager chooses or lets all play again", async () => {
    const drawn = startStage(stageProposed(), 1);
    const { page, session, state, press } = await openStages(drawn);
    for (const game of Object.keys(state().stageGames))
      session.receive({ type: "enterGameResult", game, result: "=" });
    await flushPromises();
    const boxes = page.get(".stage-choice").findAll("input");
    expect(boxes).toHaveLength(14);
    for (const box of boxes.slice(0, 6)) await box.setValue(true);
    await press("Only these go on");
    expect(stagesOf(state(), CHESS)[0]?.closed?.advance).toHaveLength(6);
    expect(page.text()).toContain("the manager has decided who goes on");
  });

  it("[SCR-6] whoever has not the pen sees it all and enters nothing", async () => {
    const { page } = await openStages(stageInPlay(), { role: "manager" });
    expect(page.findAll("[data-game]")).toHaveLength(0);
    expect(page.findAll(".stage-group")).toHaveLength(4);
  });

  it("[STG-6] the text is copied, or selected where the browser copies nothing", async () => {
    const { page, press } = await openStages(
      closeStage(stagePlayed(startStage(stageProposed(), 1)), 1),
    );
    const copied: string[] = [];
    vi.stubGlobal("navigator", {
      clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
    await press("Copy");
    expect(copied[0]).toContain("Group 1 games:");
    vi.stubGlobal("navigator", {});
    await page.findAll("input[type=radio]")[1]!.setValue(true);
    await press("Copy");
    expect(page.text()).toContain("Selected: press Ctrl C to copy.");
    const area = page.get<HTMLTextAreaElement>("textarea").element;
    expect(area.selectionEnd).toBe(area.value.length);
    expect(area.value).toContain("## Group 1");
  });
});

describe("stages for everybody", () => {
  it("[STG-11] the last stage with what it comes to, the way of every team, the stages before", async () => {
    const page = await mountView(StagesTab, fixtureSession(longRoad()), {}, "/e/southmere/rounds");
    const sheets = page.findAll(".stage-sheet");
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.at(-1)!.findAll(".stage-group")).toHaveLength(4);
    expect(page.findAll(".stage-road tbody tr")).toHaveLength(14);
    page.unmount();
  });

  it("[STG-4] a tie for a place that goes on says how many the next stage would have", async () => {
    const drawn = [1, 2, 3, 4, 5, 6].map(
      (game) =>
        ({
          type: "enterGameResult",
          game: `${CHESS}.1.1.${game}`,
          result: "=",
        }) as const,
    );
    const world = stagePlayed(after(startStage(stageProposed(), 1), ...drawn));
    const session = fixtureSession(world);
    const page = await mountView(StagesTab, session, {}, "/e/southmere/rounds");
    expect(textOf(page.get(".stage-next"))).toMatch(/^If it ended now: \d+ teams would go on/);
    expect(textOf(page.get(".stage-next"))).toContain(
      "Group 1: team A, team E, team I and team M are level for the last place that goes on",
    );
    page.unmount();
  });
});
