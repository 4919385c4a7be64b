import { z } from "zod";
import { bookingClash } from "../blocks/booking.js";
import { matchRecordOf } from "../matches/record.js";
import type { MatchScheduled } from "../facts/match-scheduled.js";
import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { courtId, localTime, matchId } from "./fields.js";
import { isSame, stillSeen } from "./given.js";

const at = localTime.nullable().optional();
const court = courtId.nullable().optional();

/** Time and court of a match by hand (OOP-5): null takes one away, a field left out stays. */
export const scheduleMatch = defineCommand({
  type: "scheduleMatch",
  schema: commandOf("scheduleMatch", {
    match: matchId,
    at,
    court,
    seen: z.strictObject({ at, court }).optional(),
  }),
  decide: (state, command) => {
    const id = command.match;
    const match = matchRecordOf(state, id);
    if (!match) return refuse({ code: "match.notFound", match: id });
    const present = { at: match.at ?? null, court: match.court ?? null };
    const wanted = {
      at: command.at === undefined ? present.at : command.at,
      court: command.court === undefined ? present.court : command.court,
    };
    if (isSame(wanted, present)) return ok([]);
    if (!stillSeen(present, command.seen)) {
      return refuse({ code: "match.timeChanged", match: id, ...present });
    }
    if (wanted.court !== null && !state.courts[wanted.court]) {
      return refuse({ code: "court.notFound", court: wanted.court });
    }
    const clash =
      wanted.at === null ? null : bookingClash(state, id, wanted.at, wanted.court ?? undefined);
    if (clash) return refuse(clash);
    const scheduled: MatchScheduled = {
      type: "matchScheduled",
      match: id,
      ...(wanted.at !== null && { at: wanted.at }),
      ...(wanted.court !== null && { court: wanted.court }),
    };
    return ok([scheduled]);
  },
});
