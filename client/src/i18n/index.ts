import { createI18n } from "vue-i18n";
import { messages as common } from "./en/common";

/** The words of one area: text, or groups of texts. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Languages by their code; Intl's own tag where it differs (dates in English are day first). */
const INTL_TAGS: Readonly<Record<string, string>> = { en: "en-GB" };
const FIRST_LANGUAGE = "en";

export const i18n = createI18n({
  legacy: false,
  locale: FIRST_LANGUAGE,
  fallbackLocale: FIRST_LANGUAGE,
  messages: { en: { common } },
});

export const intlTag = (): string =>
  INTL_TAGS[i18n.global.locale.value] ?? i18n.global.locale.value;

const files = import.meta.glob<{ readonly messages: Texts }>(["./*/*.ts", "!./*/common.ts"]);
/** Areas that are there or on their way. */
const loading = new Map<string, Promise<void>>([["en/common", Promise.resolve()]]);

/** `order-of-play` → `orderOfPlay`: an area's file and the first part of its keys. */
export const namespaceOf = (area: string): string =>
  area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Brings in the words of some areas. A route names its own in `meta.texts`, so a page loads only what it says. */
export async function loadTexts(areas: readonly string[]): Promise<void> {
  const language = i18n.global.locale.value;
  await Promise.all(areas.map((area) => loadArea(language, area)));
}

function loadArea(language: string, area: string): Promise<void> {
  const key = `${language}/${area}`;
  const load = files[`./${key}.ts`];
  let coming = loading.get(key);
  if (coming || !load) return coming ?? Promise.resolve();
  coming = load().then(({ messages }) => {
    i18n.global.mergeLocaleMessage(language, { [namespaceOf(area)]: messages });
  });
  loading.set(key, coming);
  // What did not come is asked for again at the next visit.
  coming.catch(() => loading.delete(key));
  return coming;
}

/** Every area there is, for tests and pages of the house. */
export const allAreas = (): string[] =>
  ["./en/common.ts", ...Object.keys(files)]
    .filter((file) => file.startsWith("./en/"))
    .map((file) => file.slice("./en/".length, -".ts".length));
