import { flushPromises } from "@vue/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import type { ShallowRef } from "vue";
import { roundIdsOf, swissRoundOf, swissTableOf, swissTrfOf } from "@drawroom/shared";
import { isAsking } from "../../client/src/areas/plan/confirmable";
import {
  boardTakenApart,
  colourChanged,
  handPairing,
} from "../../client/src/areas/swiss/hand-pairing";
import { importCommand } from "../../client/src/areas/swiss/import-command";
import { readSwissFile } from "../../client/src/areas/swiss/read-file";
import { nth, SINGLES } from "../support/builders";
import { COMPETITION } from "../support/fixture-events";
import { textOf } from "../support/mount-page";
import { focused, openPlan, type OpenPlan } from "../support/open-plan";
import { swissFixture } from "../support/swiss-fixture";
import { played, swissWith } from "../support/swiss-scene";
import { CONGRESS } from "../support/trf-samples";
import { after, type World } from "../support/world";

let opened: OpenPlan | undefined;
afterEach(() => opened?.page.unmount());

/** Seven boards and a bye in round 3, none with a result. */
const inRound = (): World => swissFixture({ players: 15, played: 2, entered: 0 });

async function openRounds(world: World, query = "") {
  opened = await openPlan(world, `swiss${query}`);
  const { page, session } = opened;
  const state = () => session.world().state;
  const button = (text: string | RegExp) =>
    page.findAll("button").find((one) => {
      const name = one.attributes("aria-label") ?? textOf(one);
      return typeof text === "string" ? name === text : text.test(name);
    });
  const press = async (text: string | RegExp) => {
    const found = button(text);
    if (!found) throw new Error(`No button ${text}`);
    await found.trigger("click");
    await flushPromises();
  };
  const board = (number: number, round = 3) => `${COMPETITION}.${round}.${number}`;
  const resultOf = (number: number) => state().boards[board(number)]?.result;
  const focus = (number: number) =>
    page.get<HTMLElement>(`[data-result="${board(number)}"]`).element.focus();
  const type = async (...keys: string[]) => {
    for (const key of keys) {
      focused().dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
      await flushPromises();
    }
  };
  return { page, session, state, button, press, board, resultOf, focus, type };
}

describe("results of a round", () => {
  it("[SCR-2][SWS-12] from the keyboard: a figure and Enter, board after board, then the next round", async () => {
    const { resultOf, focus, type, state, board } = await openRounds(inRound());
    focus(1);
    await type("1", "Enter", "0", "Enter", "=", "Enter", "ArrowLeft", "Enter", "ArrowRight");
    expect([1, 2, 3, 4, 5].map(resultOf)).toEqual(["1-0", "0-1", "=", "1-0", "0-1"]);
    await type("Enter", "w");
    expect(resultOf(6)).toBe("+-");
    await type("w", "w");
    expect(resultOf(6)).toBe("--");
    await type("Delete");
    expect(resultOf(6)).toBeUndefined();
    await type("1", "ArrowDown", "1");
    expect(resultOf(7)).toBe("1-0");
    await type("ArrowUp");
    expect(focused().dataset["result"]).toBe(board(6));
    await type("Enter");
    expect(focused().textContent).toContain("Proceed to round 4");
    focused().click();
    await flushPromises();
    expect(roundIdsOf(state(), COMPETITION)).toHaveLength(4);
  });

  it("[SCR-2] pressed on a phone: the choices open under the board and close with the one taken", async () => {
    const { page, press, resultOf } = await openRounds(inRound());
    await press(/^Board 2, /);
    const choices = page.get(".swiss-choices");
    expect(choices.findAll("button").map(textOf)).toEqual([
      ...["1-0", "½-½", "0-1", "1-0 w.o.", "0-1 w.o.", "0-0 w.o."],
    ]);
    await press("½-½");
    expect(resultOf(2)).toBe("=");
    expect(page.find(".swiss-choices").exists()).toBe(false);
  });

  it("[SCR-2][SCR-7] a result that the server refuses later says at its board what stands", async () => {
    const { page, session, board } = await openRounds(inRound());
    const command = { commandId: "late", type: "enterBoardResult", board: board(2), result: "=" };
    (session.refused as ShallowRef).value = [
      { command, refusal: { code: "board.changed", board: board(2), now: "0-1" }, at: 0 },
    ];
    await flushPromises();
    const group = page.get(`[data-board="${board(2)}"]`);
    expect(textOf(group.get(".refused"))).toContain("changed elsewhere meanwhile: 0-1");
    expect(page.findAll(".refused")).toHaveLength(1);
  });

  it("[SCR-6] who has not the pen sees the results and why, and changes none", async () => {
    opened = await openPlan(inRound(), "swiss", { role: "manager" });
    const { page } = opened;
    const results = page.findAll<HTMLButtonElement>("[data-result]");
    expect(results.every(({ element }) => element.disabled)).toBe(true);
    await page.get('[aria-label="Why board 1"]').trigger("click");
    expect(textOf(page.get(".why"))).toContain("All in one pool");
    expect(page.text()).not.toContain("Finish now");
  });
});

