import type { EntrantId } from "../model/ids.js";
import type { StageRow } from "./table.js";

/** The rows of a group that would have the first places, all tied with the last of them too; who withdrew has none. */
export function placedRows(rows: readonly StageRow[], places: number): StageRow[] {
  const staying = rows.filter(({ isWithdrawn }) => !isWithdrawn);
  const last = staying[Math.min(places, staying.length) - 1];
  return last ? staying.filter(({ points }) => points >= last.points) : [];
}

/** How a stage ends (STG-4). */
export interface StageEnding {
  /** Who go on, in order of teams. */
  readonly advance: readonly EntrantId[];
  readonly champions: readonly EntrantId[];
  /** Everybody would go on, so that the same stage would come again: the manager decides. */
  readonly isNobodyOut: boolean;
}

/**
 * Who goes on from the tables of all groups, all tied for the last place with it (STG-4). After a final, or where one team
 * alone is left, nobody does: the first have the title. `order`: the stage's teams in order.
 */
export function stageEnding(
  tables: readonly (readonly StageRow[])[],
  advance: number,
  order: readonly EntrantId[],
): StageEnding {
  const placed = new Set(
    tables.flatMap((rows) => placedRows(rows, Math.max(1, advance))).map(({ entrant }) => entrant),
  );
  const teams = order.filter((team) => placed.has(team));
  if (advance === 0 || teams.length <= 1) {
    return { advance: [], champions: teams, isNobodyOut: false };
  }
  return { advance: teams, champions: [], isNobodyOut: teams.length === order.length };
}
