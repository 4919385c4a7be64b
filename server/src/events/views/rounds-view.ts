import {
  roundIdsOf,
  swissProgressOf,
  swissRoundOf,
  swissTableOf,
  type SwissRoundView,
  type SwissRow,
  type SwissSide,
} from "@drawroom/shared";
import { z } from "zod";
import { headOf, viewHead, type Viewed } from "./view.js";

const playerSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Three letters. */
  country: z.string().nullable(),
  seed: z.int(),
  /** As frozen with round 1; null: unrated. */
  rating: z.int().nullable(),
  isWithdrawn: z.boolean(),
});

const roundSchema = z.strictObject({
  round: z.int().min(1),
  isClosed: z.boolean(),
  boards: z.array(
    z.strictObject({
      board: z.int().min(1),
      white: playerSchema,
      black: playerSchema,
      /** `1-0`, `=`, `0-1`; `+-`, `-+` by walkover; `--` both lose; null: none yet. */
      result: z.enum(["1-0", "=", "0-1", "+-", "-+", "--"]).nullable(),
    }),
  ),
  bye: playerSchema.nullable(),
});

const rowSchema = z.strictObject({
  /** Who are equal on all but the seed number share a place. */
  place: z.int().min(1),
  isShared: z.boolean(),
  player: playerSchema,
  points: z.number(),
  /** The Winther score, two decimals. */
  wnt: z.string(),
  buchholz: z.number(),
});

/** The rounds of a Club Swiss and its table (SWS-12, SWS-16). */
export const roundsViewSchema = z.strictObject({
  ...viewHead,
  planned: z.int(),
  isFinal: z.boolean(),
  /** Rounds paired on scores that were corrected since (SWS-11). */
  onOtherScores: z.array(z.int()),
  rounds: z.array(roundSchema),
  standings: z.array(rowSchema),
});
export type RoundsView = z.infer<typeof roundsViewSchema>;

export function roundsView(viewed: Viewed): RoundsView {
  const { state, competition } = viewed;
  const { planned, isFinal, rows } = swissTableOf(state, competition.id);
  const rounds = roundIdsOf(state, competition.id).flatMap(
    (_, index) => swissRoundOf(state, competition.id, index + 1) ?? [],
  );
  return {
    ...headOf(viewed),
    planned,
    isFinal,
    onOtherScores: [...swissProgressOf(state, competition.id).onOtherScores],
    rounds: rounds.map(roundOf),
    standings: rows.map(rowOf),
  };
}

const playerOf = ({ entrant, ...side }: SwissSide) => ({ id: entrant, ...side });

const roundOf = ({ number, isClosed, boards, bye }: SwissRoundView) => ({
  round: number,
  isClosed,
  boards: boards.map(({ number: board, white, black, result }) => ({
    board,
    white: playerOf(white),
    black: playerOf(black),
    result,
  })),
  bye: bye && playerOf(bye),
});

const rowOf = ({ parts: _, player, ...row }: SwissRow) => ({ ...row, player: playerOf(player) });
