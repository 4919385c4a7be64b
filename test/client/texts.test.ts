import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { namespaceOf, type Texts } from "../../client/src/i18n";

const source = path.resolve(import.meta.dirname, "../../client/src");
const english = path.join(source, "i18n/en");

function keysOf(texts: Texts, before: string): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [`${before}.${key}`] : keysOf(text, `${before}.${key}`),
  );
}

async function allKeys(): Promise<Set<string>> {
  const areas = readdirSync(english).map((file) => file.slice(0, -".ts".length));
  const files = await Promise.all(
    areas.map(async (area) => {
      const { messages } = (await import(`../../client/src/i18n/en/${area}.ts`)) as {
        messages: Texts;
      };
      return keysOf(messages, namespaceOf(area));
    }),
  );
  return new Set(files.flat());
}

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.(vue|ts)$/.test(file),
);
const textOf = (file: string): string => readFileSync(path.join(source, file), "utf8");

/** Keys written out in full: `t("blocks.all")`, `$t('blocks.all')`, keypath="…". What is put together is left to its own tests. */
const keysIn = (text: string): string[] =>
  [...text.matchAll(/(?:\bt\(\s*|\$t\(\s*|keypath=)["']([a-zA-Z]+(?:\.[a-zA-Z0-9-]+)+)["']/g)].map(
    ([, key]) => key ?? "",
  );

describe("words", () => {
  it("every key that the source names has its words", async () => {
    const keys = await allKeys();
    const missing = files.flatMap((file) =>
      keysIn(textOf(file))
        .filter((key) => !keys.has(key))
        .map((key) => `${file}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it("no template has words of its own", () => {
    const bare = files
      .filter((file) => file.endsWith(".vue"))
      .flatMap((file) => {
        const template = /<template>([\s\S]*)<\/template>/.exec(textOf(file))?.[1] ?? "";
        const text = template
          .replace(/<!--[\s\S]*?-->|&\w+;/g, "")
          .replace(/\{\{[\s\S]*?\}\}/g, "")
          // Tags with their attributes, whose values may hold `>`.
          .replace(/<\/?[A-Za-z](?:"[^"]*"|'[^']*'|[^>"'])*>/g, " ");
        return (text.match(/[A-Za-z]{2,}/g) ?? []).map((word) => `${file}: ${word}`);
      });
    expect(bare).toEqual([]);
  });
});
