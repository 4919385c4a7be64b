import type { Entrant, Partner } from "@drawroom/shared";
import { wholeNumber } from "./figures";
import { BALL_MOST, GRADE_MOST } from "./import/reading";

export const GRADE_FIELDS = ["current", "max12", "estimated"] as const;
export type GradeField = (typeof GRADE_FIELDS)[number];

/** A person as typed. */
export interface PersonDraft {
  name: string;
  country: string;
  current: string;
  max12: string;
  estimated: string;
}

/** An entrant as typed; in doubles the two, and what is given for the pair itself. */
export interface EntrantDraft extends PersonDraft {
  ball: string;
  pair: [PersonDraft, PersonDraft] | null;
}

type PersonValues = { name: string; country: string | null } & Record<GradeField, number | null>;
export type EntrantValues = PersonValues & { ball: number | null };

/** Fields that can't be read, by their place in the draft, such as `country` or `pair.0.current`. */
export type Wrong = ReadonlySet<string>;

const textOf = (value: number | null | undefined): string => (value == null ? "" : String(value));

const blankPerson = (): PersonDraft => ({
  name: "",
  country: "",
  current: "",
  max12: "",
  estimated: "",
});

export const blankDraft = (isDoubles: boolean): EntrantDraft => ({
  ...blankPerson(),
  ball: "",
  pair: isDoubles ? [blankPerson(), blankPerson()] : null,
});

const personDraft = (person: Partner): PersonDraft => ({
  name: person.name,
  country: person.country ?? "",
  current: textOf(person.current),
  max12: textOf(person.max12),
  estimated: textOf(person.estimated),
});

export const draftOf = (entrant: Entrant): EntrantDraft => ({
  ...personDraft(entrant),
  ball: textOf(entrant.ball),
  pair: entrant.pair ? [personDraft(entrant.pair[0]), personDraft(entrant.pair[1])] : null,
});

export function readPerson(draft: PersonDraft, at: string, wrong: Set<string>): PersonValues {
  const country = draft.country.trim().toUpperCase();
  if (country !== "" && !/^[A-Z]{3}$/.test(country)) wrong.add(`${at}country`);
  const grade = (field: GradeField): number | null =>
    readFigure(draft[field], GRADE_MOST, 0, `${at}${field}`, wrong);
  return {
    name: draft.name.trim().replace(/\s+/g, " "),
    country: country === "" ? null : country,
    current: grade("current"),
    max12: grade("max12"),
    estimated: grade("estimated"),
  };
}

export function readFigure(
  text: string,
  most: number,
  least: number,
  at: string,
  wrong: Set<string>,
): number | null {
  const typed = text.trim();
  if (typed === "") return null;
  const value = wholeNumber(typed, most, least);
  if (value === null) wrong.add(at);
  return value;
}

export const readBall = (text: string, wrong: Set<string>): number | null =>
  readFigure(text, BALL_MOST, 1, "ball", wrong);
