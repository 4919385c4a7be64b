import { flushPromises } from "@vue/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { isBracketMatch, layOut } from "@drawroom/shared";
import {
  layoutDraftOf,
  type LayoutDraft,
} from "../../client/src/areas/schedule/layout/layout-draft";
import { readLayout } from "../../client/src/areas/schedule/layout/read-layout";
import { COMPETITION, newEvent, played, scheduled, seeded } from "../support/fixture-events";
import { beforeKnockout } from "../support/knockout-events";
import { textOf } from "../support/mount-page";
import { openPlan, type OpenPlan } from "../support/open-plan";
import { after, type World } from "../support/world";

const DAYS = ["2026-05-13", "2026-05-14", "2026-05-15"];
const draftOf = ({ state }: World): LayoutDraft =>
  layoutDraftOf(state, state.competitions[COMPETITION]!, DAYS);
const wrongOf = (draft: LayoutDraft, courts: readonly string[]) => {
  const read = readLayout(draft, courts);
  return "wrong" in read ? read.wrong : {};
};
const made = (blocks = 2, count = 8): World =>
  after(seeded(blocks, count), { type: "makeOrderOfPlay", competition: COMPETITION });

describe("what is typed to lay an order of play out", () => {
  const world = made();
  const courts = Object.keys(world.state.courts);

  it("[OOP-5] is all lawns and days at first, and can be laid out as it stands", () => {
    const read = readLayout(draftOf(world), courts);
    expect(read).toEqual({
      options: { courts, days: DAYS.map((date) => ({ date, from: "09:00" })), minutes: 40 },
    });
    expect("options" in read && layOut(world.state, COMPETITION, read.options).ok).toBe(true);
  });

  it("[OOP-5] days begin as they stand, and days that are played out are left", () => {
    const { days } = draftOf(played());
    expect(days.map(({ isPlayed }) => isPlayed)).toEqual([false, true, true]);
    const late = after(scheduled(2, 8), {
      type: "clearOrderOfPlay",
      competition: COMPETITION,
      confirmed: true,
    });
    expect(draftOf(late).days[0]?.from).toBe("09:00");
  });

  it("[OOP-5] is said to be wrong field by field", () => {
    const draft = draftOf(world);
    draft.courts = ["gone"];
    Object.assign(draft.days[0]!, { from: "9", until: "8:30" });
    Object.assign(draft.days[1]!, { from: "noon", until: "25", rounds: "31" });
    draft.minutes = "0";
    draft.roundsADay = "0";
    draft.breaks = [
      { from: "13:00", until: "13:00" },
      { from: "", until: "1400" },
    ];
    expect(wrongOf(draft, courts)).toEqual({
      courts: "noCourts",
      "2026-05-13.until": "backwards",
      "2026-05-14.from": "time",
      "2026-05-14.until": "time",
      "2026-05-14.rounds": "roundsOfDay",
      minutes: "minutes",
      roundsADay: "roundsADay",
      "break.0.until": "backwards",
      "break.1.from": "time",
    });
    for (const day of draft.days) day.isPlayed = false;
    expect(wrongOf(draft, courts)).toMatchObject({ days: "noDays" });
  });

  it("[OOP-5] lawns keep their order, blocks their lawns, breaks and rounds their figures", () => {
    const draft = draftOf(world);
    const [first = "", second = "", third = ""] = courts;
    draft.courts = [third, first];
    draft.courtsOfBlocks = { A: [third, second], B: [] };
    draft.breaks = [{ from: "1230", until: "13.30" }];
    draft.days[0]!.rounds = "0";
    draft.days[2]!.isPlayed = false;
    draft.roundsADay = "2";
    expect(readLayout(draft, courts)).toEqual({
      options: {
        courts: [first, third],
        days: [
          { date: DAYS[0], from: "09:00", rounds: 0 },
          { date: DAYS[1], from: "09:00" },
        ],
        minutes: 40,
        roundsADay: 2,
        breaks: [{ from: "12:30", until: "13:30" }],
        courtsOfBlocks: { A: [second, third] },
      },
    });
  });
});

describe("blocks with a knockout after them", () => {
  const world = beforeKnockout(2, 8);
  const laid = (only: LayoutDraft["only"]) => {
    const read = readLayout({ ...draftOf(world), only }, Object.keys(world.state.courts));
    const made = "options" in read ? layOut(world.state, COMPETITION, read.options) : null;
    return Object.keys(made?.ok ? made.value : {});
  };

  it("[OOP-7] are laid out together, or either alone", () => {
    const blocks = laid("blocks");
    const brackets = laid("brackets");
    expect(blocks.some(isBracketMatch)).toBe(false);
    expect(brackets.every(isBracketMatch)).toBe(true);
    expect(laid("all").sort()).toEqual([...blocks, ...brackets].sort());
    expect(blocks.length * brackets.length).toBeGreaterThan(0);
  });
});

describe("the panel", () => {
  let opened: OpenPlan | undefined;
  afterEach(() => opened?.page.unmount());
  const openPanel = async (world: World) => {
    opened = await openPlan(world, "order-of-play");
    await opened.page.get("#schedule-lay-out").trigger("click");
    await flushPromises();
    return opened;
  };
  const field = (label: string) =>
    opened!.page.get<HTMLInputElement>(`input[aria-label="${label}"]`);

  it("[OOP-5] shows what would come of it, and lays it out", async () => {
    const { page, session } = await openPanel(made());
    expect(textOf(page.get(".layout-result"))).toMatch(/12 matches get a time.*Lawn 1.*A 1–4/);
    await field("First start on Wed 13 May").setValue("1030");
    expect(textOf(page.get(".layout-sheet"))).toContain("10:30");
    await field("Last end on Wed 13 May").setValue("1040");
    expect(textOf(page.get(".layout-result"))).toMatch(
      /On Wed 13 May there is no time for 4 matches/,
    );
    expect(page.get(".layout .btn.go").attributes("disabled")).toBeDefined();
    await field("Last end on Wed 13 May").setValue("");
    await page.get(".layout").trigger("submit");
    await flushPromises();
    expect(Object.values(session.world().state.matches).every(({ at }) => at)).toBe(true);
    expect(page.find(".layout").exists()).toBe(false);
    expect(page.get(".timetable").text()).toContain("10:30");
  });

  it("[OOP-5][SCR-7] asks before times that stand are changed; what is typed outlives others' changes", async () => {
    const { page, session } = await openPanel(scheduled(2, 8));
    await field("First start on Thu 14 May").setValue("11:11");
    session.receive({ type: "addCourt", court: { id: "lawz", name: "Lawn 9" } });
    await flushPromises();
    expect(field("First start on Thu 14 May").element.value).toBe("11:11");
    const before = session.world().state.matches;
    await page.get(".layout").trigger("submit");
    await flushPromises();
    expect(session.world().state.matches).toBe(before);
    await page.get(".layout .asking .btn.bad").trigger("click");
    await flushPromises();
    const times = Object.values(session.world().state.matches).map(({ at }) => at);
    expect(times).toContain("2026-05-14T11:11");
    session.undo();
    expect(session.world().state.matches).toEqual(before);
  });

  it("[OOP-5] without lawns it leads to where they are added", async () => {
    const bare = after(
      made(),
      ...Object.keys(made().state.courts).map((court) => ({ type: "removeCourt", court }) as const),
    );
    expect(Object.keys(newEvent().state.courts)).toEqual([]);
    const { page } = await openPanel(bare);
    expect(textOf(page)).toContain("The event has no lawns yet.");
    expect(page.find(".layout a[href='/e/southmere/plan']").exists()).toBe(true);
  });
});
