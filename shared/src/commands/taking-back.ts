import type { Fact } from "../facts/fact.js";
import type { EventSettings } from "../model/event.js";
import { SETTINGS, type EventState } from "../model/state.js";
import type { RecordPatch } from "../patch/patch.js";
import { without } from "../facts/tables.js";
import type { CommandId } from "../model/ids.js";
import type { Step } from "../history.js";
import type { Refusal } from "../refusal.js";
import { ok, refuse, type Result } from "../result.js";
import { settingsOf } from "./settings-of.js";

/** The step that a user means, if it is the last one: steps go one by one (HUB-8). */
export function lastStep(steps: readonly Step[], target: CommandId): Result<Step, Refusal> {
  const last = steps.at(-1);
  if (!last) return refuse({ code: "undo.nothing" });
  return last.commandId === target
    ? ok(last)
    : refuse({ code: "undo.notLast", last: last.commandId });
}

/** A change's facts for words, without the bulk of how something was drawn. */
export const worded = (facts: readonly Fact[]): readonly Fact[] =>
  facts.map((fact) => {
    if (fact.type === "drawLogWritten") return { ...fact, log: null };
    if (fact.type === "roundPaired")
      return { ...without(fact, "working"), players: {}, boards: [] };
    return fact.type === "bracketDrawn"
      ? { ...fact, seeding: { ...fact.seeding, working: [] } }
      : fact;
  });

/**
 * What restores the records, but for two settings that are never restored: an offer of ownership stays as it is, and
 * an event that so becomes published is published by this very change, or spectators would be sent what was done
 * while it was hidden (ACC-3).
 */
export function withSettingsNow(
  state: EventState,
  restored: RecordPatch,
  version: number,
): RecordPatch {
  const settings = restored.put?.settings?.[SETTINGS];
  if (!settings) return restored;
  const { offeredTo, published = version } = settingsOf(state);
  const corrected: EventSettings = {
    ...without(settings, "offeredTo", "published"),
    ...(offeredTo !== undefined && { offeredTo }),
    ...(settings.published !== undefined && { published }),
  };
  return { ...restored, put: { ...restored.put, settings: { [SETTINGS]: corrected } } };
}
