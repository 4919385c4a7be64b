import { matchesOf, outcomeOf, standingsOf, type EventState } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { playedOut } from "../support/blocks";
import { nth, SINGLES } from "../support/builders";
import { BLOCK_A, oneBlock, orderOf, results, throughOf } from "../support/standing";
import { after, type World } from "../support/world";

const leave = (number: number, strike?: boolean) =>
  ({ type: "withdrawEntrant", entrant: nth(number), strike }) as const;
const back = (number: number) => ({ type: "takeBackWithdrawal", entrant: nth(number) }) as const;
const kindOf = (state: EventState, pair: string): string => {
  const { kind, winner } = outcomeOf(state, `${BLOCK_A}.${pair}`);
  return winner ? `${kind} ${winner}` : kind;
};
const winsOf = (state: EventState, seed: number): number | undefined =>
  standingsOf(state, BLOCK_A).rows.find((row) => row.seat === `${BLOCK_A}${seed}`)?.wins;

describe("before any result of the entrant", () => {
  it("[WDR-1] its matches count for nobody", () => {
    const { state } = after(oneBlock(4), leave(2));
    expect(kindOf(state, "1-2")).toBe("void");
    expect(kindOf(state, "1-3")).toBe("open");
    expect(winsOf(state, 1)).toBe(0);
  });

  it("[WDR-1] the rest play their block out without it", () => {
    const { state } = playedOut(after(oneBlock(4), leave(2)));
    expect(orderOf(state)).toBe("1:1 2:3 3:4 4:2");
    expect(throughOf(state)).toBe("1:yes 3:yes 4:no 2:no");
    expect(standingsOf(state, BLOCK_A).isFinal).toBe(true);
  });

  it("[WDR-1] a replacement takes the seat and plays its matches", () => {
    const by = { id: "newaaa", name: "New" };
    const replaced = after(oneBlock(4), { type: "replaceEntrant", entrant: nth(2), by });
    const [match] = matchesOf(replaced.state, { entrant: "newaaa" });
    expect(match).toMatchObject({ outcome: { kind: "open" } });
    expect(orderOf(playedOut(replaced).state)).toBe("1:1 2:2 3:3 4:4");
  });
});

describe("after a result of the entrant", () => {
  /** 1 beat 2, 2 beat 3; 2 has 4 to play. */
  const begun = (): World => results(oneBlock(4), "1-2 7:0, 2-3 7:0");

  it("[WDR-2] results stand, every match not played is a walkover for the opponent", () => {
    const { state } = after(begun(), leave(2));
    expect(["1-2", "2-3", "2-4"].map((pair) => kindOf(state, pair))).toEqual([
      "played a",
      "played a",
      "walkover b",
    ]);
    expect(outcomeOf(state, `${BLOCK_A}.2-4`).isByWithdrawal).toBe(true);
    expect(winsOf(state, 4)).toBe(1);
  });

  it("[WDR-2] it ranks last and cannot qualify, whatever it has won", () => {
    const most = results(oneBlock(4), "2-1 7:0, 2-3 7:0, 2-4 7:0");
    const { state } = playedOut(after(most, leave(2)));
    expect(orderOf(state)).toBe("1:1 2:3 3:4 4:2");
    expect(throughOf(state)).toBe("1:yes 3:yes 4:no 2:no");
  });

  it("[WDR-2] struck, all its results count for nothing", () => {
    const { state } = after(begun(), leave(2, true));
    expect(["1-2", "2-3", "2-4"].map((pair) => kindOf(state, pair))).toEqual([
      "void",
      "void",
      "void",
    ]);
    expect([1, 2, 3, 4].map((seed) => winsOf(state, seed))).toEqual([0, 0, 0, 0]);
  });

  it("[WDR-2] two who have left: their match is void, and both rank last", () => {
    const both = results(oneBlock(4), "2-1 7:0, 3-1 7:0");
    const { state } = playedOut(after(both, leave(2), leave(3)));
    expect(kindOf(state, "2-3")).toBe("void");
    // 4 has a walkover from each of them, 1 has beaten 4 alone.
    expect(orderOf(state)).toBe("1:4 2:1 3:2 4:3");
    expect(throughOf(state)).toBe("4:yes 1:yes 2:no 3:no");
    expect(standingsOf(state, BLOCK_A).isFinal).toBe(true);
  });

  it("[WDR-2] those who have left share no place, and no tie of theirs waits for a play-off", () => {
    const none = after(oneBlock(4, { qualifiers: 4 }), leave(3), leave(4));
    const { state } = playedOut(none);
    expect(orderOf(state)).toBe("1:1 2:2 3:3 4:4");
    expect(standingsOf(state, BLOCK_A).tiedGroups).toEqual([]);
  });

  it("[WDR-3] taken back, the walkovers go and the results stay", () => {
    const returned = after(begun(), leave(2), back(2));
    expect(returned.state.matches).toEqual(begun().state.matches);
    expect(kindOf(returned.state, "2-4")).toBe("open");
    expect(orderOf(returned.state)).toBe(orderOf(begun().state));
    expect(orderOf(after(begun(), leave(2, true), back(2)).state)).toBe(orderOf(begun().state));
  });

  it("[RES-4] an order set by hand lapses when one of its group leaves", () => {
    const tied = results(oneBlock(4), "1-2 7:0, 2-3 7:0, 3-1 7:0, 1-4 7:0, 2-4 7:0, 3-4 7:0");
    const set = after(tied, { type: "setHandOrder", block: BLOCK_A, order: [3, 1, 2].map(nth) });
    const left = after(set, leave(3));
    expect(left.state.blocks[BLOCK_A]?.handOrders).toEqual([]);
    expect(orderOf(after(left, back(3)).state)).toBe("1=:1 1=:2 1=:3 4:4");
  });
});

it("[WDR-1] a re-seed takes who has left out of the blocks", () => {
  const left = after(oneBlock(4), leave(2), { type: "seedBlocks", competition: SINGLES });
  expect(standingsOf(left.state, BLOCK_A).rows.map((row) => row.entrant)).toEqual(
    [1, 3, 4].map(nth),
  );
});
