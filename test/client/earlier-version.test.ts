import { flushPromises } from "@vue/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { played } from "../support/fixture-events";
import { mountApp, textOf } from "../support/mount-page";

vi.mock("../../client/src/sync/event-session", () => ({
  openEvent: () => {
    throw new Error("a live connection was opened");
  },
}));

/** 14:20 in London, in the middle of play; nothing is asked for at any other time. */
const AT = Date.UTC(2026, 4, 14, 13, 20);
const asked: string[] = [];
const world = played("2026-05-14T14:20");
const { version } = world.held;

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const body = { eventId: "evabcd", slug: "southmere", role: "spectator", version, at: AT };
    return Promise.resolve(
      path.endsWith(`=${version}`)
        ? Response.json({ ...body, state: world.state })
        : Response.json({ refusal: { code: "version.notFound" } }, { status: 404 }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

const hrefs = (page: Awaited<ReturnType<typeof mountApp>>["page"]) =>
  page.findAll("a").map((link) => link.attributes("href") ?? "");

describe("the event's page at an earlier version", () => {
  it("[HUB-9] says so on every tab, and every link stays there but the one to now", async () => {
    const { page, router } = await mountApp(`/e/southmere?version=${version}`);
    await flushPromises();
    const then = `As it stood after change ${version}, Thu 14 May 14:20`;
    for (const tab of ["", "/blocks/F", "/players", "/order-of-play?by=court"]) {
      await router.push(`/e/southmere${tab}${tab.includes("?") ? "&" : "?"}version=${version}`);
      await flushPromises();
      expect(textOf(page.get(".status"))).toContain(then);
      expect(textOf(page.get(".status"))).not.toContain("watching");
      const own = hrefs(page).filter((href) => href.startsWith("/e/southmere"));
      const leaving = own.filter((href) => !href.includes(`version=${version}`));
      expect(leaving).toEqual([`/e/southmere${tab.split("?")[0]}`]);
    }
    expect(asked).toEqual([`/api/events/southmere?version=${version}`]);
  });

  it("[HUB-9] its clock stands at the moment: what was on court then is on court", async () => {
    const { page } = await mountApp(`/e/southmere?version=${version}`);
    await flushPromises();
    const [onCourt] = page.findAll(".now-list");
    expect(onCourt?.find("h2").text()).toBe("On court");
    expect(onCourt?.findAll(".match").length).toBeGreaterThan(0);
  });

  it("[HUB-9] a step by the page itself stays there, and one that is not there is said to be so", async () => {
    const { page, router } = await mountApp(`/e/southmere/order-of-play?version=${version}`);
    await flushPromises();
    await page.get('nav[aria-label="Event"] a[href^="/e/southmere/blocks"]').trigger("click");
    await flushPromises();
    expect(router.currentRoute.value.fullPath).toBe(`/e/southmere/blocks?version=${version}`);
    await router.push("/e/southmere?version=99999");
    await flushPromises();
    expect(page.get("h1").text()).toBe("Nothing is shown here");
    expect(page.get(".not-found a").attributes("href")).toBe("/e/southmere");
  });
});
