import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { messages as de } from "../src/i18n/de/common.ts";
import { messages as en } from "../src/i18n/en/common.ts";
import { messages as es } from "../src/i18n/es/common.ts";
import { messages as fr } from "../src/i18n/fr/common.ts";
import { messages as sv } from "../src/i18n/sv/common.ts";

const WORDS = { en, fr, de, es, sv };
export const wordsChunk = (language: string): string => `words-${language}`;

/**
 * The page once more in each other language, `index.fr.html`, from which the server chooses by what the browser asks for: so the
 * right words are on their way with the page, and what stands there before any script is in them too (SCR-8, SCR-10).
 */
export const pagesByLanguage = (): Plugin => ({
  name: "pages-by-language",
  apply: "build",
  async writeBundle({ dir = "" }, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const fileOf = (language: string): string =>
      chunks.find(({ name }) => name === wordsChunk(language))?.fileName ??
      this.error(`there is no file of the words of ${language}; see build/chunks.ts`);
    const page = await readFile(path.join(dir, "index.html"), "utf8");
    for (const [language, { page: words }] of Object.entries(WORDS)) {
      const text = [
        [`lang="en"`, `lang="${language}"`],
        [fileOf("en"), fileOf(language)],
        [en.page.description, words.description],
        [en.page.noScript, words.noScript],
      ].reduce((made, [from = "", to = ""]) => {
        if (!made.includes(from)) this.error(`index.html has no ${from}`);
        return made.replace(from, to);
      }, page);
      await writeFile(path.join(dir, `index.${language}.html`), text);
    }
  },
});
