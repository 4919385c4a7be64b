import { watch } from "vue";
import { createI18n } from "vue-i18n";
import { chosenLanguage } from "./language-choice";
import { LANGUAGES, type Language } from "./languages";

/** Nought is singular in French: `0 joueur`. Where there are three forms, the first is for none. */
const frenchForm = (n: number, forms: number): number =>
  forms === 3 ? Math.min(n, 2) : n < 2 ? 0 : 1;

export const i18n = createI18n({
  legacy: false,
  locale: chosenLanguage(),
  pluralRules: { fr: frenchForm },
  messages: {},
});

const language = (): Language => i18n.global.locale.value as Language;

export const intlTag = (): string => LANGUAGES[language()].tag;

/** Tells the browser in which language the page is, for its reader and its hyphens. */
export function startLanguage(): void {
  const tell = (code: string): void => void (document.documentElement.lang = code);
  watch(i18n.global.locale, tell, { immediate: true });
}

/** Words that are there or on their way, by language and area. */
const loading = new Map<string, Promise<void>>();

/** `order-of-play` → `orderOfPlay`: an area's file and the first part of its keys. */
export const namespaceOf = (area: string): string =>
  area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Brings in the words of some areas. A route names its own in `meta.texts`, so a page loads only what it says. */
export const loadTexts = (areas: readonly string[]): Promise<void> =>
  loadIn(language(), ["common", ...areas]);

/** Every word that is on the page, in another language from now on. Rejects, and nothing changes, where it can't be had. */
export async function changeLanguage(to: Language): Promise<void> {
  const here = [...loading.keys()].map((key) => key.slice(key.indexOf("/") + 1));
  await loadIn(to, [...new Set(here)]);
  i18n.global.locale.value = to;
}

async function loadIn(to: Language, areas: readonly string[]): Promise<void> {
  await Promise.all(areas.map((area) => loadArea(to, area)));
}

function loadArea(to: Language, area: string): Promise<void> {
  const key = `${to}/${area}`;
  let coming = loading.get(key);
  if (coming) return coming;
  coming = textsOf(to, area);
  loading.set(key, coming);
  // What did not come is asked for again at the next visit.
  coming.catch(() => loading.delete(key));
  return coming;
}

async function textsOf(to: Language, area: string): Promise<void> {
  const { areas } = await LANGUAGES[to].areas();
  const load = areas[`./${to}/${area}.ts`];
  if (!load) return;
  const { messages } = await load();
  i18n.global.mergeLocaleMessage(to, { [namespaceOf(area)]: messages });
}

/** Every area there is, for tests and pages of the house. */
export async function allAreas(): Promise<string[]> {
  const { areas } = await LANGUAGES.en.areas();
  return Object.keys(areas).map((file) => file.slice("./en/".length, -".ts".length));
}
