import { z } from "zod";
import { basisOf } from "../blocks/grade.js";
import { questionOfQualifiers } from "../blocks/qualifiers-change.js";
import { rebuiltOrderOfPlay } from "../blocks/rebuilt-order-of-play.js";
import { refusalOfResult } from "../blocks/result-check.js";
import type { Basis, Competition, Format } from "../model/competition.js";
import type { CompetitionId } from "../model/ids.js";
import { matchRecordOf } from "../matches/record.js";
import { blocksOf, bracketMatchIdsOf, matchIdsOf } from "../model/keys.js";
import type { EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";
import { ok, refuse } from "../result.js";
import { competitionOf, refuseUnlessBlocks } from "./competition-of.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import {
  basis,
  competitionId,
  confirmed,
  criteria,
  format,
  matchMinutes,
  name,
  qualifiers,
} from "./fields.js";
import { given, isSame, stillSeen } from "./given.js";
import { withLapses } from "./lapsing.js";

const fields = {
  name: name.optional(),
  basis: basis.optional(),
  format: format.optional(),
  criteria: criteria.optional(),
  qualifiers: qualifiers.optional(),
  matchMinutes: matchMinutes.optional(),
};
type Changes = Partial<Pick<Competition, keyof typeof fields>>;

/**
 * Another basis flags blocks (STL-1). Another number of qualifiers asks first where it gives blocks with times or
 * results another order of play (OOP-4). A format that entered results break is refused (RES-1).
 */
export const changeCompetition = defineCommand({
  type: "changeCompetition",
  schema: commandOf("changeCompetition", {
    competition: competitionId,
    ...fields,
    confirmed,
    seen: z.strictObject(fields).optional(),
  }),
  decide: (state, { commandId: _, type: __, competition: id, confirmed, seen, ...input }) => {
    const found = competitionOf(state, id);
    if (!found.ok) return found;
    const present = found.value;
    if (!stillSeen(present, seen))
      return refuse({ code: "competition.changed", competition: present });
    if (refusesBasis(present, input.basis)) {
      return refuse({ code: "basis.forcedByDrawRules", competition: id });
    }
    const changes = changesOf(present, given(input));
    const competition = { ...present, ...changes };
    if (isSame(competition, present)) return ok([]);
    const refusal = refusalOfChanges(state, present, changes, confirmed === true);
    if (refusal) return refuse(refusal);
    const orders = rebuiltOrderOfPlay(state, id, { qualifiers: competition.qualifiers }).facts;
    const facts = [{ type: "competitionChanged", competition } as const, ...orders];
    return ok(withLapses(state, facts, blocksOf(state, id)));
  },
});

const hasDrawRule = ({ drawRules }: Competition): boolean =>
  drawRules.spreadCountries || drawRules.lastRoundApart;

/** DRW-3: with a draw rule on the basis is forced, and no other can be set. */
const refusesBasis = (present: Competition, basis: Basis | undefined): boolean =>
  hasDrawRule(present) && basis !== undefined && basis !== basisOf(present);

/** The forced basis is in force without being chosen: the one chosen before stays under it (DRW-3). */
const changesOf = (present: Competition, { basis, ...changes }: Changes): Changes =>
  basis === undefined || hasDrawRule(present) ? changes : { basis, ...changes };

function refusalOfChanges(
  state: EventState,
  present: Competition,
  { qualifiers, criteria, format }: Changes,
  isConfirmed: boolean,
): Refusal | null {
  if (qualifiers !== undefined || criteria !== undefined) {
    const right = refuseUnlessBlocks(present);
    if (!right.ok) return right.refusal;
  }
  const forbidden = format ? resultsAgainst(state, present.id, format) : [];
  if (forbidden.length > 0) return { code: "competition.resultsForbidFormat", matches: forbidden };
  return qualifiers === undefined || isConfirmed
    ? null
    : questionOfQualifiers(state, present.id, qualifiers);
}

const resultsAgainst = (state: EventState, competition: CompetitionId, format: Format) =>
  [...matchIdsOf(state, competition), ...bracketMatchIdsOf(state, competition)]
    .filter((id) => {
      const { result } = matchRecordOf(state, id) ?? {};
      return result !== undefined && refusalOfResult(result, format) !== null;
    })
    .sort();
