import {
  atOnce,
  checkExport,
  ENGINE,
  ENTRY_END,
  entryLine,
  exportBase,
  exportEnd,
  exportFoot,
  exportHead,
  hashOfEntry,
  NO_HASH,
  readExport,
  SETTINGS,
  type CheckOutcome,
  type JournalEntry,
} from "@drawroom/shared";
import type { World } from "./world";

/** The chained journal of a test's event. */
export function entriesOf({ changes, commands }: World, engine = ENGINE): JournalEntry[] {
  let previous = NO_HASH;
  return changes.map((change, index) => {
    const body = JSON.stringify(change);
    const entry = { engine, previous, command: commands[index] ?? "", body };
    previous = hashOfEntry(entry);
    return entry;
  });
}

/** An export with these entries, after so many changes that it leaves out. */
export function exportWith(world: World, entries: readonly JournalEntry[], from = 0): string {
  const last = entries.at(-1);
  const start = from > 0 ? (world.before[from] ?? world.held) : null;
  const base = start && exportBase(start, hashOfEntry(entries[from - 1]!));
  return [
    exportHead(world.state.settings[SETTINGS]?.slug ?? "", base),
    entries.slice(from).map(entryLine).join(ENTRY_END),
    exportFoot(exportEnd(world.held, last ? hashOfEntry(last) : NO_HASH)),
  ].join("");
}

export const exportOfWorld = (world: World, from = 0): string =>
  exportWith(world, entriesOf(world), from);

/** What `npm run verify` finds in the text. */
export function checkOf(text: string): CheckOutcome {
  const read = atOnce(readExport(text));
  return read.ok ? atOnce(checkExport(read.value)) : read;
}
