import { flushPromises } from "@vue/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { bracketOf, type CommandInput, type EventState } from "@drawroom/shared";
import { resultOf } from "../support/blocks";
import { addMain, entering, generate, MAIN, mainMatch, playedBlocks } from "../support/brackets";
import { entrants, eventWith, nth, SINGLES } from "../support/builders";
import { newEvent } from "../support/fixture-events";
import { textOf } from "../support/mount-page";
import { focused, openPlan, type OpenPlan } from "../support/open-plan";
import { after, type World } from "../support/world";

let opened: OpenPlan | undefined;
afterEach(() => opened?.page.unmount());
const open = async (world: World, section = "knockout", role: "owner" | "manager" = "owner") =>
  (opened = await openPlan(world, section, { role }));
const buttons = (text: string) =>
  opened!.page.findAll("button").filter((one) => textOf(one).startsWith(text));
const press = async (text: string) => {
  const [button] = buttons(text);
  if (!button) throw new Error(`No button "${text}"`);
  await button.trigger("click");
  await flushPromises();
};
const key = async (name: string) => {
  focused().dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  await flushPromises();
};
const now = (): EventState => opened!.session.world().state;
const text = (selector = ".plan-main"): string => textOf(opened!.page.get(selector));
const byLine = () => now().brackets[MAIN]?.draw?.byLine;

/** Two blocks of four of which A is played out. */
const halfPlayed = (): World =>
  [1, 2, 3].reduce(
    (world, winner) =>
      [2, 3, 4]
        .filter((loser) => loser > winner)
        .reduce((next, loser) => after(next, resultOf("A", winner, loser)), world),
    after(eventWith({ entrants: 8, blocks: 2, orderOfPlay: true }), addMain()),
  );
const drawn = (): World => after(playedBlocks(2), generate);

