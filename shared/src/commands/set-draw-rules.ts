import { z } from "zod";
import { blocksIn } from "../blocks/by-block.js";
import type { DrawRulesSet } from "../facts/draw-rules-set.js";
import type { Competition, DrawRules } from "../model/competition.js";
import type { PersonId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";
import { ok, refuse } from "../result.js";
import { blocksCompetitionOf } from "./competition-of.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { competitionId, confirmed } from "./fields.js";
import { given, isSame } from "./given.js";
import { seeding } from "./seed-blocks.js";

const isOn = z.boolean().optional();

/** Turns draw rules on or off; a rule left out stays (DRW-1). Blocks that are seeded are seeded anew at once (DRW-2). */
export const setDrawRules = defineCommand({
  type: "setDrawRules",
  schema: commandOf("setDrawRules", {
    competition: competitionId,
    spreadCountries: isOn,
    lastRoundApart: isOn,
    confirmed,
  }),
  decide: (state, command, { actor }) => {
    const found = blocksCompetitionOf(state, command.competition);
    if (!found.ok) return found;
    const present = found.value;
    const { spreadCountries, lastRoundApart } = command;
    const drawRules = { ...present.drawRules, ...given({ spreadCountries, lastRoundApart }) };
    const refusal = refusalOfRules(state, present, drawRules, actor.id);
    if (refusal) return refuse(refusal);
    if (isSame(drawRules, present.drawRules)) return ok([]);
    const fact: DrawRulesSet = { type: "drawRulesSet", competition: present.id, drawRules };
    if (blocksIn(state, present.id).every((block) => block.size === 0)) return ok([fact]);
    const seeded = seeding(state, { ...present, drawRules }, command.confirmed === true);
    return seeded.ok ? ok([fact, ...seeded.value]) : seeded;
  },
});

/** What keeps a rule from being turned on; turning one off is always right (DRW-3). */
function refusalOfRules(
  state: EventState,
  { id, doubles, drawRules: before }: Competition,
  after: DrawRules,
  actor: PersonId,
): Refusal | null {
  const turnsOn = (rule: keyof DrawRules): boolean => after[rule] && !before[rule];
  if (!turnsOn("spreadCountries") && !turnsOn("lastRoundApart")) return null;
  if (doubles) return { code: "drawRules.doubles", competition: id };
  // ACC-5: the flag is the account's, and the state has it from the server.
  if (!state.people[actor]?.wcfRules) return { code: "drawRules.notEnabled", competition: id };
  const isForOneBlock = turnsOn("spreadCountries") && blocksIn(state, id).length === 1;
  return isForOneBlock ? { code: "drawRules.oneBlock", competition: id } : null;
}
