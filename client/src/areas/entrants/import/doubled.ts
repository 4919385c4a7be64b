import type { FieldSoFar, LineProblem, LineReport } from "./reading";

/** A name for comparing: no marks, lower case, single spaces. */
export const foldName = (name: string): string =>
  name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

/** The lines with what only all of them together, and the field, can tell: names and ball numbers met twice. */
export function markDoubled(lines: readonly LineReport[], field: FieldSoFar): LineReport[] {
  const inField = new Set(field.names);
  const lineOfName = new Map<string, number>();
  const lineOfBall = new Map<number, number>();
  return lines.map((report) => {
    const { entrant, line } = report;
    if (!entrant) return report;
    const folded = foldName(entrant.name);
    const before = lineOfName.get(folded);
    if (before === undefined) lineOfName.set(folded, line);
    if (before !== undefined) return doubled(report, { code: "sameAsLine", line: before });
    if (inField.has(folded)) return doubled(report, { code: "inField", value: entrant.name });
    if (entrant.ball === null) return report;
    const holder = lineOfBall.get(entrant.ball);
    if (holder === undefined) lineOfBall.set(entrant.ball, line);
    return holder === undefined ? report : withoutBall(report, entrant.ball, holder);
  });
}

const doubled = (report: LineReport, problem: LineProblem): LineReport => ({
  ...report,
  problems: [problem, ...report.problems],
  verdict: "doubled",
});

function withoutBall(report: LineReport, ball: number, line: number): LineReport {
  const problem: LineProblem = { code: "ballTwice", value: String(ball), line };
  return {
    ...report,
    entrant: report.entrant && { ...report.entrant, ball: null },
    problems: [...report.problems, problem],
    verdict: "readWithout",
  };
}
