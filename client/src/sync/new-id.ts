import type { CommandId, CompetitionId, CourtId, DisplayId, EntrantId } from "@drawroom/shared";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** No 0 and 1: they look like letters on a sheet of paper. */
const ALPHABET = `${LETTERS}23456789`;

/**
 * Random characters of [a-z2-9], the first a letter. By getRandomValues, for a venue's network is plain http,
 * where there is no randomUUID. A byte past the last whole round of the alphabet is thrown away: no letter is
 * likelier than another.
 */
export function randomId(length: number): string {
  let id = "";
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      const alphabet = id.length === 0 ? LETTERS : ALPHABET;
      const isFair = byte < 256 - (256 % alphabet.length);
      if (isFair && id.length < length) id += alphabet[byte % alphabet.length];
    }
  }
  return id;
}

export const newEntrantId = (): EntrantId => randomId(6);
export const newCompetitionId = (): CompetitionId => randomId(4);
export const newCourtId = (): CourtId => randomId(4);
export const newDisplayId = (): DisplayId => randomId(4);
export const newCommandId = (): CommandId => randomId(16);
