import { blocksIn, seatLabel, shownSeatsIn, standingsOf, type EventState } from "@drawroom/shared";
import { z } from "zod";
import { entrantView, entrantViewSchema } from "./entrant-view.js";
import { headOf, viewHead, type Viewed } from "./view.js";

const rowSchema = z.strictObject({
  /** Who are tied share a place; the next counts on. */
  place: z.int().min(1),
  isTied: z.boolean(),
  isSetByHand: z.boolean(),
  seat: z.string(),
  entrant: entrantViewSchema.nullable(),
  played: z.int(),
  /** A match that ended level is half a win each. */
  wins: z.number(),
  losses: z.number(),
  netGames: z.int(),
  netPoints: z.int(),
  pointsFor: z.int(),
  /** Whether the entrant goes through: `open` until the block is played, `tied` where a tie decides. */
  through: z.enum(["yes", "no", "open", "tied"]),
});

/** The order in each block (RES-2 to RES-5). */
export const standingsViewSchema = z.strictObject({
  ...viewHead,
  blocks: z.array(
    z.strictObject({
      block: z.string(),
      isPlayed: z.boolean(),
      isFinal: z.boolean(),
      rows: z.array(rowSchema),
    }),
  ),
});
export type StandingsView = z.infer<typeof standingsViewSchema>;

export function standingsView(viewed: Viewed): StandingsView {
  const { state, competition } = viewed;
  return {
    ...headOf(viewed),
    blocks: blocksIn(state, competition.id).map(({ id, letter }) => {
      const { isPlayed, isFinal, rows } = standingsOf(state, id);
      const shown = shownEntrants(state, id);
      return {
        block: letter,
        isPlayed,
        isFinal,
        rows: rows
          .filter(({ entrant }) => shown.has(entrant))
          .map(({ entrant, seat, setByHand, isWithdrawn: _, ...row }) => ({
            ...row,
            seat: seatLabel(seat),
            isSetByHand: setByHand === true,
            entrant: entrantView(state, competition, entrant),
          })),
      };
    }),
  };
}

/** HND-5: who is not drawn yet is not shown. */
const shownEntrants = (state: EventState, block: string): ReadonlySet<string> =>
  new Set(shownSeatsIn(state, block).map(({ entrant }) => entrant));
