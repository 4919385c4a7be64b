import {
  basisOf,
  gradeOf,
  type Competition,
  type EntrantId,
  type EventState,
} from "@drawroom/shared";
import { z } from "zod";

/** An entrant as the derived views show it: with the grade that ranks it. */
export const entrantViewSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Three letters. */
  country: z.string().nullable(),
  grade: z.int().nullable(),
  isEstimated: z.boolean(),
  isWithdrawn: z.boolean(),
});
export type EntrantView = z.infer<typeof entrantViewSchema>;

/** null where nobody is shown: no entrant, or one not drawn yet (HND-5). */
export function entrantView(
  state: EventState,
  competition: Competition,
  id: EntrantId | null,
): EntrantView | null {
  const entrant = id === null ? undefined : state.entrants[id];
  if (!entrant) return null;
  const { name, country, withdrawn } = entrant;
  return {
    id: entrant.id,
    name,
    country,
    ...gradeOf(entrant, basisOf(competition)),
    isWithdrawn: withdrawn !== undefined,
  };
}
