import { flushPromises } from "@vue/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bracketOf, type BracketView, type MatchId } from "@drawroom/shared";
import { inKnockout, KNOCKOUT } from "../support/knockout-events";
import { textOf } from "../support/mount-page";
import { focused, openPlan, type OpenPlan } from "../support/open-plan";
import { setWidth } from "../support/window-width";
import type { World } from "../support/world";

const viewOf = ({ state }: World): BracketView => bracketOf(state, KNOCKOUT)!;
const matchId = (place: string): MatchId => `${KNOCKOUT}.${place}`;

let opened: OpenPlan | undefined;
beforeEach(() => setWidth(1280));
afterEach(() => opened?.page.unmount());

describe("results from the draw", () => {
  const open = async (world: World, section = "results?by=bracket") => {
    opened = await openPlan(world, section);
    const { page, session } = opened;
    const resultOf = (place: string) =>
      session.world().state.bracketMatches[matchId(place)]?.result ?? null;
    const press = async (place: string) => {
      await page.get(`[data-match="${matchId(place)}"]`).trigger("click");
      await flushPromises();
    };
    const type = async (text: string) => {
      await page.get(".result-input").setValue(text);
      await page.get(".result-editor").trigger("submit");
      await flushPromises();
    };
    return { page, session, resultOf, press, type };
  };

  it("[SCR-2] the match opens where it stands, figures and Enter, and the focus comes back to it", async () => {
    const { page, resultOf, press, type } = await open(inKnockout(4, 24, 1));
    await press("2-1");
    expect(focused().classList).toContain("result-input");
    await type("7471");
    expect(resultOf("2-1")).toEqual({
      games: [
        [7, 4],
        [7, 1],
      ],
    });
    expect(page.find(".result-editor").exists()).toBe(false);
    expect(focused().dataset["match"]).toBe(matchId("2-1"));
  });

  it("[PLY-2][SCR-7] another winner is refused with the later matches, and clears them when that is agreed to", async () => {
    const { page, resultOf, press, type } = await open(inKnockout(4, 24, 10));
    const before = resultOf("3-1");
    await press("2-1");
    const won = viewOf(opened!.session.world()).rounds[1]!.matches[0]!.winner;
    await type(won === "a" ? "4747" : "7474");
    const asking = page.get(".plan-sending.asking");
    expect(textOf(asking)).toMatch(/Later matches? w\w+ played on it/);
    expect(resultOf("3-1")).toEqual(before);
    expect(page.get(".result-input").element).toHaveProperty(
      "value",
      won === "a" ? "4747" : "7474",
    );
    await asking
      .findAll("button")
      .find((button) => button.text() === "Clear those too")!
      .trigger("click");
    await flushPromises();
    expect(resultOf("3-1")).toBeNull();
    expect(resultOf("4-1")).toBeNull();
    expect(viewOf(opened!.session.world()).rounds[1]!.matches[0]!.winner).not.toBe(won);
    expect(page.find(".result-editor").exists()).toBe(false);
  });

  it("[PLY-4][PLY-5] a match that waits can't be opened, and says for whom", async () => {
    const { page, press } = await open(inKnockout(4, 24, 1));
    await press("3-1");
    expect(page.find(".result-editor").exists()).toBe(false);
    expect(textOf(page.get(".result-waits"))).toContain(
      "it waits for Winner of QF 1, and Winner of QF 2",
    );
  });

  it("[SCR-2] the list by time has knockout matches by their round, after those that are waited for", async () => {
    const { page } = await open(inKnockout(4, 24, 2), "results");
    expect(page.findAll(".result-row .match-round").map((round) => round.text())).toContain(
      "Main, Semi-finalsSF",
    );
    await page.get(`[data-match="${matchId("3-1")}"]`).trigger("click");
    expect(page.find(".result-editor").exists()).toBe(true);
  });

  it("[PLY-4] a walkover and a retirement are entered from the draw too", async () => {
    const { page, resultOf, press } = await open(inKnockout(4, 24, 1));
    const link = (text: RegExp) =>
      page.findAll(".result-acts button").find((button) => text.test(button.text()))!;
    await press("2-1");
    await link(/^Walkover for/).trigger("click");
    expect(resultOf("2-1")).toEqual({ walkover: "a" });
    await press("2-2");
    await page.get(".result-input").setValue("72");
    await link(/retired$/).trigger("click");
    expect(resultOf("2-2")).toEqual({ games: [[7, 2]], retired: "a" });
  });
});
