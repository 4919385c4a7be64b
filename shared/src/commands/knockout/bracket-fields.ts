import { z } from "zod";
import type { Places } from "../../model/bracket.js";
import type { Competition } from "../../model/competition.js";
import { bracketsOf } from "../../model/keys.js";
import type { BracketId } from "../../model/ids.js";
import type { EventState } from "../../model/state.js";
import type { Refusal } from "../../refusal.js";
import { LARGEST_BLOCK } from "../../blocks/order-of-play.js";

const place = z.int().min(1).max(LARGEST_BLOCK);

/** The finishing places taken of every block. */
export const places: z.ZodType<Places> = z
  .strictObject({ from: place, to: place })
  .refine(({ from, to }) => from <= to, "the last place is before the first");

/** Out of blocks every bracket has its own places; knockouts only have none. */
export function refusalOfPlaces(
  state: EventState,
  { id, kind }: Competition,
  bracket: BracketId,
  wanted: Places | undefined,
): Refusal | null {
  if (kind !== "blocks" && kind !== "knockout") {
    return { code: "competition.wrongKind", competition: id, kind };
  }
  if (kind === "knockout") return wanted ? { code: "bracket.hasNoPlaces", competition: id } : null;
  if (!wanted) return { code: "bracket.placesMissing", competition: id };
  const taken = bracketsOf(state, id).find((other) => {
    const theirs = state.brackets[other]?.places;
    return other !== bracket && theirs && wanted.from <= theirs.to && theirs.from <= wanted.to;
  });
  return taken === undefined ? null : { code: "bracket.placesTaken", bracket: taken };
}
