import { blocksIn } from "../blocks/by-block.js";
import type { DrawRules } from "../model/competition.js";
import type { CompetitionId, PersonId } from "../model/ids.js";
import type { EventState } from "../model/state.js";

/** A draw rule as somebody sees it among the settings of a competition. */
export interface DrawRuleChoice {
  readonly rule: keyof DrawRules;
  readonly isOn: boolean;
  readonly canChange: boolean;
}

const RULES = ["spreadCountries", "lastRoundApart"] as const satisfies (keyof DrawRules)[];

/**
 * The draw rules that somebody sees (DRW-1): the owner with WCF rules each that can be used; everybody else those that
 * are on, which only the owner can turn off (DRW-3). Doubles, and other kinds than blocks, have none.
 * @param person null: not signed in
 */
export function drawRuleChoicesOf(
  state: EventState,
  competitionId: CompetitionId,
  person: PersonId | null,
): readonly DrawRuleChoice[] {
  const competition = state.competitions[competitionId];
  if (!competition || competition.doubles || competition.kind !== "blocks") return [];
  const who = person === null ? undefined : state.people[person];
  const isOwner = who?.role === "owner";
  const hasOneBlock = blocksIn(state, competitionId).length === 1;
  return RULES.flatMap((rule): DrawRuleChoice[] => {
    const isOn = competition.drawRules[rule];
    const canTurnOn = isOwner && who.wcfRules && !(rule === "spreadCountries" && hasOneBlock);
    return isOn || canTurnOn ? [{ rule, isOn, canChange: isOwner }] : [];
  });
}
