import { readFileSync } from "node:fs";
import path from "node:path";
import { nth } from "./builders";

/** The 80 invented people, as the file that a manager reads in. */
export const FIELD_FILE = path.resolve(import.meta.dirname, "field-80.csv");
export const fieldText = (): string => readFileSync(FIELD_FILE, "utf8");

const figure = (text: string | undefined): number | null => (text ? Number(text) : null);

/** The same people as a command takes them. */
export const fieldOf80 = () =>
  fieldText()
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line, index) => {
      const [name = "", country = "", current, max12, estimated] = line.split(",");
      return {
        id: nth(index + 1),
        name,
        country: country || null,
        current: figure(current),
        max12: figure(max12),
        estimated: figure(estimated),
      };
    });
