import type { Difference } from "./fault.js";

const MOST = 5;
const LONGEST = 80;

/** The first places where two JSON values part, keys in code-unit order; none: they are the same. */
export function differencesOf(kept: unknown, decided: unknown): readonly Difference[] {
  const found: Difference[] = [];
  compare(kept, decided, "", found);
  return found;
}

function compare(kept: unknown, decided: unknown, path: string, found: Difference[]): void {
  if (kept === decided || found.length >= MOST) return;
  if (isBranch(kept) && isBranch(decided) && Array.isArray(kept) === Array.isArray(decided)) {
    for (const key of [...new Set([...Object.keys(kept), ...Object.keys(decided)])].sort())
      compare(own(kept, key), own(decided, key), path ? `${path}.${key}` : key, found);
    return;
  }
  found.push({ path, ...told("kept", kept), ...told("decided", decided) });
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === "object";

const own = (value: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

function told(side: "kept" | "decided", value: unknown): Partial<Difference> {
  if (value === undefined) return {};
  const json = JSON.stringify(value);
  return { [side]: json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json };
}