describe("what comes next", () => {
  it("[SWS-1][SWS-10] round 1: the seal first, then the draw; too many rounds are said before", async () => {
    const { page, press, button, session, state } = await openRounds(swissFixture({ played: 0 }));
    expect(button("Pair round 1")).toBeUndefined();
    await press("Seal the draw");
    session.receive({ type: "changeSwissSettings", competition: COMPETITION, rounds: 14 });
    await flushPromises();
    expect(textOf(page.get(".swiss-count"))).toContain("at most 13");
    expect(button("Pair round 1")?.attributes("disabled")).toBeDefined();
    session.receive({ type: "changeSwissSettings", competition: COMPETITION, rounds: 9 });
    await flushPromises();
    expect(textOf(page.get(".swiss-count"))).toContain("All against all");
    await press("Pair round 1");
    expect(swissRoundOf(state(), COMPETITION, 1)?.boards).toHaveLength(6);
    await press("Take round 1 back");
    expect(roundIdsOf(state(), COMPETITION)).toEqual([]);
  });

  it("[SWS-11] finishing with open games asks, and what is finished opens again", async () => {
    const { page, press, state } = await openRounds(swissFixture({ entered: 2 }));
    await press("Finish now");
    expect(textOf(page.get(".plan-sending.asking"))).toContain("4 games have no result");
    await press("Do it");
    expect(swissTableOf(state(), COMPETITION).isFinal).toBe(true);
    await press("Open it again");
    expect(swissTableOf(state(), COMPETITION).isFinal).toBe(false);
  });

  it("[SWS-11] a corrected result is warned of where a round was paired on another", async () => {
    const { page, session, board } = await openRounds(swissFixture({ played: 3 }));
    session.receive({ type: "enterBoardResult", board: board(1, 1), result: "--" });
    await flushPromises();
    expect(textOf(page.get(".swiss-next .round-note"))).toBe(
      "Rounds 2, 3 were paired on other scores than now stand.",
    );
  });

  it("[SWS-10] without a legal pairing it offers what there is, in order, and hand pairing asks for a rematch", async () => {
    const { page, press, state } = await openRounds(jammed());
    await press("Proceed to round 4");
    expect(page.findAll(".swiss-offers button").map(textOf)).toEqual([
      "Allow rematches, as few as can be",
      "Pair by hand",
      "Finish now",
    ]);
    expect(roundIdsOf(state(), SINGLES)).toHaveLength(3);
    await press("Pair by hand");
    for (const number of [1, 4, 2, 3, 5, 6]) await press(`Player 00${number}`);
    await press("Pair it so");
    expect(textOf(page.get(".swiss-hand .asking"))).toContain("have met");
    await press("Do it");
    const round = swissRoundOf(state(), SINGLES, 4);
    expect(round?.madeBy).toBe("hand");
    expect(round?.boards[0]?.white.name).toBe("Player 001");
  });

  it("[SWS-10] by hand: two names a board, colours changed, boards taken apart, the last one has the bye", () => {
    const present = ["a", "b", "c", "d", "e"];
    const pairing = handPairing(present, ["a", "b", "gone", "c", "d"]);
    expect(pairing).toMatchObject({ bye: "e", isComplete: true, waiting: null });
    expect(colourChanged(pairing, 1)).toEqual(["a", "b", "d", "c"]);
    const apart = handPairing(present, boardTakenApart(pairing, 0));
    expect(apart).toMatchObject({ left: ["a", "b", "e"], bye: null, isComplete: false });
    expect(handPairing(present, ["a", "b", "c"]).waiting).toBe("c");
    expect(handPairing([], []).isComplete).toBe(false);
  });

  it("[SCR-7] the confirmations of a Swiss are asked for, not refused", () => {
    expect(isAsking({ code: "swiss.needsConfirmation", open: 1, held: 2, planned: 3 })).toBe(true);
    expect(isAsking({ code: "round.needsConfirmation", met: [] })).toBe(true);
  });
});

