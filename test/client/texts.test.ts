import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { namespaceOf } from "../../client/src/i18n";
import { messages as common } from "../../client/src/i18n/en/common";
import {
  bestLanguage,
  LANGUAGES,
  type Language,
  type Texts,
} from "../../client/src/i18n/languages";

const source = path.resolve(import.meta.dirname, "../../client/src");
const CODES = Object.keys(LANGUAGES) as Language[];

function textsIn(texts: Texts, before: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === "string" ? [[`${before}.${key}`, text]] : textsIn(text, `${before}.${key}`),
  );
}

/** Every text of a language by its key. */
async function textsOf(language: Language): Promise<ReadonlyMap<string, string>> {
  const { areas } = await LANGUAGES[language].areas();
  const files = Object.entries(areas).map(async ([file, load]) => {
    const { messages } = await load();
    return textsIn(messages, namespaceOf(path.basename(file, ".ts")));
  });
  return new Map((await Promise.all(files)).flat());
}

/** What is put into a text, and how many forms it has: `{n} player | {n} players`. */
const shapeOf = (text: string): string => {
  const names = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  return `${[...names].sort().join(" ")} in ${text.replace(/\{'\|'\}/g, "").split("|").length}`;
};

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
    const keys = await textsOf("en");
    const missing = files.flatMap((file) =>
      keysIn(textOf(file))
        .filter((key) => !keys.has(key))
        .map((key) => `${file}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(CODES)(
    "[SCR-8] %s has every text, with what is put into it and its plurals",
    async (code) => {
      const [english, own] = [await textsOf("en"), await textsOf(code)];
      expect([...english.keys()].filter((key) => !own.has(key))).toEqual([]);
      expect([...own.keys()].filter((key) => !english.has(key))).toEqual([]);
      const otherwise = [...english].filter(
        ([key, text]) => shapeOf(own.get(key) ?? "") !== shapeOf(text),
      );
      expect(otherwise.map(([key, text]) => `${key}: ${text} – ${own.get(key)}`)).toEqual([]);
    },
  );

  it("[SCR-8] index.html says before any script what the words of the page say", () => {
    const html = readFileSync(path.join(source, "../index.html"), "utf8");
    for (const text of Object.values(common.page)) expect(html).toContain(text);
  });

  it.each([
    [["de-CH", "en"], "de"],
    [["pt", "sv-FI"], "sv"],
    [["ja"], "en"],
    [[], "en"],
  ])("[SCR-8] a browser that asks for %j reads %s", (wished, language) => {
    expect(bestLanguage(wished)).toBe(language);
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