describe("brackets out of blocks", () => {
  it("[GEN-1][GEN-2] generate names the blocks still being played, and the labels stay", async () => {
    await open(halfPlayed());
    expect(text(".bracket-preview")).toContain("Seed 1 (1st)vSeed 4 (2nd)");
    expect(text(".bracket-drawing")).toContain("Block B is still being played.");
    await press("Generate");
    expect(byLine()).toBeUndefined();
    expect(text(".bracket-drawing [role=alert]")).toMatch(/\bB\b/);
    expect(text(".bracket-preview")).toContain("Seed 1 (1st)");
  });

  it("[GEN-2][WRK-1] with every block final it draws, and the working stands under the buttons", async () => {
    await open(playedBlocks(2));
    expect(opened!.page.find(".kw").exists()).toBe(false);
    await press("Generate");
    expect(byLine()).toHaveLength(4);
    expect(text(".bracket-preview")).toContain("Player 001");
    expect(text(".kw")).toContain("How the knockout was seeded");
    await press("Undo: ");
    expect(byLine()).toBeUndefined();
  });

  it("[RES-5] a tie that touches a place is named, with the way to the results", async () => {
    const level: CommandInput[] = [
      resultOf("A", 1, 2, { games: [[7, 4]] }),
      resultOf("A", 2, 3, { games: [[7, 4]] }),
      resultOf("A", 3, 1, { games: [[4, 7]] }),
    ];
    const three = eventWith({ entrants: 3, blocks: 1, orderOfPlay: true });
    await open(after(three, addMain(), ...level));
    expect(text(".bracket-drawing")).toContain("A tie in block A touches a place");
    expect(opened!.page.get(".bracket-drawing a").attributes("href")).toContain("results");
  });

  it("[GEN-3] re-seeding asks before results go", async () => {
    const played = after(drawn(), entering(mainMatch(1, 1)));
    await open(played);
    await press("Re-seed existing");
    expect(now().bracketMatches[mainMatch(1, 1)]?.result).toBeDefined();
    await press("Draw again, clear the results");
    expect(now().bracketMatches[mainMatch(1, 1)]?.result).toBeUndefined();
  });

  it("[GEN-4][GEN-5] the styles stand side by side; choosing one leaves what is drawn as it is", async () => {
    await open(drawn(), "knockout?compare");
    const before = byLine();
    const shown = opened!.page.findAll(".compare-draw");
    expect(shown.map((one) => one.get("h3").text())).toEqual([
      "Tiers by ranking",
      "Blocks woven",
      "Tiers, blocks apart",
      "Blocks apart by grade (WCF)",
    ]);
    for (const one of shown)
      expect(textOf(one)).toMatch(
        /Earliest meeting of block-mates: (Final|Semi-finals).*Player 001.*A1/,
      );
    await press("Use this style: Blocks woven");
    expect(now().competitions[SINGLES]?.knockout?.style).toBe("block-protected");
    expect(byLine()).toEqual(before);
    expect(text()).toContain("Main was drawn another way and keeps its draw until");
  });

  it("[GEN-5] while blocks are played the comparison is by the tables as they stand, and says so", async () => {
    await open(halfPlayed(), "knockout?compare");
    expect(text(".compare")).toContain("by the tables as they stand now");
  });

  it("[GEN-7] lines are exchanged by keys: picked, let go, picked, put; and the moved are marked", async () => {
    await open(drawn());
    const [first, second] = byLine()!;
    const lines = () => opened!.page.findAll<HTMLElement>(".bracket-line [data-line]");
    lines()[0]!.element.focus();
    await lines()[0]!.trigger("click");
    expect(text(".bracket-picked")).toContain("Line 1, Player 001, is picked.");
    await key("Escape");
    expect(opened!.page.find(".bracket-picked").exists()).toBe(false);
    await lines()[0]!.trigger("click");
    await key("ArrowDown");
    expect(focused().dataset["line"]).toBe("2");
    focused().click();
    await flushPromises();
    expect(byLine()!.slice(0, 2)).toEqual([second, first]);
    expect(textOf(opened!.page.findAll(".bracket-line")[1]!)).toContain(
      "moved by hand, seed 1 by the method",
    );
    expect(focused().dataset["line"]).toBe("2");
  });

  it("[GEN-7][SCR-7] who has played stays: the refusal stands beside the lines", async () => {
    await open(after(drawn(), entering(mainMatch(1, 1))));
    const lines = opened!.page.findAll<HTMLElement>(".bracket-line [data-line]");
    await lines[0]!.trigger("click");
    await lines[3]!.trigger("click");
    await flushPromises();
    expect(text(".bracket-lines-view [role=alert]")).toMatch(
      /^The lines of .* stay.*played on them/,
    );
    expect(opened!.page.find(".bracket-lines-view .asking").exists()).toBe(false);
  });

  it("[GEN-6][GEN-8] a withdrawal is told, and the best who is free takes the line", async () => {
    const [gone] = drawn().state.brackets[MAIN]!.draw!.byLine;
    await open(after(drawn(), { type: "withdrawEntrant", entrant: gone! }));
    expect(text(".bracket-warning")).toMatch(
      /Player \d+ should be in it\. Another of the block has withdrawn\. ?Player 001 should not be in it\. Has withdrawn\./,
    );
    await press("Replace Player 001");
    const [best] = opened!.page.findAll(".bracket-replace li button");
    expect(textOf(best!)).toContain("2nd in Block A");
    await opened!.page.get(".bracket-replace input").setValue("nobody so");
    expect(text(".bracket-replace")).toContain("Nobody of that name is free.");
    await opened!.page.get(".bracket-replace input").setValue("");
    await opened!.page.get(".bracket-replace li button").trigger("click");
    await flushPromises();
    expect(byLine()).not.toContain(gone);
    expect(text(".bracket-lines")).toContain("in for Player 001");
  });

  it("[SCR-7] adds main and plate, and takes one out with a question where it is drawn", async () => {
    const world = playedBlocks(2);
    await open(after(world, generate));
    await press("Add a bracket");
    expect(
      opened!.page
        .findAll("form.bracket-fields input")
        .map((one) => (one.element as HTMLInputElement).value)
        .slice(0, 3),
    ).toEqual(["Plate", "3", "4"]);
    await opened!.page.get("form.bracket-fields").trigger("submit");
    await flushPromises();
    expect(now().brackets[`${SINGLES}.plate`]).toMatchObject({ places: { from: 3, to: 4 } });
    const [from, to] = opened!.page
      .findAll(".bracket-card:last-of-type .bracket-fields input")
      .slice(-3, -1);
    await from!.setValue("4");
    await from!.trigger("change");
    await to!.setValue("3");
    await to!.trigger("change");
    expect(text(".bracket-card:last-of-type")).toContain("the first not after the last");
    await from!.setValue("3");
    await from!.trigger("change");
    expect(now().brackets[`${SINGLES}.plate`]).toMatchObject({ places: { from: 3, to: 3 } });
    await press("Remove Main");
    expect(now().brackets[MAIN]).toBeDefined();
    await press("Remove it");
    expect(now().brackets[MAIN]).toBeUndefined();
    await press("Undo: ");
    expect(byLine()).toHaveLength(4);
  });

  it("[SCR-6] whoever has not the pen sees all of it, every control off", async () => {
    await open(drawn(), "knockout?compare", "manager");
    const on = opened!.page
      .findAll<HTMLButtonElement>(".plan-section button, .plan-section input")
      .filter(({ element }) => !element.disabled && !element.closest("fieldset[disabled]"));
    expect(on.map(textOf)).toEqual([]);
    expect(opened!.page.findAll(".compare-draw")).toHaveLength(4);
  });

  it("says what is lacking: blocks, or how many go through", async () => {
    await open(eventWith({ entrants: 8 }));
    expect(text(".empty")).toContain("No blocks yet.");
    opened!.page.unmount();
    await open(eventWith({ entrants: 8, blocks: 2, qualifiers: 0 }));
    expect(text(".empty")).toContain("Nobody goes through from the blocks yet.");
  });
});

