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

/** The statement that writes a commit, with its parameters. */
export function writeOf(commit: Commit): readonly [Statement, readonly unknown[]] {
  const { eventId, base, changes, receipts, summary, sessions = [] } = commit;
  const [first] = changes;
  const isOne = changes.length + receipts.length === 1 && sessions.length <= 1;
  if (!first || !isOne || summary) {
    return [COMMIT, [eventId, base, ...commitValues(commit), sessions]];
  }
  const { version, commandId, body, command, inverse, engine, previous } = first;
  const row = [version, commandId, body, command, inverse, engine, previous];
  return [COMMIT_ONE, [eventId, base, ...row, sessions[0] ?? null]];
}
