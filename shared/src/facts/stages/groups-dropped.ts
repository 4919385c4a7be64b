import type { StageId } from "../../model/stage.js";
import type { EventState } from "../../model/state.js";
import { drop } from "../tables.js";

const keysUnder = (table: Readonly<Record<string, unknown>>, prefix: string): string[] =>
  Object.keys(table).filter((key) => key.startsWith(prefix));

/** The state without the groups and games of a stage. */
export const withoutGroups = (state: EventState, stage: StageId): EventState =>
  drop(
    drop(state, "groups", keysUnder(state.groups, `${stage}.`)),
    "stageGames",
    keysUnder(state.stageGames, `${stage}.`),
  );

/** The state without a competition's stages. */
export const withoutStages = (state: EventState, competition: string): EventState =>
  drop(withoutGroups(state, competition), "stages", keysUnder(state.stages, `${competition}.`));
