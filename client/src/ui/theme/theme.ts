import { ref, watch } from "vue";

/** `paper` or `lawn`, or as the device says. */
export type ThemeChoice = "system" | "paper" | "lawn";
export type Theme = Exclude<ThemeChoice, "system">;
export const THEMES: readonly ThemeChoice[] = ["system", "paper", "lawn"];

const KEY = "drawroom.theme";
const wantsDark = window.matchMedia("(prefers-color-scheme: dark)");

function remembered(): ThemeChoice {
  try {
    const choice = localStorage.getItem(KEY) as ThemeChoice | null;
    return choice && THEMES.includes(choice) ? choice : "system";
  } catch {
    return "system";
  }
}

/** The viewer's choice; it is remembered in the browser. */
export const themeChoice = ref<ThemeChoice>(remembered());
const forced = ref<Theme | null>(null);

function show(): void {
  const byDevice: Theme = wantsDark.matches ? "lawn" : "paper";
  const choice = themeChoice.value === "system" ? byDevice : themeChoice.value;
  document.documentElement.dataset.theme = forced.value ?? choice;
}

/** A big screen's theme is its owner's; null gives it back to the viewer. */
export function forceTheme(theme: Theme | null): void {
  forced.value = theme;
}

export function startTheme(): void {
  wantsDark.addEventListener("change", show);
  watch([themeChoice, forced], show, { immediate: true, flush: "sync" });
  watch(themeChoice, (choice) => {
    try {
      localStorage.setItem(KEY, choice);
    } catch {
      // A browser without storage forgets; nothing else depends on it.
    }
  });
}
