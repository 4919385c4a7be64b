import { bestLanguage, isLanguage, type Language } from "./languages";

const KEY = "drawroom.language";

/** The reader's own choice in this browser; null: as the device says. */
export function rememberedLanguage(): Language | null {
  try {
    const choice = localStorage.getItem(KEY);
    return choice !== null && isLanguage(choice) ? choice : null;
  } catch {
    return null;
  }
}

export function rememberLanguage(choice: Language | null): void {
  try {
    if (choice) localStorage.setItem(KEY, choice);
    else localStorage.removeItem(KEY);
  } catch {
    // A browser without storage forgets; nothing else depends on it.
  }
}

/** English where there is no browser at all. */
export const deviceLanguage = (): Language =>
  bestLanguage(typeof navigator === "undefined" ? [] : navigator.languages);
export const chosenLanguage = (): Language => rememberedLanguage() ?? deviceLanguage();
