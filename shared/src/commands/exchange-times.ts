import { z } from "zod";
import { bookingClash } from "../blocks/booking.js";
import { evolve } from "../facts/evolve.js";
import type { MatchesScheduled } from "../facts/matches-scheduled.js";
import { matchRecordOf, type MatchRecord } from "../matches/record.js";
import type { MatchId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";
import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { courtId, localTime, matchId } from "./fields.js";
import { isSame, stillSeen } from "./given.js";

/** A match whose time and court are exchanged, and what the user saw of them. */
const seen = z.strictObject({ at: localTime.nullable(), court: courtId.nullable() }).optional();

/** Two matches exchange time and court in one step (OOP-5). A match without them can be one of the two. */
export const exchangeTimes = defineCommand({
  type: "exchangeTimes",
  schema: commandOf("exchangeTimes", { match: matchId, with: matchId, seen, seenWith: seen }),
  decide: (state, { match: id, with: otherId, ...command }) => {
    const match = matchRecordOf(state, id);
    const other = matchRecordOf(state, otherId);
    if (!match) return refuse({ code: "match.notFound", match: id });
    if (!other) return refuse({ code: "match.notFound", match: otherId });
    const [here, there] = [placeOf(match), placeOf(other)];
    if (isSame(here, there)) return ok([]);
    if (!stillSeen(here, command.seen)) return refuse(timeChanged(id, match));
    if (!stillSeen(there, command.seenWith)) return refuse(timeChanged(otherId, other));
    const exchanged: MatchesScheduled = {
      type: "matchesScheduled",
      times: { [id]: there, [otherId]: here },
    };
    const after = evolve(state, exchanged);
    const clash = clashOf(after, id, there) ?? clashOf(after, otherId, here);
    return clash ? refuse(clash) : ok([exchanged]);
  },
});

type Place = Pick<MatchRecord, "at" | "court">;

const placeOf = ({ at, court }: MatchRecord): Place => ({
  ...(at !== undefined && { at }),
  ...(court !== undefined && { court }),
});

const timeChanged = (match: MatchId, { at, court }: MatchRecord): Refusal => ({
  code: "match.timeChanged",
  match,
  at: at ?? null,
  court: court ?? null,
});

const clashOf = (state: EventState, match: MatchId, { at, court }: Place): Refusal | null =>
  at === undefined ? null : bookingClash(state, match, at, court);
