import { flushPromises } from "@vue/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { matchesOf, type CommandInput, type MatchView } from "@drawroom/shared";
import { commandToMove } from "../../client/src/areas/schedule/timetable/moves";
import {
  slotKey,
  timetableOf,
  type Slot,
} from "../../client/src/areas/schedule/timetable/timetable";
import { COMPETITION, scheduled, seeded } from "../support/fixture-events";
import { textOf } from "../support/mount-page";
import { focused, openPlan, type OpenPlan } from "../support/open-plan";
import { after, type World } from "../support/world";

const DAY = "2026-05-13";
const world = scheduled(2, 8);
const courts = Object.keys(world.state.courts);
const [FIRST = "", SECOND = "", THIRD = ""] = courts;
const all = matchesOf(world.state);
const options = { day: DAY, courts, minutes: 40, minutesOf: () => 40 };
const at = (time: string, court: string | null): Slot => ({ at: `${DAY}T${time}`, court });
const standing = (match: MatchView): Slot => ({ at: match.at ?? "", court: match.court });

describe("a day by time and lawn", () => {
  it("[OOP-5] has every match in its place, and free places around them", () => {
    const { rows } = timetableOf(all, options);
    expect(rows.map((row) => row.at.slice(11))).toEqual([
      ...["08:20", "09:00", "09:40", "10:20", "11:00", "11:40", "12:20", "13:00", "13:40"],
    ]);
    const cells = rows.flatMap((row) => row.cells).filter(({ matches }) => matches.length > 0);
    expect(cells).toHaveLength(all.length);
    for (const { key, matches } of cells) expect(key).toBe(slotKey(standing(matches[0]!)));
  });

  it("[OOP-5] a lawn is taken while a match of it lasts; one without a lawn has a column", () => {
    const [one, two] = all.map((match, i) => ({
      ...match,
      ...(i === 0 ? at("09:00", FIRST) : at("09:20", null)),
    }));
    const { rows, courts: columns } = timetableOf([one!, two!], options);
    expect(columns).toEqual([...courts, null]);
    const later = rows.find((row) => row.at.endsWith("09:20"));
    expect(later?.cells[0]?.isTaken).toBe(true);
    expect(later?.cells[1]?.isTaken).toBe(false);
    expect(later?.cells.at(-1)?.matches).toEqual([two]);
  });

  it("[OOP-5] a bare day goes from nine, and a match of a minute makes no endless one", () => {
    expect(timetableOf([], options).rows[0]?.at).toBe(`${DAY}T09:00`);
    expect(timetableOf(all, { ...options, minutes: 1 }).rows.length).toBeLessThan(150);
  });
});

describe("moving a match", () => {
  const [first, second] = all.filter(({ court }) => court === FIRST);
  const given = (from: World, command: CommandInput | null) => after(from, command!);
  const placesIn = ({ state }: World) =>
    [first!, second!].map(({ id }) => `${state.matches[id]?.at} ${state.matches[id]?.court}`);

  it("[OOP-5] to a free place, out of the timetable, and to where it stands", () => {
    const free = at("17:00", SECOND);
    expect(placesIn(given(world, commandToMove(first!, free, null)))[0]).toBe(slotKey(free));
    const out = given(world, commandToMove(first!, null, null));
    expect(placesIn(out)[0]).toBe("undefined undefined");
    expect(commandToMove(first!, standing(first!), null)).toBeNull();
  });

  it("[OOP-5] where another stands the two exchange places, a waiting one too", () => {
    const [here, there] = [slotKey(standing(first!)), slotKey(standing(second!))];
    const exchanged = given(world, commandToMove(first!, standing(second!), second!));
    expect(placesIn(exchanged)).toEqual([there, here]);
    const out = given(world, commandToMove(first!, null, null));
    const waiting = matchesOf(out.state).find(({ id }) => id === first!.id)!;
    const { matches } = given(out, commandToMove(waiting, standing(second!), second!)).state;
    expect(matches[first!.id]).toMatchObject(standing(second!));
    expect(matches[second!.id]?.at).toBeUndefined();
  });
});

