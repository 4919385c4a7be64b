import { z } from "zod";
import type { Bracket } from "../../model/bracket.js";
import { bracketId } from "../../model/ids.js";
import { bracketsOf } from "../../model/keys.js";
import { ok, refuse } from "../../result.js";
import { competitionOf } from "../competition-of.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { bracketName, competitionId, name } from "../fields.js";
import { refusalOfFull } from "../full.js";
import { nextOrder } from "../next-order.js";
import { places, refusalOfPlaces } from "./bracket-fields.js";

/** A bracket that names nobody yet (GEN-1). Without places given it takes those who qualify from each block. */
export const addBracket = defineCommand({
  type: "addBracket",
  schema: commandOf("addBracket", {
    competition: competitionId,
    bracket: z.strictObject({
      id: bracketName,
      name,
      places: places.optional(),
      thirdPlace: z.boolean().optional(),
    }),
  }),
  decide: (state, { competition, bracket: given }) => {
    const found = competitionOf(state, competition);
    if (!found.ok) return found;
    const id = bracketId(competition, given.id);
    if (state.brackets[id]) return refuse({ code: "id.taken", id });
    const { kind, qualifiers } = found.value;
    const through = kind === "blocks" && qualifiers > 0 ? { from: 1, to: qualifiers } : undefined;
    const taken = given.places ?? through;
    const refusal =
      refusalOfFull(state, "brackets") ?? refusalOfPlaces(state, found.value, id, taken);
    if (refusal) return refuse(refusal);
    const present = bracketsOf(state, competition).map((key) => [key, state.brackets[key]!]);
    const record: Bracket = {
      name: given.name,
      order: nextOrder(Object.fromEntries(present) as Record<string, Bracket>),
      ...(taken && { places: taken }),
      thirdPlace: given.thirdPlace ?? false,
    };
    return ok([{ type: "bracketAdded", bracket: id, record }]);
  },
});
