import { fieldOf, foldedName, ranked } from "../blocks/ranking.js";
import { basisOf } from "../blocks/grade.js";
import type { Entrant, Grades } from "../model/entrant.js";
import type { CompetitionId, EntrantId } from "../model/ids.js";
import type { EventState } from "../model/state.js";

/** A player in a ranking list. What the list leaves out, or leaves empty, is absent or null. */
export interface RankingRow extends Partial<Grades> {
  readonly name: string;
  readonly country?: string | null;
  /** What the list knows the player by. */
  readonly id?: string | null;
}

export interface RankingMatch {
  /** In rank order. `row` is the place in the list, from 0. */
  readonly matched: readonly {
    readonly entrant: EntrantId;
    readonly row: number;
    readonly before: Grades;
    readonly after: Grades;
    readonly isChanged: boolean;
  }[];
  /** Not in the list. */
  readonly unmatched: readonly EntrantId[];
  /** Several rows, or a row that is another entrant's just as well. */
  readonly ambiguous: readonly { readonly entrant: EntrantId; readonly rows: readonly number[] }[];
}

/** Who of a competition's field is which player of a ranking list, and what that would change (GRD-1). */
export function matchRanking(
  state: EventState,
  competitionId: CompetitionId,
  rows: readonly RankingRow[],
): RankingMatch {
  const competition = state.competitions[competitionId];
  if (!competition) return { matched: [], unmatched: [], ambiguous: [] };
  const find = finderIn(rows);
  const candidates = ranked(fieldOf(state, competitionId), basisOf(competition)).map((line) => {
    const entrant = state.entrants[line.entrant]!;
    return { entrant, rows: find(entrant) };
  });
  const claims = new Map<number, number>();
  for (const { rows: found } of candidates) {
    for (const row of found) claims.set(row, (claims.get(row) ?? 0) + 1);
  }
  const isSure = (found: readonly number[]): boolean =>
    found.length === 1 && claims.get(found[0]!) === 1;
  return {
    matched: candidates
      .filter((one) => isSure(one.rows))
      .map(({ entrant, rows: [row = 0] }) => refreshOf(entrant, row, rows[row]!)),
    unmatched: candidates.filter((one) => one.rows.length === 0).map(({ entrant }) => entrant.id),
    ambiguous: candidates
      .filter((one) => one.rows.length > 0 && !isSure(one.rows))
      .map(({ entrant, rows: found }) => ({ entrant: entrant.id, rows: found })),
  };
}

/** The rows that an entrant may be: that with its id, or those of its name and, if they are several, its country. */
function finderIn(rows: readonly RankingRow[]): (entrant: Entrant) => readonly number[] {
  const byId = new Map<string, number[]>();
  const byName = new Map<string, number[]>();
  const add = (to: Map<string, number[]>, key: string, index: number): void => {
    to.set(key, [...(to.get(key) ?? []), index]);
  };
  rows.forEach(({ id, name }, index) => {
    if (id) add(byId, id, index);
    add(byName, keyOf(name), index);
  });
  return ({ rankingId, name, country }) => {
    const known = rankingId === undefined ? undefined : byId.get(rankingId);
    if (known) return known;
    const named = byName.get(keyOf(name)) ?? [];
    // A row or an entrant without a country may be anybody of the name.
    const possible = named.filter(
      (row) => !country || !rows[row]!.country || rows[row]!.country === country,
    );
    const exact = possible.filter((row) => country && rows[row]!.country === country);
    return exact.length > 0 ? exact : possible;
  };
}

const keyOf = (name: string): string => foldedName(name).trim().replace(/\s+/g, " ");

/** What a row of the list would change of an entrant. What the list does not give stays. */
export function refreshOf(
  entrant: Entrant,
  row: number,
  line: RankingRow,
): RankingMatch["matched"][number] {
  const before: Grades = {
    current: entrant.current,
    max12: entrant.max12,
    estimated: entrant.estimated,
  };
  const after: Grades = {
    current: line.current ?? before.current,
    max12: line.max12 ?? before.max12,
    estimated: line.estimated ?? before.estimated,
  };
  const isChanged =
    after.current !== before.current ||
    after.max12 !== before.max12 ||
    after.estimated !== before.estimated;
  return { entrant: entrant.id, row, before, after, isChanged };
}
