import type { EntrantId } from "../model/ids.js";
import type { StageGame } from "../model/stage.js";
import { settledResult, type SettledResult, type TeamsLeft } from "./settled.js";

export interface StageRow {
  /** Equal points share it; the next counts on. */
  readonly place: number;
  readonly entrant: EntrantId;
  readonly win: number;
  readonly loss: number;
  readonly draw: number;
  /** How many of the losses were on time. */
  readonly onTime: number;
  readonly points: number;
  readonly isWithdrawn: boolean;
}

/** STG-7 */
const POINTS = { win: 2, draw: 1, loss: 0, onTime: -1 } as const;
type Ending = keyof typeof POINTS;

/** White's ending and Black's. */
const ENDINGS: Readonly<
  Record<Exclude<SettledResult, null | "struck">, readonly [Ending, Ending]>
> = {
  "1-0": ["win", "loss"],
  "=": ["draw", "draw"],
  "0-1": ["loss", "win"],
  "1-0t": ["win", "onTime"],
  "0-1t": ["onTime", "win"],
  "1-0w": ["win", "loss"],
  "0-1w": ["loss", "win"],
  "0-0w": ["loss", "loss"],
};

/** A group's table, best first (STG-7). `teams` are the group's in order of teams, which parts equal points. */
export function stageTable(
  teams: readonly EntrantId[],
  games: readonly StageGame[],
  left: TeamsLeft = {},
): StageRow[] {
  const rows = teams.map((team) => rowOf(team, endingsOf(team, games, left), left));
  const sorted = rows.sort((x, y) => y.points - x.points);
  return sorted.map((row) => ({
    ...row,
    place: 1 + sorted.filter(({ points }) => points > row.points).length,
  }));
}

function endingsOf(
  team: EntrantId,
  games: readonly StageGame[],
  left: TeamsLeft,
): readonly Ending[] {
  return games.flatMap((game) => {
    const result = settledResult(game, left);
    if (result === null || result === "struck") return [];
    if (game.white === team) return [ENDINGS[result][0]];
    return game.black === team ? [ENDINGS[result][1]] : [];
  });
}

function rowOf(entrant: EntrantId, endings: readonly Ending[], left: TeamsLeft): StageRow {
  const count = (of: Ending): number => endings.filter((ending) => ending === of).length;
  return {
    place: 0,
    entrant,
    win: count("win"),
    loss: count("loss") + count("onTime"),
    draw: count("draw"),
    onTime: count("onTime"),
    points: endings.reduce((sum, ending) => sum + POINTS[ending], 0),
    isWithdrawn: left[entrant] !== undefined,
  };
}