describe("players, settings, files", () => {
  it("[SWS-13] withdrawing says what becomes of the game; who left comes back", async () => {
    const { page, press, state } = await openRounds(inRound(), "?view=players");
    const { white, black } = swissRoundOf(state(), COMPETITION, 3)!.boards[0]!;
    await press(`Withdraw ${white.name}`);
    const dialog = page.get("dialog");
    expect(textOf(dialog)).toContain(
      `The game on board 1 has no result: ${black.name} wins it by walkover (w.o.).`,
    );
    await dialog.get(".btn.bad").trigger("click");
    await flushPromises();
    expect(swissRoundOf(state(), COMPETITION, 3)?.boards[0]?.result).toBe("-+");
    await press(`Withdraw ${black.name}`);
    expect(textOf(page.get("dialog"))).toContain("both lose the game on board 1");
    await page.get("dialog .btn:not(.bad)").trigger("click");
    await press(`${white.name} comes back`);
    expect(state().entrants[white.entrant]?.withdrawn).toBeUndefined();
  });

  it("[SWS-15][HUB-5] settings are sent one by one, and a refused number says why", async () => {
    const { page, state } = await openRounds(inRound(), "?view=settings");
    const [tieBreak, bye] = page.findAll("select");
    await tieBreak!.setValue("buchholz");
    await bye!.setValue("0.5");
    expect(state().competitions[COMPETITION]?.swiss).toMatchObject({
      tieBreak: "buchholz",
      bye: 0.5,
    });
    await page.get("input").setValue("2");
    await flushPromises();
    expect(textOf(page.get(".refused"))).toContain("3 rounds are paired");
    expect(state().competitions[COMPETITION]?.swiss?.rounds).toBe(6);
  });

  it("[SWS-18] a file is known by what is in it, said line by line, and a tournament comes back whole", () => {
    expect(readSwissFile("name,rating\nAnn,1900\nBob,x\n", "standard")).toMatchObject({
      kind: "players",
      players: [{ name: "Ann", rating: 1900 }, { name: "Bob" }],
      problems: [{ line: 3 }],
    });
    const read = readSwissFile(CONGRESS, "standard");
    expect(read.kind).toBe("tournament");
    const empty = after(swissFixture({ players: 1, played: 0 }), {
      type: "removeEntrant",
      entrant: Object.keys(swissFixture({ players: 1, played: 0 }).state.entrants)[0] ?? "",
    });
    const command = importCommand(read, COMPETITION);
    const full = after(empty, command!);
    expect(swissTableOf(full.state, COMPETITION)).toMatchObject({ rounds: 3, planned: 5 });
    const again = readSwissFile(swissTrfOf(full.state, COMPETITION), "standard");
    expect(again).toMatchObject({ kind: "tournament", stops: null, problems: [] });
    expect(importCommand(readSwissFile("", "standard"), COMPETITION)).toBeNull();
  });
});

/** Six who have met as two teams of three. */
function jammed(): World {
  const rounds = [
    [1, 4, 2, 5, 3, 6],
    [5, 1, 6, 2, 4, 3],
    [1, 6, 2, 4, 3, 5],
  ];
  return rounds.reduce(
    (world, placed, index) => {
      const { boards, bye } = handPairing(placed.map(nth), placed.map(nth));
      const pairs = boards.map(({ white, black }) => ({ white, black }));
      return played(
        after(world, {
          type: "pairByHand",
          competition: SINGLES,
          round: index + 1,
          boards: pairs,
          bye,
        }),
      );
    },
    swissWith(6, { rounds: 5 }),
  );
}

describe("the players on the entrants' list", () => {
  it("[SWS-13] have one rating and no seat; who is in a round leaves there, and who is added comes late", async () => {
    opened = await openPlan(swissFixture({ entered: 1 }), "entrants");
    const { page } = opened;
    expect(page.findAll(".entrants-table thead th").map((cell) => cell.text())).toEqual([
      ...["Name", "Country", "Rating", "Change"],
    ]);
    expect(textOf(page)).toContain("Who is added now comes in with the next round.");
    await page.get(".entrant-change").trigger("click");
    expect(textOf(page.get(".entrant-leaving"))).toContain("is in the rounds.");
    expect(page.get(".entrant-leaving a").attributes("href")).toMatch(/swiss\/.+\?view=players$/);
  });
});
