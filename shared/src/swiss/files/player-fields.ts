import {
  LONGEST_NAME,
  type FilePlayer,
  type LineProblem,
  type LineReason,
} from "./file-problem.js";

/** What stands in the fields of a player, as text. */
export interface PlayerTexts {
  readonly name: string;
  readonly country: string;
  readonly rating: string;
  readonly rankingId: string;
}

/** A player out of a line's fields; null where there is no usable name. What is wrong besides is left out, and said. */
export function playerIn(
  line: number,
  texts: PlayerTexts,
): { readonly player: FilePlayer | null; readonly problems: readonly LineProblem[] } {
  const problems: LineProblem[] = [];
  const say = (outcome: LineProblem["outcome"], reason: LineReason) =>
    problems.push({ line, outcome, reason });
  const name = tidy(texts.name);
  const country = tidy(texts.country).toUpperCase();
  const rating = tidy(texts.rating);
  const rankingId = tidy(texts.rankingId);
  if (name === "") {
    say("refused", { code: "nameMissing" });
    return { player: null, problems };
  }
  if (name.length > LONGEST_NAME) {
    say("refused", { code: "nameTooLong", length: name.length, most: LONGEST_NAME });
    return { player: null, problems };
  }
  const hasCountry = /^[A-Z]{3}$/.test(country);
  if (country !== "" && !hasCountry) say("read", { code: "countryForm", value: country });
  const hasRating = /^\d{1,4}$/.test(rating);
  if (!NONE.test(rating) && !hasRating) say("read", { code: "ratingForm", value: rating });
  const player: FilePlayer = {
    name,
    country: hasCountry ? country : null,
    // A rating of 0 is none (SWS-1).
    rating: hasRating ? Number(rating) || null : null,
    rankingId: /^[A-Za-z0-9-]{1,40}$/.test(rankingId) && rankingId !== "0" ? rankingId : null,
  };
  return { player, problems };
}

/** How lists say that there is no rating. */
const NONE = /^[-–—]?$/;

/** One line, single spaces, no control characters and none that turn the reading direction. */
const tidy = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069\u00a0\u200b\ufeff]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
