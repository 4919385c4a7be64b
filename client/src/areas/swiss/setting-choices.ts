import type { SwissSettings } from "@drawroom/shared";

/** A setting that is one of some values; `words`: where theirs stand. */
export interface Choice {
  readonly name: Exclude<keyof SwissSettings, "rounds" | "endedAfter">;
  readonly words: string;
  readonly values: readonly (string | number)[];
}

export const CHOICES: readonly Choice[] = [
  { name: "tieBreak", words: "tieBreaks", values: ["wnt", "buchholz"] },
  { name: "bye", words: "byes", values: [1, 0.5] },
  { name: "missed", words: "misseds", values: [0, 0.5] },
  { name: "unplayed", words: "unplayeds", values: ["count", "omit"] },
  { name: "buchholz", words: "buchholzes", values: ["plain", "fide2026"] },
];

/** The options of a choice in words; `t` says a key. */
export const optionsOf = ({ words, values }: Choice, t: (key: string) => string) =>
  values.map((value) => ({
    value: String(value),
    text: t(`swiss.settings.${words}.${String(value).replace(".", "-")}`),
  }));
