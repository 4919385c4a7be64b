import { z } from "zod";
import type { EntrantId } from "../../model/ids.js";
import type { Stage, StageOptions } from "../../model/stage.js";
import type { EventState } from "../../model/state.js";
import { ok, refuse } from "../../result.js";
import { groupsOfStage, planOfStage, type StageAt } from "../../stages/stages-of.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { confirmed } from "../fields.js";
import { given, isSame, stillSeen } from "../given.js";
import { dealtGroups, movedTeams, refusalOfOptions } from "./dealing.js";
import { advanceCount, groupNumber, stageId } from "./stage-fields.js";
import { proposedStage } from "./stage-named.js";

const options = {
  groups: groupNumber.nullable().optional(),
  advance: advanceCount.nullable().optional(),
  semi: z.boolean().nullable().optional(),
};

/**
 * The number of groups, who goes on, the deal of a semi-final; null: as the number of teams gives it (STG-2, 3, 4). Another
 * deal asks first where teams were moved by hand.
 */
export const changeStage = defineCommand({
  type: "changeStage",
  schema: commandOf("changeStage", {
    stage: stageId,
    ...options,
    confirmed,
    seen: z.strictObject(options).optional(),
  }),
  decide: (state, { commandId: _, type: __, stage: id, confirmed, seen, ...input }) => {
    const found = proposedStage(state, id);
    if (!found.ok) return found;
    const { ratings, options: present } = found.value;
    if (!stillSeen(present, seen)) return refuse({ code: "stage.changed", stage: id, ...present });
    const options = merged(present, input);
    if (isSame(options, present)) return ok([]);
    const refusal = refusalOfOptions(Object.keys(ratings).length, options);
    if (refusal) return refuse(refusal);
    const record: Stage = { ratings, options };
    const groups = groupsAfter(state, found.value, record);
    const moved = groups.isDealt && !confirmed ? movedTeams(state, found.value) : 0;
    if (moved > 0) return refuse({ code: "stage.needsConfirmation", stage: id, moved, rated: 0 });
    return ok([{ type: "stageChanged", stage: id, record, groups: groups.list }]);
  },
});

type Input = { readonly [O in keyof StageOptions]: StageOptions[O] | null };

/** What is null goes. */
const merged = (present: StageOptions, input: Input): StageOptions =>
  Object.fromEntries(
    Object.entries({ ...present, ...given(input) }).filter(([, value]) => value !== null),
  );

/** Dealt anew only where the deal is another. */
function groupsAfter(
  state: EventState,
  stage: StageAt,
  record: Stage,
): { readonly isDealt: boolean; readonly list: readonly (readonly EntrantId[])[] } {
  const before = planOfStage(stage);
  const after = planOfStage(record);
  const isDealt = before.groups !== after.groups || before.semi !== after.semi;
  return {
    isDealt,
    list: isDealt
      ? dealtGroups(state, record)
      : groupsOfStage(state, stage.id).map(({ teams }) => teams),
  };
}
