import { flushPromises } from "@vue/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { boardOf, seatLabel } from "@drawroom/shared";
import { COMPETITION, drawing, seeded } from "../support/fixture-events";
import { textOf } from "../support/mount-page";
import { focused, openPlan, type OpenPlan } from "../support/open-plan";

let opened: OpenPlan | undefined;
afterEach(() => opened?.page.unmount());

async function openDraw(picks = 37, options = {}) {
  opened = await openPlan(drawing(picks), "live-draw", options);
  const { page, session } = opened;
  const field = () => page.get("input");
  const type = async (text: string) => {
    await field().setValue(text);
    await field().trigger("keydown", { key: "Enter" });
    await flushPromises();
  };
  const live = () => boardOf(session.world().state, COMPETITION).live!;
  const who = (seat: string) => {
    const { state } = session.world();
    return state.entrants[state.seats[`${COMPETITION}.${seat}`]?.entrant ?? ""]?.name ?? null;
  };
  return { page, session, field, type, live, who };
}

describe("the desk of a live draw", () => {
  it("[SCR-1] has the focus in its one field, and shows the next seat and how many are drawn", async () => {
    const { page } = await openDraw();
    expect(focused().getAttribute("role")).toBe("combobox");
    expect(textOf(page.get(".draw-next"))).toMatch(/^Next seat ?38 of 80 ?F5$/);
    expect(textOf(page.get(".draw-picks h2"))).toMatch(/37 of 80 drawn$/);
  });

  it("[SCR-1] a name and Enter seat, and the field is empty for the next", async () => {
    const { type, field, who, live, page } = await openDraw();
    await type("wren");
    expect(who("F5")).toMatch(/Wren/);
    expect(field().element.value).toBe("");
    expect(live().drawn).toBe(38);
    expect(textOf(page.get(".draw-next"))).toContain("G5");
  });

  it("[SCR-1] Esc clears what is typed", async () => {
    const { field, live } = await openDraw();
    await field().setValue("wren");
    await field().trigger("keydown", { key: "Escape" });
    expect(field().element.value).toBe("");
    expect(live().drawn).toBe(37);
  });

  it("[HND-5] who is drawn already is marked, and moves only at a second Enter", async () => {
    const { page, type, field, who, live } = await openDraw();
    const drawn = who("E2")!;
    await type(drawn);
    expect(live().next).toBe("k3x9.F5");
    expect(textOf(page.get('[aria-selected="true"]'))).toContain("Enter again: to F5, E2 opens");
    await field().trigger("keydown", { key: "Enter" });
    expect(who("F5")).toBe(drawn);
    expect(live().next).toBe("k3x9.E2");
  });

  it("[HND-5] a wrong ball is corrected at its seat, reached by its label or by arrow", async () => {
    const { page, type, field, who, live } = await openDraw();
    const wrong = who("E5");
    await field().trigger("keydown", { key: "ArrowUp" });
    expect(textOf(page.get(".draw-next"))).toContain(`Chosen seat`);
    await field().trigger("keydown", { key: "Escape" });
    await type("e5");
    expect(textOf(page.get(".draw-next"))).toContain(`now ${wrong}`);
    await type("wren");
    expect(who("E5")).toMatch(/Wren/);
    expect(live().drawn).toBe(37);
    expect(seatLabel(live().next!)).toBe("F5");
  });

  it("[HUB-8] Ctrl Z in the field takes the last pick back", async () => {
    const { type, field, live } = await openDraw();
    await type("wren");
    field().element.dispatchEvent(
      new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }),
    );
    await flushPromises();
    expect(live().drawn).toBe(37);
  });

  it("[WIR-4] says which picks wait to be sent, and what the hall shows", async () => {
    const world = drawing(37);
    const last = world.changes.at(-1)!;
    const pending = [
      {
        command: { commandId: last.commandId, type: "publishEvent" as const },
        facts: last.facts,
        givenAt: 0,
        sentAt: 0,
      },
    ];
    const { page } = await openDraw(37, { pending });
    expect(textOf(page.get(".draw-picks li"))).toContain("not sent");
    expect(textOf(page.get(".draw-foot"))).toContain("Not sent yet: E5.");
  });

  it("[SCR-7] closing says what shows then", async () => {
    const { page, live } = await openDraw();
    await page
      .findAll("button")
      .find((button) => button.text() === "Close the draw")!
      .trigger("click");
    expect(textOf(page.get(".draw-panel"))).toContain("43 seats are not drawn.");
    await page.get(".draw-panel .btn.go").trigger("click");
    await flushPromises();
    expect(live()).toBeNull();
  });

  it("[SCR-6] for a manager the field is off, and the owner's name stands there", async () => {
    const { page } = await openDraw(37, { role: "manager" });
    expect(page.get<HTMLInputElement>("input").element.disabled).toBe(true);
    expect(textOf(page)).toContain("Ann Owner holds the pen");
    expect(page.find(".draw-choose").exists()).toBe(false);
  });

  it("[HND-5] begins with the order in which the seats are drawn", async () => {
    opened = await openPlan(seeded(), "live-draw");
    await opened.page.get("form.draw-start").trigger("submit");
    await flushPromises();
    expect(boardOf(opened.session.world().state, COMPETITION).live).toMatchObject({
      order: "tier",
      drawn: 0,
    });
  });
});
