import { z } from "zod";
import { ball, country, entrantId, grade, name, text } from "./fields.js";

const grades = {
  current: grade.nullable().optional(),
  max12: grade.nullable().optional(),
  estimated: grade.nullable().optional(),
};

const partner = z.strictObject({ name, country: country.nullable().optional(), ...grades });
export type PartnerInput = z.infer<typeof partner>;

/** What can be said of an entrant; a pair's name, country and grades follow from its partners unless given (BLK-5). */
export const entrantFields = {
  name: name.optional(),
  country: country.nullable().optional(),
  ...grades,
  pair: z.tuple([partner, partner]).readonly().nullable().optional(),
  ball: ball.nullable().optional(),
  rankingId: text(40).nullable().optional(),
};

/** An entrant to be, with the id that the client chose. */
export const newEntrant = z.strictObject({ id: entrantId, ...entrantFields });
export type NewEntrant = z.infer<typeof newEntrant>;
export type EntrantFields = Omit<NewEntrant, "id">;