describe("a knockout only", () => {
  const field = (count: number): World =>
    after(
      eventWith({ competition: { kind: "knockout" } }),
      { type: "importEntrants", competition: SINGLES, entrants: entrants(count) },
      addMain(),
    );

  it("[KON-1][KON-2] the best few keep their lines; the seal is shown, then chance places the others", async () => {
    await open(field(20));
    await opened!.page.get(".knockout-seeds select").setValue("top");
    await flushPromises();
    expect(now().competitions[SINGLES]?.knockout?.seeds).toBe(4);
    expect(text(".knockout-seeds")).toContain("Seeds 1 to 4; 16 are drawn.");
    expect(text(".bracket-preview")).toMatch(/Seed 1.*Drawn at random/);
    expect(buttons("Draw")).toEqual([]);
    await press("Seal the draw");
    await press("Draw");
    const { seeds, byLine: lines } = now().seedings[MAIN]!;
    expect(seeds).toEqual([1, 2, 3, 4].map(nth));
    expect([lines[0], lines[31]]).toEqual([nth(1), nth(2)]);
    expect(text(".random-draws")).toContain("16 entrants, drawn at");
    await press("Draw again");
    expect(buttons("Seal the draw")).toHaveLength(1);
  });

  it("[KON-1] with everybody seeded there is nothing to seal", async () => {
    await open(field(5));
    expect(buttons("Seal the draw")).toEqual([]);
    await press("Generate");
    expect(bracketOf(now(), MAIN)?.rounds[0]?.matches).toHaveLength(4);
    expect(text(".bracket-card")).toContain("5 entrants on 8 lines, 3 byes.");
  });

  it("says that one entrant is no knockout", async () => {
    await open(field(1));
    expect(text(".empty")).toContain("One entrant so far.");
  });
});

describe("kinds of competition", () => {
  const tabs = () => opened!.page.findAll(".tabs a").map(textOf);

  it("[KON-1] a knockout only is added without what is for blocks, and has no block builder", async () => {
    await open(newEvent(), "");
    await opened!.page.get(".settings-new input").setValue("Cup");
    const kind = opened!.page
      .findAll(".settings-new select")
      .find((one) => textOf(one).includes("Club Swiss"));
    await kind!.setValue("knockout");
    expect(opened!.page.find(".settings-new .settings-criteria").exists()).toBe(false);
    await opened!.page.get(".settings-new").trigger("submit");
    await flushPromises();
    expect(Object.values(now().competitions)).toMatchObject([{ name: "Cup", kind: "knockout" }]);
    expect(tabs()).toContain("Knockout");
    expect(tabs()).not.toContain("Format");
    expect(tabs()).not.toContain("Live draw");
  });

  it.each(["swiss", "stages"] as const)(
    "%s competitions have no blocks, no bracket",
    async (kind) => {
      await open(eventWith({ competition: { kind } }), "");
      expect(tabs()).toContain("Entrants");
      expect(tabs()).not.toContain("Format");
      expect(tabs()).not.toContain("Knockout");
    },
  );
});
