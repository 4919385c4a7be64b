import { randomInt } from "node:crypto";
import type { PersonId } from "@drawroom/shared";

const FIRST = "abcdefghijklmnopqrstuvwxyz";
const ALL = `${FIRST}23456789`;
const LENGTH = 8;

/** A random id of eight characters, the first a letter. */
export const newPersonId = (): PersonId =>
  Array.from({ length: LENGTH }, (_, index) => pick(index === 0 ? FIRST : ALL)).join("");

const pick = (from: string): string => from[randomInt(from.length)] ?? "";
