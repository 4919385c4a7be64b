/** 1: goes through, −1: does not; 0: a tie that wins can't part lies across the line. */
export type Verdict = 1 | 0 | -1;

/** A block as wins alone see it; entrants stand by index. */
export interface WinTable {
  readonly wins: readonly number[];
  /** `beaten[i][j]`: wins of i over j, half for a level match. */
  readonly beaten: readonly (readonly number[])[];
  /** How many go through. */
  readonly line: number;
  /** Wins among the tied come next (RES-3). */
  readonly isHeadToHead: boolean;
}

/** Who goes through, as far as wins, and wins among the tied, tell. One verdict an entrant. */
export function verdictsOf(table: WinTable): readonly Verdict[] {
  const verdicts = table.wins.map((): Verdict => 0);
  const everybody = table.wins.map((_, index) => index);
  judge(table, everybody, table.wins, table.line, verdicts);
  return verdicts;
}

/** Judges a group by figures, one a member in the group's order; `room` of it go through. */
function judge(
  table: WinTable,
  group: readonly number[],
  figures: readonly number[],
  room: number,
  verdicts: Verdict[],
): void {
  const across: number[] = [];
  let left = 0;
  for (let place = 0; place < group.length; place++) {
    const index = group[place]!;
    const own = figures[place]!;
    let above = 0;
    let level = 0;
    for (const figure of figures) {
      if (figure > own) above++;
      else if (figure === own) level++;
    }
    if (above + level <= room) verdicts[index] = 1;
    else if (above >= room) verdicts[index] = -1;
    else {
      across.push(index);
      left = room - above;
    }
  }
  const wasAmongThese = figures !== table.wins && across.length === group.length;
  if (across.length === 0 || !table.isHeadToHead || wasAmongThese) return;
  // RES-3: among just those who are level, and again among who is left of them.
  const among = across.map((index) =>
    across.reduce((sum, other) => sum + table.beaten[index]![other]!, 0),
  );
  judge(table, across, among, left, verdicts);
}
