import { z } from "zod";
import { playOf } from "../../knockout/play/play-of.js";
import { ok, refuse } from "../../result.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { bracketId, name } from "../fields.js";
import { given, isSame, stillSeen } from "../given.js";
import { places, refusalOfPlaces } from "./bracket-fields.js";
import { foundBracket } from "./found-bracket.js";

const fields = {
  name: name.optional(),
  places: places.optional(),
  thirdPlace: z.boolean().optional(),
};

/** A drawn bracket keeps its entrants: other places are for the next draw. A match for third that was played has to stay. */
export const changeBracket = defineCommand({
  type: "changeBracket",
  schema: commandOf("changeBracket", {
    bracket: bracketId,
    ...fields,
    seen: z.strictObject(fields).optional(),
  }),
  decide: (state, { commandId: _, type: __, bracket: id, seen, ...changes }) => {
    const found = foundBracket(state, id);
    if (!found.ok) return found;
    const { bracket: present, competition } = found.value;
    if (!stillSeen(present, seen)) {
      return refuse({ code: "bracket.changed", bracket: id, name: present.name });
    }
    const after = { ...present, ...given(changes) };
    if (isSame(after, present)) return ok([]);
    const refusal = changes.places && refusalOfPlaces(state, competition, id, after.places);
    if (refusal) return refuse(refusal);
    const third = playOf(state, id).thirdPlace;
    if (!after.thirdPlace && third?.outcome.result) {
      return refuse({ code: "bracket.thirdPlacePlayed", match: third.id });
    }
    const { name, thirdPlace } = after;
    const taken = after.places && { places: after.places };
    return ok([{ type: "bracketChanged", bracket: id, name, ...taken, thirdPlace }]);
  },
});
