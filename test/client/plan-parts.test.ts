import { describe, expect, it } from "vitest";
import { effectScope, nextTick, ref } from "vue";
import { blockSizes } from "../../client/src/areas/block-builder/block-sizes";
import { findSeats } from "../../client/src/areas/block-builder/find-seats";
import { seatNamed, seatsInOrder } from "../../client/src/areas/live-draw/draw-order";
import { allTheSame } from "../../client/src/areas/plan/all-the-same";
import { knockoutGivenWords } from "../../client/src/areas/plan/knockout-given-words";
import { thingOf } from "../../client/src/areas/plan/refused-thing";
import { undoKeyOf } from "../../client/src/areas/plan/undo-keys";
import { useDraft } from "../../client/src/areas/plan/use-draft";
import { boardOf, type CommandInput } from "@drawroom/shared";
import { loadTexts } from "../../client/src/i18n";
import { COMPETITION, seeded } from "../support/fixture-events";
import { beforeKnockout, KNOCKOUT } from "../support/knockout-events";

describe("what a command is about", () => {
  it("[SCR-7] names the nearest thing, so that a refusal stands beside it", () => {
    expect(thingOf({ type: "pickSeat", entrant: "eaaaaa", seat: "k3x9.F4" })).toBe("seat:k3x9.F4");
    expect(thingOf({ type: "scheduleMatch", match: "k3x9.F.3-6", court: "lawa" })).toBe(
      "match:k3x9.F.3-6",
    );
    expect(thingOf({ type: "addCourt", court: { id: "lawa", name: "Lawn" } })).toBe("court:lawa");
    expect(thingOf({ type: "publishEvent" })).toBe("event");
  });
  it("[HUB-5] goes again without what was seen, only where that was the reason", () => {
    const command = {
      commandId: "command-1",
      type: "pickSeat",
      entrant: "e",
      seat: "k3x9.F4",
      seen: { entrant: null },
    } as const;
    expect(
      allTheSame(command, { code: "seat.changed", seat: "k3x9.F4", entrant: "x" }),
    ).toMatchObject({ seat: "k3x9.F4", seen: undefined });
    expect(allTheSame(command, { code: "access.notOwner" })).toBeNull();
    const cleared = {
      commandId: "command-2",
      type: "clearResult",
      match: "k3x9.main.1-1",
    } as const;
    expect(
      allTheSame(cleared, { code: "bracket.laterPlayed", matches: ["k3x9.main.2-1"] }),
    ).toMatchObject({ match: "k3x9.main.1-1", clearLater: true });
  });
});

describe("what a late refusal's command had wanted", () => {
  it("[SCR-2][SCR-7] is said of a knockout's commands too, by the names that stand now", async () => {
    await loadTexts(["plan"]);
    const { state } = beforeKnockout(2, 8, true);
    const [one, other] = Object.values(state.entrants);
    const said = (input: CommandInput) =>
      knockoutGivenWords(state, { commandId: "command-3", ...input });
    const bracket = KNOCKOUT;
    expect(said({ type: "exchangeLines", bracket, lines: [1, 4] })).toContain(
      "lines 1 and 4 of Main",
    );
    expect(said({ type: "replaceInBracket", bracket, entrant: one!.id, by: other!.id })).toContain(
      `${other!.name} in for ${one!.name} in Main`,
    );
    expect(said({ type: "changeBracket", bracket, name: "Gold" })).toContain("Gold");
    expect(
      said({ type: "setKnockoutStyle", competition: COMPETITION, style: "block-protected" }),
    ).toContain(state.competitions[COMPETITION]!.name);
    expect(said({ type: "publishEvent" })).toBeNull();
  });
});

describe("undo by key", () => {
  const pressed = (target: HTMLElement, init: KeyboardEventInit) => {
    const event = new KeyboardEvent("keydown", { ctrlKey: true, ...init });
    Object.defineProperty(event, "target", { value: target });
    return undoKeyOf(event);
  };
  const field = (value: string, plan = false) => {
    const input = document.createElement("input");
    input.value = value;
    if (plan) input.dataset["planUndo"] = "";
    return input;
  };
  it("[HUB-8] Ctrl Z takes back, Ctrl Shift Z and Ctrl Y make again", () => {
    const page = document.body;
    expect(pressed(page, { key: "z" })).toBe("undo");
    expect(pressed(page, { key: "Z", shiftKey: true })).toBe("redo");
    expect(pressed(page, { key: "y" })).toBe("redo");
    expect(pressed(page, { key: "x" })).toBeNull();
  });
  it("[HUB-8] is the browser's where something is typed, but in the field of the draw", () => {
    expect(pressed(field("wren"), { key: "z" })).toBeNull();
    expect(pressed(field(""), { key: "z" })).toBe("undo");
    expect(pressed(field("wren", true), { key: "z" })).toBe("undo");
  });
});

describe("a draft over a value that may change", () => {
  const draftOver = (first: string) => {
    const source = ref(first);
    const draft = effectScope().run(() => useDraft(() => source.value))!;
    return { source, draft };
  };
  it("[SCR-2] follows the value until something is typed, then keeps it and says what stands", async () => {
    const { source, draft } = draftOver("10:40");
    source.value = "10:50";
    await nextTick();
    expect(draft.text.value).toBe("10:50");
    draft.text.value = "11:00";
    source.value = "12:00";
    await nextTick();
    expect([draft.text.value, draft.base.value, draft.changedTo.value]).toEqual([
      "11:00",
      "10:50",
      "12:00",
    ]);
    draft.reset();
    expect([draft.text.value, draft.changedTo.value]).toEqual(["12:00", null]);
  });
});

describe("seats", () => {
  const { state } = seeded();
  const board = boardOf(state, COMPETITION);
  const seats = board.blocks.flatMap((block) =>
    block.seats.map(({ id, entrant }) => ({
      ...{ seat: id, entrant, country: null },
      name: state.entrants[entrant ?? ""]?.name ?? null,
    })),
  );
  const labels = (text: string) => findSeats(text, seats).map(({ seat }) => seat.split(".")[1]);
  it("[HND-1] are found by label, the exact one first, or by who has them", () => {
    expect(labels("f1")).toEqual(["F1", "F10"]);
    expect(labels("h")).toHaveLength(10);
    expect(labels("märta ivel")).toEqual(labels("marta"));
    expect(labels("")).toHaveLength(80);
  });
  it("[HND-5] are walked by tier or by block", () => {
    expect(seatsInOrder(board, "tier").slice(7, 10)).toEqual(["k3x9.H1", "k3x9.A2", "k3x9.B2"]);
    expect(seatsInOrder(board, "seat").slice(9, 11)).toEqual(["k3x9.A10", "k3x9.B1"]);
    expect([seatNamed("b7", board), seatNamed("b11", board), seatNamed("7", board)]).toEqual([
      "k3x9.B7",
      null,
      null,
    ]);
  });
  it("[BLK-3] are as many in each block as the field allows", () => {
    expect(blockSizes(80, 8)).toEqual({ size: 10, larger: 0 });
    expect(blockSizes(83, 8)).toEqual({ size: 10, larger: 3 });
    expect(blockSizes(7, 4)).toBeNull();
  });
});
