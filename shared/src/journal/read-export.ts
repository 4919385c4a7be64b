import { z } from "zod";
import type { Change } from "../change.js";
import type { Actor } from "../commands/define.js";
import { changeSchema, stateSchema } from "../protocol/change.js";
import { ok, refuse, type Result } from "../result.js";
import { emptyState } from "../model/state.js";
import { hashOfText } from "./entry.js";
import type { Fault } from "./fault.js";
import { EXPORT_FORMAT, type ExportBase, type ExportEnd } from "./export-file.js";

/** A change as it was read from an export. */
export interface ReadEntry {
  readonly previous: string;
  readonly engine: string;
  /** The command with what was known of its moment and giver; the command itself is not looked into. */
  readonly command: { readonly command: unknown; readonly at: number; readonly actor: Actor };
  readonly change: Change;
  /** The hash of the line. */
  readonly hash: string;
}

export interface ReadExport {
  readonly slug: string;
  readonly base: ExportBase | null;
  readonly entries: readonly ReadEntry[];
  readonly end: ExportEnd;
}

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const version = z.int().min(1);
const base = z.strictObject({ version, hash, stateHash: hash, state: stateSchema });
const headSchema = z.strictObject({
  format: z.literal(EXPORT_FORMAT),
  slug: z.string(),
  base: base.nullable(),
  changes: z.tuple([]),
});
const footSchema = z.strictObject({
  changes: z.tuple([]),
  end: z.strictObject({ version, hash, stateHash: hash }),
});
const actor = z.strictObject({
  id: z.string(),
  name: z.string(),
  wcfRules: z.boolean(),
  isServer: z.boolean().optional(),
});
const entrySchema = z.strictObject({
  previous: hash,
  engine: z.string().min(1).max(40),
  command: z.strictObject({ command: z.looseObject({}), at: z.int(), actor }),
  change: changeSchema,
});

/**
 * Reads an export. It must stand there byte for byte as exports are written, so that no changed byte passes: a fault names
 * the line, counted from 1. It gives way after each change, with the line reached.
 */
export function* readExport(text: string): Generator<number, Result<ReadExport, Fault>> {
  const lines = text.split("\n");
  const [first = "", ...rest] = lines;
  if (rest.pop() !== "" || rest.length === 0) return badLine(lines.length);
  const head = lineOf(headSchema, `${first}]}`, first, (json) => json.slice(0, -2));
  if (!head) return badLine(1);
  const last = rest.pop() ?? "";
  // Without changes the head's line is followed by an empty one.
  const written = rest.length === 1 && rest[0] === "" ? [] : rest;
  const foot = lineOf(footSchema, `{"changes":[${last}`, last, (json) =>
    json.slice('{"changes":['.length),
  );
  const entries: ReadEntry[] = [];
  for (const [index, line] of written.entries()) {
    const isLast = index === written.length - 1;
    const own = isLast ? line : line.slice(0, -1);
    const entry = lineOf(entrySchema, own, own, (json) => json);
    if (!entry || (!isLast && !line.endsWith(","))) return badLine(index + 2);
    entries.push({ ...(entry as Omit<ReadEntry, "hash">), hash: hashOfText(own) });
    yield index + 2;
  }
  if (!foot) return badLine(lines.length - 1);
  const { slug, base } = head;
  return ok({ slug, base: base && withAllTables(base as ExportBase), entries, end: foot.end });
}

const badLine = (line: number): { readonly ok: false; readonly refusal: Fault } =>
  refuse({ kind: "line", line });

/** What a line holds; null where it is no JSON, of another shape, or not written as `JSON.stringify` writes it. */
function lineOf<S extends z.ZodType>(
  schema: S,
  json: string,
  line: string,
  back: (json: string) => string,
): z.infer<S> | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  // Not what the schema gives back: that has its own order of keys.
  if (back(JSON.stringify(value)) !== line || !schema.safeParse(value).success) return null;
  return value as z.infer<S>;
}

const withAllTables = (read: ExportBase): ExportBase => ({
  ...read,
  state: { ...emptyState(), ...read.state },
});
