import type { AreaTexts } from "./languages";

export const areas = import.meta.glob<AreaTexts>("./en/*.ts");
