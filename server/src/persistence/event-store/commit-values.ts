import type { Commit } from "../../hub/event-store.js";
import type { Statement } from "../prepared.js";
import { COMMIT, COMMIT_ONE } from "./statements.js";

type Column = readonly (string | number | null)[];

/**
 * The parameters $3 to $19 of the statements that commit: the new version, seven columns of changes, three of receipts,
 * and the summary, null where it stays. An accepted command's receipt has the version of its change, any other its answer.
 */
export function commitValues({ base, changes, receipts, summary }: Commit): readonly unknown[] {
  const answered: readonly Column[] = [
    ...changes.map(({ commandId, version }) => [commandId, version, null]),
    ...receipts.map(({ commandId, answer }) => [commandId, null, answer]),
  ];
  return [
    base + changes.length,
    changes.map(({ version }) => version),
    changes.map(({ commandId }) => commandId),
    changes.map(({ body }) => body),
    changes.map(({ command }) => command),
    changes.map(({ inverse }) => inverse),
    changes.map(({ engine }) => engine),
    changes.map(({ previous }) => previous),
    answered.map(([commandId]) => commandId),
    answered.map(([, version]) => version),
    answered.map(([, , answer]) => answer),
    summary?.name ?? null,
    summary?.venue ?? null,
    summary?.startsOn ?? null,
    summary?.endsOn ?? null,
    summary?.published ?? null,
    summary ? JSON.stringify(summary.people) : null,
  ];
}

/** By far the most frequent commit: one change by one session or the server, and nothing else. */
export const isPlain = ({ changes, receipts, summary, sessions = [] }: Commit): boolean =>
  changes.length === 1 && receipts.length === 0 && !summary && sessions.length <= 1;

/** $1 to $10 of COMMIT_ONE, and a row of COMMIT_EACH: of a plain commit. */
export function plainValues({ eventId, base, changes, sessions = [] }: Commit): readonly unknown[] {
  const [change] = changes;
  if (!change) throw new Error("A plain commit has a change");
  const { version, commandId, body, command, inverse, engine, previous } = change;
  const row = [version, commandId, body, command, inverse, engine, previous];
  return [eventId, base, ...row, sessions[0] ?? null];
}

/** The statement that writes a commit, with its parameters. */
export const writeOf = (commit: Commit): readonly [Statement, readonly unknown[]] =>
  isPlain(commit)
    ? [COMMIT_ONE, plainValues(commit)]
    : [COMMIT, [commit.eventId, commit.base, ...commitValues(commit), commit.sessions ?? []]];

/** Plain commits of different events as COMMIT_EACH takes them, column by column. */
export function eachValues(commits: readonly Commit[]): readonly unknown[] {
  const rows = commits.map(plainValues);
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));
}
