import type { CommandInput } from "@drawroom/shared";

const IDS = ["lwna", "lwnb", "lwnc", "lwnd", "lwne", "lwnf", "lwng", "lwnh"];

export const COURTS = IDS.map((id, index) => ({ id, name: `Lawn ${index + 1}` }));

export const BIG_SCREEN = "hall";

/** What is there before anybody competes; and everybody may look. */
export const groundwork = (): readonly CommandInput[] => [
  ...COURTS.map((court): CommandInput => ({ type: "addCourt", court })),
  { type: "publishEvent" },
];

export const bigScreens: readonly CommandInput[] = [
  {
    type: "addDisplay",
    display: {
      id: BIG_SCREEN,
      name: "Club hall",
      view: "live-draw",
      competition: "open",
      theme: "lawn",
    },
  },
  {
    type: "addDisplay",
    display: { id: "tent", name: "Tea tent", view: "rotation", theme: "paper" },
  },
];
