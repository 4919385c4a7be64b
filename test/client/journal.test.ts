import { flushPromises } from "@vue/test-utils";
import { canonicalJson, type Change, type Held } from "@drawroom/shared";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  competitionsOf,
  EVENT,
  fits,
  journalLines,
} from "../../client/src/areas/journal/journal-lines";
import { ReplayPages } from "../../client/src/sync/replay-pages";
import { eventWith, nth, SINGLES } from "../support/builders";
import { mountApp, textOf } from "../support/mount-page";
import { after, redone, undone, type World } from "../support/world";

vi.mock("../../client/src/sync/event-session", () => ({
  openEvent: () => {
    throw new Error("a live connection was opened");
  },
}));

const drawn = after(
  eventWith({ entrants: 8, blocks: 2, orderOfPlay: true, published: true }),
  { type: "pickSeat", seat: `${SINGLES}.A1`, entrant: nth(2) },
  { type: "changeSettings", venue: "Lawn 2" },
);
/** With more changes than two pages hold. */
const long = Array.from({ length: 450 }).reduce<World>(
  (world, _, index) => after(world, { type: "changeSettings", venue: `Lawn ${index}` }),
  drawn,
);
const heldAt = (world: World, version: number): Held => world.before[version] ?? world.held;
const asked: string[] = [];

/** What the server answers of a world, for spectators from its publication on. */
function serve(world: World, oldest = 1): void {
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const { searchParams: query } = new URL(path, "http://x");
    const newest = world.held.version;
    if (query.has("before")) {
      const before = Number(query.get("before"));
      const changes = world.changes.filter(
        ({ version }) =>
          version < before &&
          version >= Math.min(before, newest + 1) - 200 &&
          version > (oldest === 1 ? 0 : oldest),
      );
      return Promise.resolve(Response.json({ kind: "changes", version: newest, changes }));
    }
    const { version, state } = heldAt(world, Number(query.get("version") ?? newest));
    const head = { eventId: "evabcd", slug: "spring-open", role: "spectator", version, at: 1000 };
    return Promise.resolve(Response.json({ ...head, state }));
  });
}
beforeEach(() => (asked.length = 0));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the journal's lines", () => {
  it("[JRN-1] mark what was taken back, unless it was made again", () => {
    const marks = ({ changes }: World) =>
      journalLines([...changes].reverse(), drawn.state).flatMap(({ change, isUndone }) =>
        isUndone ? [change.version] : [],
      );
    const venue = drawn.held.version;
    expect(marks(drawn)).toEqual([]);
    expect(marks(undone(drawn))).toEqual([venue]);
    expect(marks(undone(undone(drawn)))).toEqual([venue, venue - 1]);
    expect(marks(redone(undone(drawn)))).toEqual([venue + 1]);
    expect(marks(undone(redone(undone(drawn))))).toEqual([venue + 2, venue]);
  });

  it("[JRN-1] are found by competition and by person", () => {
    const lines = journalLines([...drawn.changes].reverse(), drawn.state);
    const typesOf = (filter: Parameters<typeof fits>[1]) =>
      lines.flatMap((line) => (fits(line, filter) ? [line.change.facts[0]?.type] : []));
    expect(typesOf({ competition: EVENT, person: "" })).toEqual([
      "settingsChanged",
      "eventPublished",
      "eventCreated",
    ]);
    expect(typesOf({ competition: SINGLES, person: "" })).toContain("seatPicked");
    expect(typesOf({ competition: SINGLES, person: "" })).toContain("entrantsAdded");
    expect(typesOf({ competition: "", person: "stranger" })).toEqual([]);
    const [entrants] = drawn.changes.filter(({ facts }) => facts[0]?.type === "entrantsAdded");
    expect([...competitionsOf(entrants as Change, drawn.state)]).toEqual([SINGLES]);
  });
});

