import type { CompetitionId, EntrantId } from "./ids.js";

/** `k3x9.1`: the first stage of competition k3x9. */
export type StageId = string;
/** `k3x9.1.2`: the second group of that stage. */
export type StageGroupId = string;
/** `k3x9.1.2.5`: the fifth game in that group's list. */
export type StageGameId = string;

export const stageId = (competition: CompetitionId, number: number): StageId =>
  `${competition}.${number}`;
export const stageGroupId = (stage: StageId, group: number): StageGroupId => `${stage}.${group}`;
export const stageGameId = (group: StageGroupId, game: number): StageGameId => `${group}.${game}`;

/** The id of a stage, of one of its groups or of one of its games, in its numbers; 0 for what the id does not name. */
export function stageParts(id: string) {
  const [competition = "", stage = 0, group = 0, game = 0] = id
    .split(".")
    .map((part, index) => (index === 0 ? part : Number(part))) as [string, ...number[]];
  return {
    competition,
    stage,
    group,
    game,
    stageId: stageId(competition, stage),
    groupId: stageGroupId(stageId(competition, stage), group),
  };
}

/** White's and Black's; `t`: the loser lost on time; `w`: the loser did not appear (STG-7). */
export type StageResult = "1-0" | "=" | "0-1" | "1-0t" | "0-1t" | "1-0w" | "0-1w";

/** How a team left a stage: its other games are won by its opponents, or all its games are struck (STG-9). */
export type TeamLeft = "stands" | "struck";

/** What the manager has set; what is absent follows from the number of teams and groups (STG-2, 3, 4). */
export interface StageOptions {
  readonly groups?: number;
  /** How many of each group go on; 0 in a final. */
  readonly advance?: number;
  /** Whether it is dealt as a semi-final. */
  readonly semi?: boolean;
}

/** What closing fixed (STG-10). */
export interface StageClosing {
  /** Who go on, in order of teams; nobody after the last stage. */
  readonly advance: readonly EntrantId[];
  /** Who have the title, shared where more than one. */
  readonly champions: readonly EntrantId[];
  readonly withdrawn: Readonly<Record<EntrantId, TeamLeft>>;
  /** Everybody would have gone on by the tables, and the manager has said who does (STG-4). */
  readonly isDecidedByManager?: true;
}

/** A stage of groups; its teams are those that have a rating in it. */
export interface Stage {
  /** As given for this stage; null: unrated (STG-4). */
  readonly ratings: Readonly<Record<EntrantId, number | null>>;
  readonly options: StageOptions;
  readonly isStarted?: true;
  readonly closed?: StageClosing;
}

export interface StageGroup {
  /** In order of place: it gives the colours (STG-5). */
  readonly teams: readonly EntrantId[];
}

export interface StageGame {
  readonly white: EntrantId;
  readonly black: EntrantId;
  readonly result?: StageResult;
}
