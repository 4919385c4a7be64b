import type { CompetitionId, EntrantId } from "../model/ids.js";
import type { StageGameId, StageGroupId, StageId } from "../model/stage.js";
import type { EventState } from "../model/state.js";
import { stageColours, stageGames, type StageColour } from "../stages/colours.js";
import { endingNow, tableOfGroup } from "../stages/ending-of.js";
import { settledResult, type SettledResult } from "../stages/settled.js";
import {
  gamesOfGroup,
  groupsOfStage,
  leftOf,
  planOfStage,
  stagesOf,
  type StageAt,
  type StageGroupAt,
} from "../stages/stages-of.js";
import type { StageRow } from "../stages/table.js";

/** A game in the list of its group. */
export interface StageGameView {
  /** null: the stage is only proposed. */
  readonly id: StageGameId | null;
  readonly number: number;
  readonly white: EntrantId;
  readonly black: EntrantId;
  readonly result: SettledResult;
}

/**
 * What becomes of a team: it goes on, or not; `open`: as long as the stage is not closed; `champion`: it has the title, or
 * shares it.
 */
export type StageOutcome = "advances" | "out" | "champion" | "withdrawn" | "open";

export interface StageRowView extends StageRow {
  /** null: unrated. */
  readonly rating: number | null;
  /** Others have the same points. */
  readonly isTied: boolean;
  /** Whether it would go on, or have the title, if the stage ended as it stands. */
  readonly isPlaced: boolean;
  readonly outcome: StageOutcome;
}

export interface StageGroupView {
  readonly id: StageGroupId;
  readonly number: number;
  /** In order of place: rows and columns of the colour table. */
  readonly teams: readonly EntrantId[];
  readonly colours: readonly (readonly StageColour[])[];
  readonly games: readonly StageGameView[];
  readonly rows: readonly StageRowView[];
  /** How many games are still to be played. */
  readonly open: number;
}

/** A stage as everybody sees it. */
export interface StageView {
  readonly id: StageId;
  readonly number: number;
  readonly state: "proposed" | "started" | "closed";
  /** How many of each group go on; 0: it is the final. */
  readonly advance: number;
  readonly isSemi: boolean;
  readonly groups: readonly StageGroupView[];
  readonly open: number;
  /** More than one shares the title. */
  readonly champions: readonly EntrantId[];
  /** Everybody would have gone on by the tables, and the manager has said who does. */
  readonly isDecidedByManager: boolean;
}

/** A stage with its groups: colours, games, tables, who goes on; null where there is no such stage. */
export function stageOf(
  state: EventState,
  competition: CompetitionId,
  number: number,
): StageView | null {
  const stage = stagesOf(state, competition)[number - 1];
  if (!stage) return null;
  const { advance, semi } = planOfStage(stage);
  const placed = placedIn(state, stage);
  const groups = groupsOfStage(state, stage.id).map((group) =>
    groupView(state, stage, group, placed),
  );
  return {
    id: stage.id,
    number,
    state: stage.closed ? "closed" : stage.isStarted ? "started" : "proposed",
    advance,
    isSemi: semi,
    groups,
    open: groups.reduce((sum, { open }) => sum + open, 0),
    champions: stage.closed?.champions ?? [],
    isDecidedByManager: stage.closed?.isDecidedByManager === true,
  };
}

/** Who goes on or has the title, by the closing, or as the tables stand. */
function placedIn(state: EventState, stage: StageAt): ReadonlySet<EntrantId> {
  const { advance, champions } = stage.closed ?? endingNow(state, stage);
  return new Set([...advance, ...champions]);
}

function groupView(
  state: EventState,
  stage: StageAt,
  group: StageGroupAt,
  placed: ReadonlySet<EntrantId>,
): StageGroupView {
  const games = gamesIn(state, stage, group);
  const rows = tableOfGroup(state, stage, group);
  return {
    id: group.id,
    number: group.number,
    teams: group.teams,
    colours: stageColours(group.teams.length),
    games,
    rows: rows.map((row) => ({
      ...row,
      rating: stage.ratings[row.entrant] ?? null,
      isTied: rows.some((other) => other !== row && other.points === row.points),
      isPlaced: placed.has(row.entrant),
      outcome: outcomeIn(stage, row.entrant),
    })),
    open: games.filter(({ result }) => result === null).length,
  };
}

/** A stage that is only proposed shows the games that it will have. */
function gamesIn(state: EventState, stage: StageAt, group: StageGroupAt): StageGameView[] {
  if (!stage.isStarted) {
    return stageGames(group.teams).map((game, index) => ({
      id: null,
      number: index + 1,
      ...game,
      result: null,
    }));
  }
  const left = leftOf(state, stage);
  return gamesOfGroup(state, group.id).map(({ id, number, white, black, result }) => ({
    id,
    number,
    white,
    black,
    result: settledResult({ white, black, ...(result && { result }) }, left),
  }));
}

/** What closing made of a team. */
export function outcomeIn({ closed }: StageAt, team: EntrantId): StageOutcome {
  if (!closed) return "open";
  if (closed.champions.includes(team)) return "champion";
  if (closed.withdrawn[team] !== undefined) return "withdrawn";
  return closed.advance.includes(team) ? "advances" : "out";
}
