import type { DrawReason } from "../model/draw-log.js";
import { LETTERS } from "../model/ids.js";
import type { Pair } from "./order-of-play.js";
import { isMiddle, NO_GROUP, type Plan } from "./plan.js";
import { excessAdded, spreadAdded, type TierExchange } from "./same-tier.js";

export const letterAt = (block: number): string => LETTERS[block] ?? "";

/** A group that an exchange would move from one block to another. */
interface Move {
  readonly group: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Why an exchange spreads countries better: each country that it makes more even, by its counts before the exchange;
 * among seeds 3 to 6 where a third of a country there is what it mends.
 */
export function reasonsOfSpread(
  plan: Plan,
  { tier, first, second }: TierExchange,
  countries: readonly string[],
): readonly DrawReason[] {
  const moves = [
    { group: plan.seats[first]![tier]!.group, from: first, to: second },
    { group: plan.seats[second]![tier]!.group, from: second, to: first },
  ].filter(({ group }) => group !== NO_GROUP);
  const added = (move: Move): number => excessAdded(plan, move.group, move.from, move.to);
  const excess = isMiddle(tier) ? moves.reduce((sum, move) => sum + added(move), 0) : 0;
  if (excess < 0) {
    return moves
      .filter((move) => added(move) < 0)
      .map((move) => twoBlocks("seeds3to6", plan.middle, move, countries));
  }
  return moves
    .filter(({ group, from, to }) => spreadAdded(plan, group, from, to) < 0)
    .map((move) => twoBlocks("counts", plan.all, move, countries));
}

function twoBlocks(
  kind: "seeds3to6" | "counts",
  counts: readonly (readonly number[])[],
  { group, from, to }: Move,
  countries: readonly string[],
): DrawReason {
  return {
    kind,
    facts: {
      country: countries[group] ?? "",
      block: letterAt(from),
      count: counts[from]![group]!,
      other: letterAt(to),
      otherCount: counts[to]![group]!,
    },
  };
}

export const reasonsOfBalance = ({ first, second }: TierExchange): readonly DrawReason[] => [
  { kind: "averages", facts: { block: letterAt(first), other: letterAt(second) } },
];

/** Each pair of one country that would meet in the last round. */
export const reasonsOfMeeting = (
  block: number,
  meetings: readonly { readonly pair: Pair; readonly country: string }[],
): readonly DrawReason[] =>
  meetings.map(({ pair: [a, b], country }) => ({
    kind: "meet",
    facts: { block: letterAt(block), a, b, country },
  }));
