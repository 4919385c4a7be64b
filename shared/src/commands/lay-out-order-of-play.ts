import { z } from "zod";
import { layOut, type Placements } from "../blocks/layout.js";
import { minuteOfDay, type LayoutOptions } from "../blocks/layout-options.js";
import type { Fact } from "../facts/fact.js";
import { matchRecordOf } from "../matches/record.js";
import type { Competition } from "../model/competition.js";
import type { CompetitionId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";
import { ok, refuse, type Result } from "../result.js";
import { competitionOf, refuseUnlessBlocks } from "./competition-of.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import {
  competitionId,
  confirmed,
  courtId,
  localDate,
  matchMinutes,
  strictRecord,
} from "./fields.js";

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const isForward = ({ from, until }: { from: string; until?: string | undefined }): boolean =>
  until === undefined || minuteOfDay(from) < minuteOfDay(until);
const rounds = z.int().min(0).max(30).optional();
const courts = z
  .array(courtId)
  .min(1)
  .max(100)
  .refine((list) => new Set(list).size === list.length, "a court stands twice");

const day = z
  .strictObject({ date: localDate, from: time, until: time.optional(), rounds })
  .refine(isForward, "it ends before it begins");
const pause = z
  .strictObject({ from: time, until: time })
  .refine(isForward, "it ends before it begins");

const options: z.ZodType<LayoutOptions> = z.strictObject({
  courts,
  days: z
    .array(day)
    .min(1)
    .max(60)
    .refine(
      (list) => new Set(list.map(({ date }) => date)).size === list.length,
      "a day stands twice",
    ),
  minutes: matchMinutes.optional(),
  roundsADay: z.int().min(1).max(30).optional(),
  breaks: z.array(pause).max(10).optional(),
  only: z.enum(["blocks", "brackets"]).optional(),
  courtsOfBlocks: strictRecord(z.string().regex(/^[A-Z]$/), courts).optional(),
});

/**
 * Lays the matches still to be played out over courts and days (OOP-5). Other times that stand are asked about; the
 * minutes given become the competition's.
 */
export const layOutOrderOfPlay = defineCommand({
  type: "layOutOrderOfPlay",
  schema: commandOf("layOutOrderOfPlay", { competition: competitionId, options, confirmed }),
  decide: (state, command) => {
    const found = withMatches(state, command.competition);
    if (!found.ok) return found;
    const { minutes, ...given } = command.options;
    const competition: Competition = {
      ...found.value,
      matchMinutes: minutes ?? found.value.matchMinutes,
    };
    const laid = layOut(state, competition.id, { ...given, minutes: competition.matchMinutes });
    if (!laid.ok) return laid;
    const times = othersOf(state, laid.value);
    const asked = Object.keys(times).filter((id) => hasTime(state, id)).length;
    if (asked > 0 && !command.confirmed) {
      return refuse({ code: "layout.needsConfirmation", times: asked });
    }
    const isLonger = competition.matchMinutes !== found.value.matchMinutes;
    const facts: Fact[] = [];
    if (isLonger) facts.push({ type: "competitionChanged", competition });
    if (Object.keys(times).length > 0) facts.push({ type: "matchesScheduled", times });
    return ok(facts);
  },
});

/** The competition named, if its matches have times: in blocks, and in brackets. */
function withMatches(state: EventState, id: CompetitionId): Result<Competition, Refusal> {
  const found = competitionOf(state, id);
  return found.ok && found.value.kind !== "knockout" ? refuseUnlessBlocks(found.value) : found;
}

/** The placements that are not as they stand already. */
const othersOf = (state: EventState, placements: Placements): Placements =>
  Object.fromEntries(
    Object.entries(placements).filter(([id, { at, court }]) => {
      const match = matchRecordOf(state, id);
      return match?.at !== at || match.court !== court;
    }),
  );

function hasTime(state: EventState, id: string): boolean {
  const { at, court } = matchRecordOf(state, id) ?? {};
  return at !== undefined || court !== undefined;
}
