type Table<R> = Readonly<Record<string, R>>;

/**
 * The ids of tables that were made here, in their order. A step begins with the table that the last one left, so they are
 * listed once and not at each step; to list a large table's keys takes as long as to copy it.
 */
const listed = new WeakMap<object, readonly string[]>();

/** Beyond so many records JavaScript engines keep an object as a dictionary, which spreading copies five times slower. */
const LARGE = 128;

/** The ids of a table's records, in their order. The table is never altered. */
export function idsOf(table: object): readonly string[] {
  let ids = listed.get(table);
  if (!ids) listed.set(table, (ids = Object.keys(table)));
  return ids;
}

/** The table with records put: those that were there stay in their place. Its cost is that of a copy. */
export function withRecords<R>(table: Table<R>, records: Table<R>): Table<R> {
  const ids = idsOf(table);
  if (ids.length < LARGE) return { ...table, ...records };
  const copy = Object.create(null) as Record<string, R>;
  for (const id of ids) copy[id] = table[id] as R;
  const added: string[] = [];
  for (const id of Object.keys(records)) {
    if (copy[id] === undefined) added.push(id);
    copy[id] = records[id] as R;
  }
  listed.set(copy, added.length > 0 ? [...ids, ...added] : ids);
  return copy;
}
