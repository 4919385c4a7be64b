import { orderByCriteria, type Part } from "../blocks/criteria.js";
import { inHandOrder } from "../blocks/hand-orders.js";
import { linesOf, type BlockLine } from "../blocks/lines.js";
import type { HandOrder } from "../model/block.js";
import type { Criterion } from "../model/competition.js";
import { competitionOf, type BlockId, type EntrantId } from "../model/ids.js";
import type { EventState } from "../model/state.js";

/** What a criterion gives an entrant of a tied group; half a win for a level match. */
export interface TieFigure {
  readonly entrant: EntrantId;
  readonly figure: number;
}

/** What was done about a tied group, in order. Steps that told nobody apart are left out. */
export type TieStep =
  /** Two were level, and one beat the other. */
  | { readonly kind: "beat"; readonly winner: EntrantId; readonly loser: EntrantId }
  /** A criterion parted them; `headToHead`: wins in the matches among just these. The best first. */
  | {
      readonly kind: "parted";
      readonly by: Criterion;
      readonly figures: readonly TieFigure[];
    }
  /** Nothing parted these. */
  | { readonly kind: "tied"; readonly entrants: readonly EntrantId[] }
  /** Nothing parted these, and the manager set their order (RES-4). */
  | { readonly kind: "byHand"; readonly order: readonly EntrantId[] };

/** A group that was level on the first criterion, and how it was ordered (RES-6). */
export interface TieReason {
  /** The criterion on which they are level, usually wins, and at how much. */
  readonly level: Criterion;
  readonly figure: number;
  /** In the order they came to. */
  readonly entrants: readonly EntrantId[];
  readonly steps: readonly TieStep[];
}

const idsOf = (lines: readonly BlockLine[]): EntrantId[] => lines.map((line) => line.entrant);

/**
 * Each group of a block that is level on the first criterion, the best first, and what ordered it (RES-6). Groups of
 * whom nobody has played yet, and who withdrew, are left out.
 */
export function tieReasonsOf(state: EventState, blockId: BlockId): readonly TieReason[] {
  const competition = state.competitions[competitionOf(blockId)];
  const block = state.blocks[blockId];
  const [first, ...rest] = competition?.criteria ?? [];
  if (!block || first === undefined) return [];
  const lines = linesOf(state, blockId).lines.filter((line) => !line.isWithdrawn);
  // Head-to-head starts again in each group that it leaves (RES-3), be it first in the list.
  const next = first === "headToHead" ? [first, ...rest] : rest;
  return firstParts(lines, first)
    .filter((part) => part.lines.length > 1 && part.lines.some((line) => line.played > 0))
    .map(({ figure, lines: level }) => ({
      level: first,
      figure,
      ...explained(level, next, block.handOrders),
    }));
}

function firstParts(lines: readonly BlockLine[], first: Criterion): readonly Part<BlockLine>[] {
  let found: readonly Part<BlockLine>[] = [];
  orderByCriteria(lines, [first], (_, parts) => {
    if (found.length === 0) found = parts;
  });
  return found;
}

function explained(
  level: readonly BlockLine[],
  criteria: readonly Criterion[],
  handOrders: readonly HandOrder[],
): Pick<TieReason, "entrants" | "steps"> {
  const steps: TieStep[] = [];
  const groups = orderByCriteria(level, criteria, (by, parts) => {
    if (parts.length > 1) steps.push(partedBy(by, parts));
  });
  const entrants = groups.flatMap((group) => {
    if (group.length < 2) return idsOf(group);
    const order = inHandOrder(group, handOrders);
    steps.push(
      order ? { kind: "byHand", order: idsOf(order) } : { kind: "tied", entrants: idsOf(group) },
    );
    return idsOf(order ?? group);
  });
  return { entrants, steps };
}

function partedBy(by: Criterion, parts: readonly Part<BlockLine>[]): TieStep {
  const figures = parts.flatMap(({ figure, lines }) =>
    idsOf(lines).map((entrant) => ({ entrant, figure })),
  );
  const [x, y] = figures;
  return by === "headToHead" && figures.length === 2 && x && y
    ? { kind: "beat", winner: x.entrant, loser: y.entrant }
    : { kind: "parted", by, figures };
}
