import { flushPromises } from "@vue/test-utils";
import { stalenessOf } from "@drawroom/shared";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readEntrants } from "../../client/src/areas/entrants/read-entrants";
import { RANKING } from "../../client/src/areas/entrants/import/reading";
import type { ReadingAsked } from "../../client/src/areas/entrants/import/reading-worker";
import { COMPETITION, seeded } from "../support/fixture-events";
import { textOf } from "../support/mount-page";
import { fakeWorkers, openPlan, type OpenPlan } from "../support/open-plan";
import { after, type World } from "../support/world";

let opened: OpenPlan;
beforeEach(() =>
  fakeWorkers((asked) => {
    const { source, field } = asked as ReadingAsked;
    return { kind: "done", report: readEntrants(source, field) };
  }),
);
afterEach(() => {
  opened.page.unmount();
  vi.unstubAllGlobals();
});

const buttons = (text: RegExp) =>
  opened.page.findAll("button").filter((one) => text.test(one.text()));
const press = async (text: RegExp) => {
  const [button] = buttons(text);
  if (!button) throw new Error(`No button ${text}`);
  await button.trigger("click");
  await flushPromises();
};
const openRefresh = async (world: World) => {
  opened = await openPlan(world, "entrants");
  await press(/^Refresh dGrades$/);
};
const paste = async (list: string) => {
  await opened.page.get("textarea").setValue(list);
  await flushPromises();
};
const preview = () => textOf(opened.page.get(".import-report"));

/** Two blocks of eight; the first of the field, the last, and somebody between, by rank. */
function fieldOfEight() {
  const world = seeded(2, 8);
  const byGrade = Object.values(world.state.entrants).sort(
    (a, b) => (b.current ?? 0) - (a.current ?? 0),
  );
  return { world, first: byGrade[0]!, second: byGrade[1]!, last: byGrade.at(-1)! };
}

describe("dGrades refreshed from a ranking list", () => {
  it("[GRD-1][STL-1] looked at first, changed in one step, the blocks flagged, and taken back", async () => {
    const { world, first, last } = fieldOfEight();
    await openRefresh(world);
    await paste(
      `dGrade;Player;Club\n2999;${last.name.toUpperCase()};West\n${first.current};${first.name};East\n1000;Nobody Here;\n`,
    );
    expect(preview()).toContain(
      "3 players in the list. 1 entrant's grades change, 1 stays as it is, 6 not in the list.",
    );
    const lines = opened.page.findAll(".refresh-lines tbody tr").map((line) => textOf(line));
    expect(lines[0]).toMatch(new RegExp(`^${last.name}USA– → , now 2999$`));
    expect(lines[1]).toContain(first.name);
    expect(opened.page.findAll(".refresh-unmatched li")).toHaveLength(6);
    expect(opened.session.world().state).toEqual(world.state);
    await press(/^Refresh 1 grade$/);
    const now = () => opened.session.world().state;
    expect(now().entrants[last.id]?.current).toBe(2999);
    expect(now().seats).toEqual(world.state.seats);
    expect(stalenessOf(now(), COMPETITION).size).toBeGreaterThan(0);
    expect(buttons(/^Refresh 1 grade$/)).toEqual([]);
    opened.session.undo();
    expect(now()).toEqual(world.state);
  });

  it("[GRD-1][SCR-7] a grade that is no figure is named with its line, and the old one stays", async () => {
    const { world, first } = fieldOfEight();
    await openRefresh(world);
    await paste(`name,dGrade,max 12-mo\n${first.name},about 2000,-5\nNobody Here,?,?`);
    expect(preview()).toContain("Nobody's grades change, 1 stays as it is");
    const named = opened.page.get(".refresh-unmatched").findAll("li").map(textOf);
    expect(named).toEqual([
      `Line 2, ${first.name}. dGrade: “about 2000” is no whole number.`,
      `Line 2, ${first.name}. Max 12-mo: “-5” is no whole number.`,
    ]);
  });

  it("[GRD-1] who is found more than once is said by hand, each player once", async () => {
    const { world, first, second } = fieldOfEight();
    const list = [first, first, second, second].map(
      ({ name }, index) => `${name},,${2700 + index}`,
    );
    await openRefresh(world);
    await paste(`name,country,dGrade\n${list.join("\n")}\n`);
    expect(preview()).toContain("Nobody's grades change, 2 to be decided");
    const [choice] = opened.page.findAll(".refresh-choices select");
    expect(choice!.findAll("option").map((one) => one.text())).toEqual([
      "Leave the grades as they are",
      `Line 2: ${first.name}, dGrade 2700`,
      `Line 3: ${first.name}, dGrade 2701`,
    ]);
    await choice!.setValue("1");
    await press(/^Refresh 1 grade$/);
    expect(opened.session.world().state.entrants[first.id]?.current).toBe(2701);
    expect(opened.session.world().state.entrants[second.id]?.current).toBe(second.current);
  });

  it("[GRD-1] by the ranking id, under whatever name the list has", async () => {
    const { world, first } = fieldOfEight();
    const listed = after(world, { type: "editEntrant", entrant: first.id, rankingId: "4711" });
    await openRefresh(listed);
    await paste("id\tname\tdGrade\n4711\tSomeone Married\t2700\n");
    expect(textOf(opened.page.get(".refresh-lines tbody tr"))).toContain(
      "in the list: Someone Married",
    );
  });

  it("[GRD-1][SCR-7] a list without grades, and one that was not fetched, say why", async () => {
    const { world, last } = fieldOfEight();
    const rankingUrl = "https://rankings.example/list.csv";
    await openRefresh(after(world, { type: "changeSettings", rankingUrl }));
    await paste(`name,country\n${last.name},ENG\n`);
    expect(preview()).toContain("No column of the list holds grades");
    expect(buttons(/^(Nothing to refresh|Refresh \d)/)).toEqual([]);
    const answers = [
      Response.json(
        { refusal: { code: "list.badAnswer", host: "rankings.example", status: 404 } },
        { status: 409 },
      ),
      new Response(new Uint8Array(Buffer.from(`name,dGrade\n${last.name},2999\n`, "latin1"))),
    ];
    vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
    await press(/^Fetch the list$/);
    expect(textOf(opened.page.get(".refresh-address"))).toContain(
      "rankings.example answers with 404 where the list should be.",
    );
    await press(/^Fetch the list$/);
    expect(preview()).toContain("1 entrant's grades change");
    expect(opened.page.find(".refresh-refused").exists()).toBe(false);
  });

  it("[GRD-1] a list of thousands is read whole, ids and all", () => {
    const rows = Array.from({ length: 6000 }, (_, i) => `P${i};Player ${i};ENG;${i % 3000}`);
    const report = readEntrants(
      { text: `WCF id;Name;Country;dGrade\n${rows.join("\n")}` },
      RANKING,
    );
    expect(report.problems).toEqual([]);
    expect(report.lines).toHaveLength(6000);
    expect(report.lines.at(-1)?.entrant).toMatchObject({ rankingId: "P5999", current: 2999 });
  });
});