describe("the timetable of the planner", () => {
  let opened: OpenPlan | undefined;
  afterEach(() => opened?.page.unmount());
  const open = async (from = world, role: "owner" | "manager" = "owner") => {
    opened = await openPlan(from, `order-of-play?by=timetable&only=${DAY}`, { role });
    return opened;
  };
  const cell = (slot: Slot) => opened!.page.get<HTMLElement>(`[data-place="${slotKey(slot)}"]`);
  const press = async (key: string) => {
    focused().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    await flushPromises();
  };
  const first = all.find(({ at: when, court }) => when === `${DAY}T09:00` && court === FIRST)!;
  const place = (id: string) => opened!.session.world().state.matches[id];

  it("[OOP-5] a match is picked up and put down by keys, left by Esc, taken out by Delete", async () => {
    const { page } = await open();
    cell(standing(first)).element.focus();
    for (const key of ["Enter", "ArrowUp", "ArrowRight"]) await press(key);
    expect(textOf(page.get(".timetable-carried"))).toContain("Lawn 1, Wed 13 May 09:00");
    await press("Escape");
    expect(page.find(".timetable-carried").exists()).toBe(false);
    expect(place(first.id)).toMatchObject(standing(first));
    cell(standing(first)).element.focus();
    for (const key of [" ", "ArrowUp", "ArrowRight", "Enter"]) await press(key);
    expect(place(first.id)).toMatchObject(at("08:20", SECOND));
    expect(focused().dataset["place"]).toBe(slotKey(at("08:20", SECOND)));
    await press("Delete");
    expect(place(first.id)?.at).toBeUndefined();
    expect(textOf(page.get(".timetable-tray"))).toContain(first.a.name);
  });

  it("[OOP-5] two presses move it as well, out of the tray too, and exchange two in one step", async () => {
    const { page } = await open(
      after(world, { type: "scheduleMatch", match: first.id, at: null, court: null }),
    );
    await page.get(".timetable-waiting button").trigger("click");
    const free = at("13:40", THIRD);
    await cell(free).trigger("click");
    expect(place(first.id)).toMatchObject(free);
    const other = all.find(({ at: when, court }) => when === `${DAY}T09:40` && court === SECOND)!;
    await cell(free).get("[data-match]").trigger("click");
    await cell(standing(other)).trigger("click");
    expect(place(first.id)).toMatchObject(standing(other));
    expect(place(other.id)).toMatchObject(free);
    opened!.session.undo();
    expect(place(first.id)).toMatchObject(free);
    expect(place(other.id)).toMatchObject(standing(other));
  });

  it("[OOP-5][SCR-7] a double booking is refused in words, and the match stays in the hand", async () => {
    const { page } = await open();
    const rival = all.find(({ id, a }) => id !== first.id && a.entrant === first.a.entrant)!;
    await cell(standing(first)).get("[data-match]").trigger("click");
    await cell({ ...standing(rival), court: THIRD }).trigger("click");
    expect(textOf(page.get(".refused"))).toContain(`${first.a.name} would play twice`);
    expect(page.find(".timetable-carried").exists()).toBe(true);
    expect(place(first.id)).toMatchObject(standing(first));
  });

  it("[SCR-6] a manager without the pen looks and moves nothing", async () => {
    const { page } = await open(world, "manager");
    expect(page.find("[data-match]").exists()).toBe(false);
    cell(standing(first)).element.focus();
    await press("Enter");
    expect(page.find(".timetable-carried").exists()).toBe(false);
    expect(page.find("#schedule-lay-out").exists()).toBe(false);
  });

  it("[OOP-6] double bookings stand at the top, each match a link to its place", async () => {
    const tight = after(world, {
      type: "changeCompetition",
      competition: COMPETITION,
      matchMinutes: 45,
    });
    const { page, router } = await open(tight);
    expect(textOf(page.get(".schedule-twice"))).toMatch(/double bookings.*Lawn 1/);
    await page.get(".schedule-twice a").trigger("click");
    await flushPromises();
    const { match } = router.currentRoute.value.query;
    expect(focused().innerHTML).toContain(String(match));
    opened!.page.unmount();
    await open(seeded());
    expect(opened!.page.find(".schedule-twice").exists()).toBe(false);
  });
});
