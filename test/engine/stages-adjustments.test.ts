import {
  adjustmentsOf,
  finished,
  groupChangesOf,
  stagePast,
  stageTroubles,
  weightOf,
} from "@drawroom/shared";
import { describe, expect, test } from "vitest";
import { nth, SINGLES } from "../support/builders";
import {
  byRating,
  close,
  enter,
  groupNumbers,
  numberOf,
  played,
  propose,
  STAGE,
  started,
  teamsEvent,
} from "../support/stage-scene";
import { after, refusalTo, undone } from "../support/world";

const second = after(after(played(started(teamsEvent(9)), byRating), close(1)), propose);
const take = (...swaps: readonly (readonly [number, number])[]) =>
  ({
    type: "takeAdjustment",
    stage: STAGE(2),
    swaps: swaps.map(([a, b]) => ({ a: nth(a), b: nth(b) })),
  }) as const;

describe("troubles", () => {
  const past = stagePast([
    {
      groups: [
        ["a", "b"],
        ["c", "d"],
      ],
      winners: ["a", "c"],
      advance: 2,
    },
    {
      groups: [
        ["a", "c", "e"],
        ["b", "d"],
      ],
      winners: ["a", "b"],
      advance: 2,
    },
  ]);

  test("[STG-8] met counts over all earlier stages, winners and larger groups only the last", () => {
    const troubles = stageTroubles(
      [
        ["a", "b", "e"],
        ["c", "d"],
      ],
      past,
      [],
    );
    expect(troubles).toEqual({
      met: [
        ["a", "b"],
        ["a", "e"],
        ["c", "d"],
      ],
      winners: [["a", "b"]],
      larger: ["a", "e"],
    });
    expect(
      weightOf(
        stageTroubles(
          [
            ["a", "b", "e"],
            ["c", "d"],
          ],
          past,
          ["e"],
        ),
      ),
    ).toEqual([3, 1, 1]);
  });

  test("[STG-8] winners may meet where winners alone went on", () => {
    const alone = stagePast([{ groups: [["a"], ["b"]], winners: ["a", "b"], advance: 1 }]);
    expect(weightOf(stageTroubles([["a", "b"]], alone, []))).toEqual([0, 0, 0]);
  });
});

describe("proposals", () => {
  const proposal = finished(adjustmentsOf(second.state, SINGLES))!;

  test("[STG-8] the fewest swaps inside tiers that clear most, with their reasons", () => {
    expect(groupNumbers(second.state, 2)).toEqual([
      [1, 4, 6],
      [2, 3, 5],
    ]);
    expect(weightOf(proposal.before)).toEqual([2, 1, 0]);
    expect(weightOf(proposal.after)).toEqual([0, 1, 0]);
    expect(proposal.swaps).toEqual([
      {
        ...{ a: nth(1), b: nth(2), from: 1, to: 2 },
        clears: {
          met: [
            [nth(1), nth(4)],
            [nth(2), nth(5)],
          ],
          winners: [[nth(2), nth(3)]],
          larger: [],
        },
        makes: { met: [], winners: [[nth(1), nth(3)]], larger: [] },
      },
    ]);
  });

  test("[STG-8] taken, they are done and logged; nothing is done without", () => {
    const taken = after(
      second,
      take(...proposal.swaps.map(({ a, b }) => [numberOf(a), numberOf(b)] as const)),
    );
    expect(groupNumbers(taken.state, 2)).toEqual([
      [2, 4, 6],
      [1, 3, 5],
    ]);
    expect(finished(adjustmentsOf(taken.state, SINGLES))?.swaps).toEqual([]);
    expect(groupChangesOf(taken.state, SINGLES).map(({ fact }) => fact)).toMatchObject([
      { type: "adjustmentTaken", stage: STAGE(2), swaps: proposal.swaps },
    ]);
    expect(undone(taken).state).toEqual(second.state);
  });

  test("[STG-8] left, they are logged too, and the groups stay", () => {
    const leave = (...swaps: { a: string; b: string }[]) =>
      ({ type: "leaveAdjustment", stage: STAGE(2), swaps }) as const;
    const left = after(second, leave(...proposal.swaps.map(({ a, b }) => ({ a, b }))));
    expect(groupNumbers(left.state, 2)).toEqual(groupNumbers(second.state, 2));
    expect(groupChangesOf(left.state, SINGLES).map(({ fact }) => fact)).toEqual([
      { type: "adjustmentLeft", stage: STAGE(2), swaps: proposal.swaps },
    ]);
    expect(undone(left).state).toEqual(second.state);
    const wide = leave({ a: nth(1), b: nth(3) });
    expect(refusalTo(second, wide).code).toBe("stage.otherTier");
  });

  test("[STG-8] the manager may edit them, but an adjustment stays inside tiers", () => {
    const other = after(second, take([4, 3], [5, 6]));
    expect(groupNumbers(other.state, 2)).toEqual([
      [1, 3, 5],
      [2, 4, 6],
    ]);
    expect(refusalTo(second, take([1, 3]))).toEqual({
      code: "stage.otherTier",
      ...{ a: nth(1), b: nth(3) },
    });
    expect(refusalTo(second, take([1, 4])).code).toBe("stage.sameGroup");
    expect(refusalTo(second, take([1, 9])).code).toBe("stage.notInStage");
    const moved = after(second, { type: "exchangeTeams", stage: STAGE(2), a: nth(1), b: nth(2) });
    expect(groupChangesOf(moved.state, SINGLES)).toHaveLength(1);
  });

  test("[STG-8] the search tells how far it is, and can be left at any step", () => {
    const search = adjustmentsOf(second.state, SINGLES);
    const steps: number[] = [];
    let step = search.next();
    for (; !step.done; step = search.next()) {
      steps.push(step.value.done);
      expect(step.value.done).toBeLessThanOrEqual(step.value.total);
    }
    expect(step.value).toEqual(proposal);
    expect(steps).toEqual(steps.map((_, index) => index + 1));
    const left = adjustmentsOf(second.state, SINGLES);
    left.next();
    expect(left.return(null)).toEqual({ done: true, value: null });
  });

  test("[STG-8] nothing is proposed once there is a result", () => {
    const begun = after(
      second,
      { type: "startStage", stage: STAGE(2) },
      enter(`${STAGE(2)}.1.1`, "="),
    );
    expect(finished(adjustmentsOf(begun.state, SINGLES))).toBeNull();
    expect(refusalTo(begun, take([1, 2])).code).toBe("stage.hasResults");
    expect(finished(adjustmentsOf(teamsEvent(3).state, SINGLES))).toBeNull();
  });
});
