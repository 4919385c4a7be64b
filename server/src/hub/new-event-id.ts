import { randomInt } from "node:crypto";
import type { EventId } from "@drawroom/shared";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const SIGNS = `${LETTERS}23456789`;

const anyOf = (signs: string): string => signs.charAt(randomInt(signs.length));

/** Six random signs, the first a letter: events can't be guessed by counting (ACC-3). */
export const newEventId = (): EventId =>
  anyOf(LETTERS) + Array.from({ length: 5 }, () => anyOf(SIGNS)).join("");
