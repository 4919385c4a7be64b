import { flushPromises } from "@vue/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { matchesOf, type Refusal } from "@drawroom/shared";
import { readEntrants } from "../../client/src/areas/entrants/read-entrants";
import type { ReadingAsked } from "../../client/src/areas/entrants/import/reading-worker";
import { newEvent, played, scheduled, seeded, withField } from "../support/fixture-events";
import { textOf } from "../support/mount-page";
import { fakeWorkers, focused, openPlan, type OpenPlan } from "../support/open-plan";
import { after } from "../support/world";

let opened: OpenPlan | undefined;
afterEach(() => {
  opened?.page.unmount();
  vi.unstubAllGlobals();
});
const open = async (...args: Parameters<typeof openPlan>) => (opened = await openPlan(...args));
const press = async (text: string, within = opened!.page) => {
  const button = within.findAll("button").find((one) => one.text() === text);
  if (!button) throw new Error(`No button "${text}"`);
  await button.trigger("click");
  await flushPromises();
};

describe("the frame of the planner", () => {
  it("[WIR-6][WIR-7] says who is here, what waits and whether it is live", async () => {
    const pending = [
      {
        command: { commandId: "c", type: "publishEvent" as const },
        facts: [],
        givenAt: 0,
        sentAt: 0,
      },
    ];
    const { page } = await open(seeded(), "", { pending });
    expect(textOf(page.get(".plan-header"))).toMatch(
      /Southmere Open ?Plan ?Singles, 80 in 8 blocks/,
    );
    expect(textOf(page.get(".plan-header"))).toMatch(/1 manager, 143 watching ?1 not sent ?Live/);
  });

  it("[SCR-6] is for managers: a spectator is told so", async () => {
    const { page } = await open(seeded(), "entrants", { role: "spectator" });
    expect(page.get("h1").text()).toBe("The plan is for managers");
  });

  it("[HUB-8] undo says what it takes back, and redo what it makes again", async () => {
    const { page, session } = await open(newEvent(), "");
    session.send({ type: "addCourt", court: { id: "lawa", name: "Lawn 1" } });
    await flushPromises();
    await press("Undo: Lawn 1 added");
    expect(session.world().state.courts).toEqual({});
    expect(page.get(".plan-undo").text()).toContain("Redo");
  });

  it("[WIR-4][SCR-2] what was refused late is said wherever one is, with what was given", async () => {
    const world = scheduled(2, 8);
    const { page, session } = await open(world, "people");
    const [match] = matchesOf(world.state);
    const refusal: Refusal = {
      code: "match.changed",
      match: match!.id,
      result: { games: [[7, 4]] },
    };
    session.refused.value = [
      {
        command: {
          commandId: "late-1",
          type: "enterResult",
          match: match!.id,
          result: { games: [[5, 7]] },
          seen: null,
        },
        refusal,
        at: 0,
      },
    ];
    await flushPromises();
    expect(textOf(page.get(".plan-late"))).toMatch(/7-4.*You had entered 5-7 for /);
    await press("Do it all the same");
    expect(session.world().state.matches[match!.id]?.result).toEqual({ games: [[5, 7]] });
  });
});

