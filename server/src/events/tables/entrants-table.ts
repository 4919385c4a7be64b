import {
  basisOf,
  blocksIn,
  entrantsIn,
  gradeOf,
  rankingOf,
  seatLabel,
  shownSeatsIn,
} from "@drawroom/shared";
import type { Viewed } from "../views/view.js";
import { yes, type Table } from "./table.js";

const HEAD = [
  ...["rank", "name", "country", "grade", "estimated"],
  ...["present grade", "highest of 12 months", "ball", "seat", "withdrawn"],
];

/** The field by rank, the withdrawn last; no seat of who is not drawn yet (HND-5). */
export function entrantsTable({ state, competition }: Viewed): Table {
  const ranks = new Map(rankingOf(state, competition.id).map((line) => [line.entrant, line.rank]));
  const seats = new Map(
    blocksIn(state, competition.id)
      .flatMap(({ id }) => shownSeatsIn(state, id))
      .map(({ entrant, id }) => [entrant, seatLabel(id)]),
  );
  const rankOf = (id: string): number => ranks.get(id) ?? Infinity;
  const field = [...entrantsIn(state, competition.id)].sort((a, b) =>
    rankOf(a.id) === rankOf(b.id) ? 0 : rankOf(a.id) - rankOf(b.id),
  );
  return {
    head: HEAD,
    lines: field.map((entrant) => {
      const { grade, isEstimated } = gradeOf(entrant, basisOf(competition));
      return [
        ...[ranks.get(entrant.id) ?? null, entrant.name, entrant.country, grade, yes(isEstimated)],
        ...[entrant.current, entrant.max12, entrant.ball ?? null],
        ...[seats.get(entrant.id) ?? null, yes(entrant.withdrawn !== undefined)],
      ];
    }),
  };
}
