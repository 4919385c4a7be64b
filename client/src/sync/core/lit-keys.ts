import type { RecordPatch } from "@drawroom/shared";

/** The records that a patch touches, as `table/id`. */
export function litKeys(patch: RecordPatch): string[] {
  const put = Object.entries(patch.put ?? {}).flatMap(([table, records]) =>
    Object.keys(records).map((id) => `${table}/${id}`),
  );
  const dropped = Object.entries(patch.drop ?? {}).flatMap(([table, ids]) =>
    ids.map((id) => `${table}/${id}`),
  );
  return [...put, ...dropped];
}