describe("the event's own page", () => {
  it("[SCR-7][HUB-5] what was refused in a field is corrected there, over what still stands", async () => {
    const { page, session } = await open(seeded(), "");
    const type = async (selector: string, text: string) => {
      await page.get(selector).setValue(text);
      await page.get(selector).trigger("change");
      await flushPromises();
    };
    await type(".settings-endsOn input", "2020-01-01");
    expect(page.find(".plan-sending").exists()).toBe(true);
    expect(page.get<HTMLInputElement>(".settings-endsOn input").element.value).toBe("2020-01-01");
    await type(".settings-endsOn input", "2030-01-01");
    await type(".settings-ranking input", "javascript:alert(1)");
    expect(textOf(page.get(".settings-ranking"))).toContain("That is no address on the web.");
    await type(".settings-ranking input", "lists.example/ranking.csv");
    expect(page.find(".plan-sending").exists()).toBe(false);
    expect(Object.values(session.world().state.settings)[0]).toMatchObject({
      endsOn: "2030-01-01",
      rankingUrl: "https://lists.example/ranking.csv",
    });
  });

  it("[ACC-3] publishing says what it means", async () => {
    const { page, session } = await open(after(newEvent(), { type: "unpublishEvent" }), "");
    expect(textOf(page)).toContain("Only you and the managers see the event.");
    await press("Publish the event");
    expect(session.world().state.settings["event"]?.published).toBeGreaterThan(0);
  });

  it("[RES-2] adds a competition whole, with the WCF order", async () => {
    const { page, session } = await open(newEvent(), "");
    await page.get(".settings-new input").setValue("Singles");
    await page.get(".settings-new .settings-criteria select").setValue("wcf");
    await page.get(".settings-new").trigger("submit");
    await flushPromises();
    expect(Object.values(session.world().state.competitions)).toMatchObject([
      {
        name: "Singles",
        criteria: ["wins"],
        qualifiers: 4,
        basis: "max12",
        format: { bestOf: 1, gameTo: 7 },
      },
    ]);
  });

  it("[SCR-7] a competition goes only when its name is typed, and undo brings it back", async () => {
    const { page, session } = await open(seeded(), "");
    await press("Remove Singles and all that is in it");
    expect(textOf(page.get("dialog"))).toMatch(/80 entrants.*8 blocks/);
    await press("Remove it");
    expect(session.world().state.competitions).not.toEqual({});
    await page.get("dialog input").setValue("singles");
    await press("Remove it");
    expect(session.world().state.competitions).toEqual({});
    session.undo();
    expect(Object.keys(session.world().state.seats)).toHaveLength(80);
  });
});

describe("entrants", () => {
  it("are added one after another by keyboard", async () => {
    const { page, session } = await open(withField(3), "entrants");
    await press("Add an entrant");
    const inputs = page.findAll(".entrant-add input");
    await inputs[0]!.setValue("Ivy Elm");
    await inputs[1]!.setValue("nzl");
    await inputs[2]!.setValue("2106");
    await page.get(".entrant-add").trigger("submit");
    await flushPromises();
    expect(Object.values(session.world().state.entrants)).toHaveLength(4);
    expect(focused()).toBe(page.get(".entrant-add input").element);
  });

  it("[BLK-2] show both grades, the one that ranks heavier, an estimate as one", async () => {
    const { page } = await open(withField(), "entrants");
    const row = page.findAll("[data-entrant]").find((one) => one.text().includes("Reid Coldson"))!;
    expect(textOf(row)).toContain("1690 est.");
    expect(row.findAll("td.used").map((cell) => cell.text())).toContain("1690 est.");
  });

  it("[HUB-5] an edit over another's change is not lost", async () => {
    const { page, session } = await open(withField(3), "entrants");
    await page.get("[data-entrant] button").trigger("click");
    await flushPromises();
    const id = page.get("[data-entrant]").attributes("data-entrant")!;
    session.receive({ type: "editEntrant", entrant: id, current: 2800 });
    const edit = () => page.get(".entrant-edit");
    await edit().findAll("input")[2]!.setValue("2750");
    await edit().get("form").trigger("submit");
    await flushPromises();
    expect(edit().find(".refused").exists()).toBe(true);
    expect(edit().findAll("input")[2]!.element.value).toBe("2750");
    await press("Put mine in its place", edit() as never);
    expect(session.world().state.entrants[id]?.current).toBe(2750);
  });

  it("[WDR-1][WDR-2] withdrawing says what happens before it is pressed", async () => {
    const { page } = await open(played(), "entrants");
    await page.get("[data-entrant] button").trigger("click");
    await flushPromises();
    expect(textOf(page.get(".entrant-leaving"))).toMatch(
      /matches not played becomes a walkover.*Strike all \d+ results/,
    );
  });

  it("a list is looked at line by line, and nothing is in the field before it is confirmed", async () => {
    fakeWorkers((asked) => {
      const { source, field } = asked as ReadingAsked;
      return { kind: "done", report: readEntrants(source, field) };
    });
    const { page, session } = await open(withField(2), "entrants");
    await press("Read in a list");
    await page
      .get("textarea")
      .setValue(
        "name;country;dGrade\nAda Oak;ENG;1700\n;ENG;1\nTom Fern;England;18x0\nada oak;ENG;1\n",
      );
    await flushPromises();
    expect(textOf(page.get(".import-report"))).toContain(
      "4 lines: 1 read as it stands, 1 read without what is wrong, 2 left out.",
    );
    expect(Object.keys(session.world().state.entrants)).toHaveLength(2);
    await press("Read in 2 entrants");
    expect(Object.values(session.world().state.entrants).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Ada Oak", "Tom Fern"]),
    );
  });
});

