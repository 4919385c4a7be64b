import {
  NO_HISTORY,
  step,
  type CommandInput,
  type Held,
  type MatchView,
  type PersonId,
  type Refusal,
} from "@drawroom/shared";
import type { Slot } from "./timetable";

interface Place {
  readonly at: string | null;
  readonly court: string | null;
}
const NOWHERE: Place = { at: null, court: null };

const schedule = (match: MatchView, from: Place, to: Place): CommandInput => ({
  type: "scheduleMatch",
  match: match.id,
  ...to,
  seen: { at: from.at, court: from.court },
});

/**
 * What takes a match to a place (null: out of the timetable). Where another stands the two exchange places: a lawn holds
 * one match at a time, so the first steps aside, the other takes its place, and it takes the other's.
 */
export function commandsToMove(
  match: MatchView,
  slot: Slot | null,
  other: MatchView | null,
): readonly CommandInput[] {
  const to = slot ?? NOWHERE;
  if (match.at === to.at && match.court === to.court) return [];
  if (!other) return [schedule(match, match, to)];
  if (match.at === null) return [schedule(other, other, match), schedule(match, match, to)];
  return [
    schedule(match, match, NOWHERE),
    schedule(other, other, match),
    schedule(match, NOWHERE, to),
  ];
}

/** Why the commands, one after the other, would not all be taken; null: they would. */
export function refusalOfAll(
  held: Held,
  commands: readonly CommandInput[],
  person: PersonId | null,
): Refusal | null {
  const actor = { id: person ?? "", name: "", wcfRules: false };
  let now = held;
  for (const [index, input] of commands.entries()) {
    const command = { commandId: `move-to-try-${index}`, ...input };
    const context = { at: 0, actor, version: now.version + 1, history: NO_HISTORY };
    const result = step(now, command, context);
    if (!result.ok) return result.refusal;
    now = result.value?.held ?? now;
  }
  return null;
}