describe("a replay", () => {
  it("[JRN-1] shows each version as it stood, of changes fetched once a page", async () => {
    serve(long);
    const pages = new ReplayPages("spring-open", 1);
    const { version: newest } = long.held;
    for (const version of [1, 2, 3, 2, 200, 201, 199, newest, newest - 1, 1]) {
      const replayed = pages.now(version) ?? (await pages.fetched(version));
      expect(canonicalJson(replayed?.held)).toBe(canonicalJson(heldAt(long, version)));
      expect(replayed?.change?.version).toBe(version);
    }
    expect(pages.newest).toBe(newest);
    // Three pages of changes, and the state before the second and the third.
    expect(asked).toHaveLength(5);
    expect(await pages.fetched(newest + 1)).toBeNull();
  });

  it("[JRN-1][ACC-3] begins for spectators with the version that published the event", async () => {
    const published =
      drawn.changes.findIndex(({ facts }) => facts[0]?.type === "eventPublished") + 1;
    serve(drawn, published);
    const pages = new ReplayPages("spring-open", published);
    for (const version of [published + 1, published, drawn.held.version]) {
      const replayed = pages.now(version) ?? (await pages.fetched(version));
      expect(canonicalJson(replayed?.held)).toBe(canonicalJson(heldAt(drawn, version)));
    }
    expect(asked).toHaveLength(2);
  });

  it("[JRN-1] plays on the event's page, pauses at a step, and stops at the newest", async () => {
    serve(drawn);
    const newest = drawn.held.version;
    const { page } = await mountApp(`/e/spring-open?version=${newest - 2}`);
    await flushPromises();
    const button = (name: string) =>
      page
        .findAll("button")
        .find((one) => [one.text(), one.attributes("aria-label")].includes(name));
    await button("Replay")?.trigger("click");
    await vi.waitFor(() => expect(page.find(".replay-slider").exists()).toBe(true));
    const bar = () => textOf(page.get(".replay"));
    await vi.waitFor(() => expect(bar()).toContain(`${newest - 2} of ${newest}`));
    vi.useFakeTimers();
    await button("Play")?.trigger("click");
    await vi.advanceTimersByTimeAsync(1000);
    expect(bar()).toContain(`${newest - 1} of ${newest}`);
    expect(bar()).toContain("Player 002");
    await button("One change back")?.trigger("click");
    await vi.advanceTimersByTimeAsync(5000);
    expect(bar()).toContain(`${newest - 2} of ${newest}`);
    await button("Play")?.trigger("click");
    await vi.advanceTimersByTimeAsync(5000);
    expect(bar()).toContain(`${newest} of ${newest}`);
    expect(button("Play")).toBeDefined();
    expect(textOf(page.get(".status"))).toContain(`As it stood after change ${newest}`);
    const slider = page.get<HTMLInputElement>(".replay-slider");
    await slider.setValue(String(newest - 2));
    await vi.advanceTimersByTimeAsync(0);
    expect(slider.attributes("aria-valuetext")).toContain(`Change ${newest - 2}`);
  });
});

describe("a big screen", () => {
  it("[JRN-1][SCR-3] replays at its address with a version, set as it is now, and goes back to live", async () => {
    const display = { id: "scrn", name: "Bar", view: "blocks", theme: "lawn" } as const;
    const now = after(drawn, { type: "addDisplay", display });
    serve(now);
    const version = drawn.held.version - 1;
    const { page } = await mountApp(`/d/evabcdscrn?version=${version}`);
    await vi.waitFor(() => expect(page.find(".replay-slider").exists()).toBe(true));
    expect(textOf(page.get(".hall-head"))).toContain(`As it stood after change ${version}`);
    await vi.waitFor(() => expect(textOf(page.get(".replay"))).toContain(`of ${now.held.version}`));
    await page.get('button[aria-label="One change back"]').trigger("click");
    await flushPromises();
    expect(textOf(page.get(".hall-head"))).toContain(`As it stood after change ${version - 1}`);
    expect(page.get(".hall-replay > a").attributes("href")).toBe("/d/evabcdscrn");
    page.unmount();
  });
});
