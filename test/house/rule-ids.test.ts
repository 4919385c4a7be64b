import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const tests = path.resolve(import.meta.dirname, "..");
const spec = path.resolve(tests, "../shared/SPEC.md");

const id = "[A-Z]{2,4}-(?:\\d+|[A-Z]+)";

/** `**BLK-3**` states a rule; a mention of it elsewhere stands without the asterisks. */
function statedIn(text: string): Set<string> {
  return new Set([...text.matchAll(RegExp(`\\*\\*(${id})\\*\\*`, "g"))].map(([, rule]) => rule!));
}

/** A title opens with its rules: `it("[BLK-3] …")`, `describe("[HUB-3][WIR-2] …")`. */
function quotedIn(text: string): Set<string> {
  const openings = text.matchAll(RegExp(`["'\`]((?:\\[${id}\\] ?)+)`, "g"));
  return new Set([...openings].flatMap(([, ids]) => ids!.match(RegExp(id, "g")) ?? []));
}

function textOfAllTests(): string {
  return readdirSync(tests, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts") && !file.includes("node_modules"))
    .filter((file) => path.join(tests, file) !== import.meta.filename)
    .map((file) => readFileSync(path.join(tests, file), "utf8"))
    .join("\n");
}

const without = (ids: Set<string>, others: Set<string>) => [...ids].filter((id) => !others.has(id));

it("finds rules and titles at all", () => {
  expect(statedIn("- **BLK-3** A seed sits once (see BLK-2). **KO-TIER** **Note** it.")).toEqual(
    new Set(["BLK-3", "KO-TIER"]),
  );
  expect(quotedIn('it("[HUB-3][WIR-2] holds", f); it(`[SCR-1] x [BLK-9]`)')).toEqual(
    new Set(["HUB-3", "WIR-2", "SCR-1"]),
  );
});

it("every rule in SPEC.md stands in a test title", () => {
  expect(without(statedIn(readFileSync(spec, "utf8")), quotedIn(textOfAllTests()))).toEqual([]);
});

it("every rule in a test title stands in SPEC.md", () => {
  expect(without(quotedIn(textOfAllTests()), statedIn(readFileSync(spec, "utf8")))).toEqual([]);
});
