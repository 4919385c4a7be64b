import { computed, type ComputedRef, type Ref } from "vue";
import {
  ballsOf,
  basisOf,
  entrantsIn,
  gradeOf,
  rankingOf,
  seatLabel,
  seatOf,
  type Entrant,
  type GradeOnBasis,
} from "@drawroom/shared";
import { foldName } from "./import/doubled";
import { usePlan } from "../plan/use-plan";
import type { GradeField } from "./entrant-draft";

/** A line of the field. */
export interface EntrantRow {
  readonly entrant: Entrant;
  /** null: withdrawn. */
  readonly rank: number | null;
  readonly grade: GradeOnBasis;
  /** The column in which the grade that ranks stands. */
  readonly rankedBy: GradeField | null;
  readonly ball: number | null;
  readonly seat: string | null;
}

/** The field in rank order, those who withdrew last; filtered by what is looked for. */
export function useEntrantRows(looked: Ref<string>): {
  readonly rows: ComputedRef<readonly EntrantRow[]>;
} {
  const { state, competition } = usePlan();
  const all = computed<readonly EntrantRow[]>(() => {
    const of = competition.value;
    if (!of) return [];
    const ranks = new Map(
      rankingOf(state.value, of.id).map(({ entrant, rank }) => [entrant, rank]),
    );
    const balls = ballsOf(state.value, of.id);
    const basis = basisOf(of);
    return entrantsIn(state.value, of.id)
      .map((entrant): EntrantRow => {
        const grade = gradeOf(entrant, basis);
        const seat = seatOf(state.value, entrant.id);
        return {
          entrant,
          rank: ranks.get(entrant.id) ?? null,
          grade,
          rankedBy: rankedBy(entrant, grade),
          ball: balls.get(entrant.id) ?? null,
          seat: seat === null ? null : seatLabel(seat),
        };
      })
      .sort(
        (x, y) =>
          (x.rank ?? Infinity) - (y.rank ?? Infinity) || (x.entrant.name < y.entrant.name ? -1 : 1),
      );
  });
  const rows = computed(() => {
    const words = foldName(looked.value).split(" ").filter(Boolean);
    if (words.length === 0) return all.value;
    return all.value.filter((row) => words.every((word) => isIn(row, word)));
  });
  return { rows };
}

const isIn = ({ entrant, seat }: EntrantRow, word: string): boolean =>
  foldName(entrant.name).includes(word) ||
  entrant.country?.toLowerCase() === word ||
  seat?.toLowerCase() === word;

function rankedBy(entrant: Entrant, { grade, isEstimated }: GradeOnBasis): GradeField | null {
  if (grade === null) return null;
  if (isEstimated) return "estimated";
  return entrant.current === grade ? "current" : "max12";
}
