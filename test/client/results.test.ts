import { flushPromises } from "@vue/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { matchesOf, type MatchId } from "@drawroom/shared";
import { COMPETITION, scheduled } from "../support/fixture-events";
import { textOf } from "../support/mount-page";
import { focused, openPlan, type OpenPlan } from "../support/open-plan";
import { after } from "../support/world";

let opened: OpenPlan | undefined;
afterEach(() => opened?.page.unmount());

const world = () => scheduled(2, 8);

async function openResults(from = world(), section = "results") {
  opened = await openPlan(from, section);
  const { page, session } = opened;
  const match = matchesOf(session.world().state, { competition: COMPETITION })[0]!;
  const resultOf = (id: MatchId) => session.world().state.matches[id]?.result;
  const openMatch = async (id: MatchId) => {
    await page.get(`[data-match="${id}"]`).trigger("click");
    await flushPromises();
    return page.get(".result-editor");
  };
  return { page, session, match, resultOf, openMatch };
}

describe("results from the order of play", () => {
  it("[SCR-2] a match opens where it stands; two figures and Enter, and the next is at hand", async () => {
    const { page, match, resultOf, openMatch } = await openResults();
    const editor = await openMatch(match.id);
    expect(focused().tagName).toBe("INPUT");
    await editor.get("input").setValue("74");
    expect(textOf(editor)).toContain(`${match.a.name} wins 7-4.`);
    await editor.trigger("submit");
    await flushPromises();
    expect(resultOf(match.id)).toEqual({ games: [[7, 4]] });
    expect(focused().dataset["match"]).not.toBe(match.id);
    expect(page.find(".result-editor").exists()).toBe(false);
  });

  it("[SCR-2] a name and Enter opens the first of theirs", async () => {
    const { page, match } = await openResults();
    await page.get("input[type=search]").setValue(match.b.name!);
    await page.get(".results-find").trigger("submit");
    await flushPromises();
    expect(textOf(page.get(".result-editor"))).toContain(match.b.name);
  });

  it("[SCR-2][HUB-5] what is typed stays when a result comes from elsewhere, and what stands is said", async () => {
    const { session, match, resultOf, openMatch } = await openResults();
    const editor = await openMatch(match.id);
    await editor.get("input").setValue("57");
    session.receive({ type: "enterResult", match: match.id, result: { games: [[7, 2]] } });
    await flushPromises();
    expect(editor.get("input").element.value).toBe("57");
    expect(textOf(editor.get('[role="alert"]'))).toContain("Now 7-2 stands. You typed 57.");
    await editor.trigger("submit");
    await flushPromises();
    expect(resultOf(match.id)).toEqual({ games: [[7, 2]] });
    await editor.get('[role="alert"] button').trigger("click");
    await editor.trigger("submit");
    await flushPromises();
    expect(resultOf(match.id)).toEqual({ games: [[5, 7]] });
  });

  it("[RES-1] a score against the format is refused beside it, and stays", async () => {
    const { match, resultOf, openMatch } = await openResults();
    const editor = await openMatch(match.id);
    await editor.get("input").setValue("6 4");
    await editor.trigger("submit");
    await flushPromises();
    expect(textOf(editor.get(".refused"))).toMatch(/7/);
    expect(editor.get("input").element.value).toBe("6 4");
    expect(resultOf(match.id)).toBeUndefined();
  });

  it("[RES-1] walkover, retirement and clearing are a press away", async () => {
    const { page, match, resultOf, openMatch } = await openResults();
    const press = async (text: string) => {
      await page
        .findAll(".result-acts button")
        .find((button) => button.text() === text)!
        .trigger("click");
      await flushPromises();
    };
    await openMatch(match.id);
    await press(`Walkover for ${match.b.name}`);
    expect(resultOf(match.id)).toEqual({ walkover: "b" });
    await page.get(".results-find input[type=checkbox]").setValue(true);
    await openMatch(match.id);
    await page.get(".result-editor input").setValue("5 2");
    await press(`${match.a.name} retired`);
    expect(resultOf(match.id)).toEqual({ games: [[5, 2]], retired: "a" });
    await openMatch(match.id);
    await press("Clear the result");
    expect(resultOf(match.id)).toBeUndefined();
  });
});

describe("results from the crosstable", () => {
  it("[SCR-2] a cell opens from the view of its row", async () => {
    const { page, session } = await openResults(world(), "results?by=block");
    const cell = page
      .findAll("[data-cell]")
      .find((one) => one.attributes("data-cell")?.endsWith(".b"))!;
    const match = cell.attributes("data-cell")!.slice(0, -2);
    await cell.trigger("click");
    await flushPromises();
    await page.get(".result-editor input").setValue("7 1");
    await page.get(".result-editor").trigger("submit");
    await flushPromises();
    expect(session.world().state.matches[match]?.result).toEqual({ games: [[1, 7]] });
  });

  it("[RES-4] a tie that is left is set by hand, and left level again", async () => {
    const all = matchesOf(world().state, { competition: COMPETITION }).filter(
      ({ letter }) => letter === "A",
    );
    // Each beats the next and the last the first, but seed 4 loses to all: three are level.
    const wins = new Set(["1-2", "2-3"]);
    const from = after(
      world(),
      ...all.map(({ id, a, b }) => {
        const isForA = b.seed === 4 || wins.has(`${a.seed}-${b.seed}`);
        return {
          type: "enterResult",
          match: id,
          result: { games: [isForA ? ([7, 3] as const) : ([3, 7] as const)] },
        } as const;
      }),
    );
    const { page, session } = await openResults(from, "results?by=block");
    expect(textOf(page.get(".result-tie"))).toContain("Level for 1 to 3");
    await page.findAll(".result-tie .link")[1]!.trigger("click");
    await page.get(".result-tie .btn").trigger("click");
    await flushPromises();
    expect(session.world().state.blocks[`${COMPETITION}.A`]?.handOrders).toHaveLength(1);
    expect(textOf(page.get(".result-tie"))).toContain("Set by hand");
    await page
      .findAll(".result-tie .btn")
      .find((button) => button.text() === "Leave them level")!
      .trigger("click");
    await flushPromises();
    expect(session.world().state.blocks[`${COMPETITION}.A`]?.handOrders).toHaveLength(0);
  });
});
