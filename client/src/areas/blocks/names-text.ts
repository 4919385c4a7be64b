import { intlTag } from "../../i18n";

/** `Ann`, `Ann and Bob`, `Ann, Bob and Cid`. */
export const namesText = (names: readonly string[]): string =>
  new Intl.ListFormat(intlTag(), { type: "conjunction" }).format(names);
