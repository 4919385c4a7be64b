import { z } from "zod";
import { without } from "../facts/tables.js";
import type { Entrant } from "../model/entrant.js";
import { fromPartners } from "../model/pair.js";
import { ok, refuse } from "../result.js";
import { refusalOfBalls } from "./balls.js";
import { competitionOf } from "./competition-of.js";
import { defineCommand } from "./define.js";
import { entrantFields, type EntrantFields } from "./entrant-fields.js";
import { entrantOf, partnerOf, refusalOfFields } from "./entrant-of.js";
import { commandOf } from "./envelope.js";
import { entrantId, NAME_LENGTH } from "./fields.js";
import { given, isSame, stillSeen } from "./given.js";

/** Any field; null takes a value out. Seats stay: a shift in rank flags blocks (STL-1). */
export const editEntrant = defineCommand({
  type: "editEntrant",
  schema: commandOf("editEntrant", {
    entrant: entrantId,
    ...entrantFields,
    seen: z.strictObject(entrantFields).optional(),
  }),
  decide: (state, { commandId: _, type: __, entrant: id, seen, ...fields }) => {
    const found = entrantOf(state, id);
    if (!found.ok) return found;
    const present = found.value;
    if (!stillSeen(present, seen)) return refuse({ code: "entrant.changed", entrant: present });
    const competition = competitionOf(state, present.competition);
    if (!competition.ok) return competition;
    const wrong = refusalOfFields(competition.value, fields);
    if (wrong) return refuse(wrong);
    const entrant = edited(present, fields);
    const taken = refusalOfBalls(state, entrant.competition, [entrant]);
    if (taken) return refuse(taken);
    return ok(isSame(entrant, present) ? [] : [{ type: "entrantChanged", entrant }]);
  },
});

function edited(present: Entrant, { pair, ball, rankingId, ...plain }: EntrantFields): Entrant {
  const paired = pair === undefined ? present : withPair(present, pair);
  const balled =
    ball === undefined ? paired : ball === null ? without(paired, "ball") : { ...paired, ball };
  const listed =
    rankingId === undefined
      ? balled
      : rankingId === null
        ? without(balled, "rankingId")
        : { ...balled, rankingId };
  return { ...listed, ...given(plain) };
}

/** What followed from the old partners follows from the new ones; what was given stays (BLK-5). */
function withPair(present: Entrant, input: NonNullable<EntrantFields["pair"]> | null): Entrant {
  if (input === null) return without(present, "pair");
  const pair = [partnerOf(input[0]), partnerOf(input[1])] as const;
  const followed = present.pair && fromPartners(present.pair, NAME_LENGTH);
  const follows = fromPartners(pair, NAME_LENGTH);
  return {
    ...present,
    pair,
    name: present.name === followed?.name ? follows.name : present.name,
    country: present.country === (followed?.country ?? null) ? follows.country : present.country,
    current: present.current === (followed?.current ?? null) ? follows.current : present.current,
    max12: present.max12 === (followed?.max12 ?? null) ? follows.max12 : present.max12,
    estimated:
      present.estimated === (followed?.estimated ?? null) ? follows.estimated : present.estimated,
  };
}