describe("the order of play", () => {
  it("[OOP-5] a time is written in place, and Enter goes down", async () => {
    const { page, session } = await open(scheduled(2, 8), "order-of-play");
    const [first, second] = page.findAll<HTMLInputElement>("input[data-field=at]");
    first!.element.focus();
    await first!.setValue("16 8");
    await first!.trigger("keydown", { key: "Enter" });
    await first!.trigger("change");
    await flushPromises();
    const times = Object.values(session.world().state.matches).map(({ at }) => at);
    expect(times).toContain("2026-05-16T08:00");
    expect(focused()).toBe(second!.element);
    expect(first!.element.value).toBe("08:00");
  });

  it("[OOP-5][SCR-7] a double booking is refused beside the field, and what was typed stays", async () => {
    const { page } = await open(scheduled(2, 8), "order-of-play");
    const court = page.findAll<HTMLInputElement>("input[data-field=court]")[0]!;
    const other = page
      .findAll<HTMLInputElement>("input[data-field=court]")
      .find((one) => one.element.value !== court.element.value)!;
    const taken = other.element.value;
    await court.setValue(taken);
    await court.trigger("change");
    await flushPromises();
    expect(textOf(page.get(".schedule-told"))).toContain(`${taken} is taken at that time.`);
    expect(court.element.value).toBe(taken);
    await court.trigger("keydown", { key: "Escape" });
    await flushPromises();
    expect(page.find(".schedule-told").exists()).toBe(false);
  });

  it("[OOP-1] is made from the tables, and taken out with a word on what goes", async () => {
    const { session, page } = await open(seeded(2, 8), "order-of-play");
    await press("Make the order of play");
    expect(Object.keys(session.world().state.matches)).toHaveLength(12);
    const [match] = matchesOf(session.world().state);
    session.send({ type: "scheduleMatch", match: match!.id, at: "2026-05-13T10:00" });
    await press("Take it out");
    expect(page.find(".asking").exists()).toBe(true);
    await press("Take it out", page.get(".asking") as never);
    expect(session.world().state.matches).toEqual({});
  });
});

describe("people and displays", () => {
  it("[SCR-3] a screen has an address and a code, and is sent elsewhere", async () => {
    const { page, session } = await open(withField(2), "displays");
    const item = page.findAll(".display-item").find((one) => one.get("h2").text() === "Hall")!;
    expect(item.get<HTMLInputElement>(".address-line input").element.value).toMatch(
      /\/d\/evabcddblk$/,
    );
    expect(item.find("svg path").exists()).toBe(true);
    await item.get("select").setValue("live-draw");
    await flushPromises();
    expect(session.world().state.displays["dblk"]?.view).toBe("live-draw");
  });

  it("[ACC-4] a manager's link comes from the server and is shown once, to be copied", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ url: "/invite?token=abc" })));
    const { page } = await open(seeded(), "people");
    await press("Make a link");
    expect(page.get<HTMLInputElement>(".address-line input").element.value).toMatch(
      /\/invite\?token=abc$/,
    );
    expect(textOf(page)).toContain("It works for the first who uses it.");
  });

  it("[ACC-2] the event is offered to a manager, and the offer withdrawn", async () => {
    const { withManager } = await import("../support/builders");
    const { session, page } = await open(withManager(seeded()), "people");
    const line = () => page.findAll(".person").find((one) => one.text().includes("Bob Manager"))!;
    await line()
      .findAll("button")
      .find((one) => one.text().startsWith("Offer"))!
      .trigger("click");
    await flushPromises();
    expect(session.world().state.settings["event"]?.offeredTo).toBe("managbob");
    expect(textOf(line())).toContain("Event offered");
    await press("Withdraw the offer");
    expect(session.world().state.settings["event"]?.offeredTo).toBeUndefined();
  });
});
