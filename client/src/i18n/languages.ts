/** The words of one area: text, or groups of texts. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

export interface AreaTexts {
  readonly messages: Texts;
}

/** What brings in the words of each area of a language, by its file: `./en/order-of-play.ts`. */
type Areas = Readonly<Record<string, () => Promise<AreaTexts>>>;

interface LanguageFacts {
  /** As its speakers call it. */
  readonly name: string;
  /** Intl's tag: dates in English are day first. */
  readonly tag: string;
  readonly areas: () => Promise<{ readonly areas: Areas }>;
}

export type Language = "en" | "fr" | "de" | "es" | "sv";

/** Every language there is (SCR-8). Which files hold its words is known to those who read it only. */
export const LANGUAGES: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: "English", tag: "en-GB", areas: () => import("./en") },
  fr: { name: "Français", tag: "fr", areas: () => import("./fr") },
  de: { name: "Deutsch", tag: "de", areas: () => import("./de") },
  es: { name: "Español", tag: "es", areas: () => import("./es") },
  sv: { name: "Svenska", tag: "sv", areas: () => import("./sv") },
};

export const isLanguage = (code: string): code is Language => code in LANGUAGES;

/** The first of the wished-for tags that there is, by its language: `de-CH` is German. English where there is none. */
export function bestLanguage(wished: readonly string[]): Language {
  for (const tag of wished) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(code)) return code;
  }
  return "en";
}
