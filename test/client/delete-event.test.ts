import { flushPromises } from "@vue/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SETTINGS } from "@drawroom/shared";
import { played } from "../support/fixture-events";
import { textOf } from "../support/mount-page";
import { openPlan, type OpenPlan } from "../support/open-plan";

let opened: OpenPlan;
afterEach(() => {
  opened.page.unmount();
  vi.unstubAllGlobals();
});

const deleteButtons = () =>
  opened.page.findAll("button").filter((one) => one.text() === "Delete this event");

describe("deleting an event", () => {
  it("[SCR-7] says what goes, and is done only when the event's name is typed", async () => {
    const world = played("2026-05-13T15:00", 2, 12);
    const { name = "", slug = "" } = world.state.settings[SETTINGS] ?? {};
    const asked: unknown[] = [];
    const answers = [Response.json({ refusal: { code: "access.notOwner" } }, { status: 403 })];
    vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit) => {
      asked.push([method, path, body]);
      return Promise.resolve(answers.shift() ?? new Response(null, { status: 204 }));
    });
    opened = await openPlan(world, "");
    const deleteIt = async (typed: string) => {
      await deleteButtons()[0]!.trigger("click");
      await flushPromises();
      const dialog = opened.page
        .findAll("dialog")
        .find((one) => one.text().includes(`Delete ${name} for good?`));
      if (!dialog) throw new Error("No dialog");
      expect(textOf(dialog)).toContain("12 entrants");
      await dialog.get("input").setValue(typed);
      await dialog.get("input").trigger("keydown", { key: "Enter" });
      await flushPromises();
    };
    await deleteIt(`${name}s`);
    expect(asked).toEqual([]);
    await deleteIt(name.toUpperCase());
    expect(asked).toEqual([["DELETE", `/api/events/${slug}`, JSON.stringify({ name })]]);
    expect(textOf(opened.page.get(".settings-deletion-refused"))).toContain("Only the owner");
    await deleteIt(` ${name}`);
    expect(opened.router.currentRoute.value.name).toBe("events");
  });

  it("[SCR-6] is not there for a manager without the pen", async () => {
    opened = await openPlan(played("2026-05-13T15:00", 2, 12), "", { role: "manager" });
    expect(deleteButtons()).toEqual([]);
  });
});
