import { drawLogOf, handChangesOf, seatLabel, type EventState } from "@drawroom/shared";
import { z } from "zod";
import { headOf, viewHead, type Viewed } from "./view.js";

const moverSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** At the moment of the exchange. */
  grade: z.int().nullable(),
});

const handChangeSchema = z.strictObject({
  /** Milliseconds since 1970, UTC. */
  at: z.int(),
  entrant: moverSchema,
  from: z.string().nullable(),
  to: z.string(),
  /** Who went the other way; null: nobody moved. */
  other: moverSchema.nullable(),
});

/** How the blocks were drawn, and what was changed by hand since (LOG-1, LOG-4). */
export const drawLogViewSchema = z.strictObject({
  ...viewHead,
  /** null: no draw rule was on. */
  log: z.looseObject({}).nullable(),
  changedByHand: z.array(handChangeSchema),
});
export type DrawLogView = z.infer<typeof drawLogViewSchema>;

export function drawLogView(viewed: Viewed): DrawLogView {
  const { state, competition } = viewed;
  const log = drawLogOf(state, competition.id);
  return {
    ...headOf(viewed),
    log: log && { ...log },
    changedByHand: handChangesOf(state, competition.id).map(({ at, picked }) => {
      const { entrant, other, from, seat, grades } = picked;
      return {
        at,
        entrant: moverOf(state, entrant, grades?.[0]),
        from: from === undefined ? null : seatLabel(from),
        to: seatLabel(seat),
        other: other === undefined ? null : moverOf(state, other, grades?.[1]),
      };
    }),
  };
}

const moverOf = (state: EventState, id: string, grade: number | null | undefined) => ({
  id,
  name: state.entrants[id]?.name ?? "",
  grade: grade ?? null,
});
