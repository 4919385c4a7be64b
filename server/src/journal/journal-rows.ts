import {
  checkExport,
  emptyState,
  inverseOf,
  readExport,
  type Checked,
  type Fault,
  type ReadEntry,
  type ReadExport,
  type Refusal,
  type Result,
} from "@drawroom/shared";
import type { ChangeRow } from "../hub/event-store.js";
import { exportText } from "./export-text.js";
import { paced } from "./paced.js";

/** The journal of an export, checked, as it is to be kept here. */
export interface JournalRows {
  readonly slug: string;
  readonly rows: readonly ChangeRow[];
  readonly checked: Checked;
}

/** Reads and checks an export as a stranger's: only one that is whole and unaltered gives rows (JRN-2). */
export async function journalRows(bytes: Uint8Array): Promise<Result<JournalRows, Refusal>> {
  const text = exportText(bytes);
  if (text === null) return refused({ code: "export.unreadable", line: 1 });
  const read = await paced(readExport(text));
  if (!read.ok) return refused(refusalOf(read.refusal));
  const { slug, base, entries } = read.value;
  if (base) return refused({ code: "export.notWhole", from: base.version });
  const { rows, outcome } = await rowsOf(read.value, entries);
  if (!outcome.ok) return refused(refusalOf(outcome.refusal));
  return { ok: true, value: { slug, rows, checked: outcome.value } };
}

async function rowsOf(read: ReadExport, entries: readonly ReadEntry[]) {
  const rows: ChangeRow[] = [];
  const check = checkExport(read);
  let before = emptyState();
  const outcome = await paced(check, ({ held }) => {
    const entry = entries[rows.length];
    if (entry) rows.push(rowOf(entry, JSON.stringify(inverseOf(before, entry.change))));
    before = held.state;
  });
  return { rows, outcome };
}

/** The very texts that were exported: a line that was read is written just so again. */
const rowOf = ({ change, command, engine, previous }: ReadEntry, inverse: string): ChangeRow => ({
  version: change.version,
  commandId: change.commandId,
  body: JSON.stringify(change),
  command: JSON.stringify(command),
  inverse,
  engine,
  previous,
});

const refused = (refusal: Refusal) => ({ ok: false, refusal }) as const;

const refusalOf = (fault: Fault): Refusal =>
  fault.kind === "line"
    ? { code: "export.unreadable", line: fault.line }
    : { code: "export.altered", version: "version" in fault ? fault.version : 0 };
