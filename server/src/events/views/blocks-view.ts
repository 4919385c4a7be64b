import { boardOf, seatLabel } from "@drawroom/shared";
import { z } from "zod";
import { entrantView, entrantViewSchema } from "./entrant-view.js";
import { headOf, viewHead, type Viewed } from "./view.js";

const seatSchema = z.strictObject({
  /** Such as `F9`. */
  seat: z.string(),
  seed: z.int().min(1),
  /** null: not drawn yet. */
  entrant: entrantViewSchema.nullable(),
  /** In a live draw: this was the n-th pick. */
  pick: z.int().nullable(),
});

const blockSchema = z.strictObject({
  block: z.string(),
  /** Mean grade of seeds 2 to the last but one. */
  average: z.number().nullable(),
  /** The seats are no longer those that the present field would be drawn to (STL-1). */
  isStale: z.boolean(),
  seats: z.array(seatSchema),
});

const liveSchema = z.strictObject({
  order: z.enum(["seat", "tier"]),
  drawn: z.int(),
  total: z.int(),
  /** The next seat to draw; null: all are drawn. */
  next: z.string().nullable(),
});

/** The blocks of a competition as everybody sees them. */
export const blocksViewSchema = z.strictObject({
  ...viewHead,
  live: liveSchema.nullable(),
  blocks: z.array(blockSchema),
});
export type BlocksView = z.infer<typeof blocksViewSchema>;

export function blocksView(viewed: Viewed): BlocksView {
  const { state, competition } = viewed;
  const { live, blocks } = boardOf(state, competition.id);
  return {
    ...headOf(viewed),
    live: live && {
      order: live.order,
      drawn: live.drawn,
      total: live.total,
      next: live.next && seatLabel(live.next),
    },
    blocks: blocks.map(({ letter, average, isStale, seats }) => ({
      block: letter,
      average,
      isStale,
      seats: seats.map(({ id, seed, entrant, pick }) => ({
        seat: seatLabel(id),
        seed,
        entrant: entrantView(state, competition, entrant),
        pick,
      })),
    })),
  };
}
