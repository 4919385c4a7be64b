import type { CommandOf, Entrant } from "@drawroom/shared";
import {
  readBall,
  readPerson,
  type EntrantDraft,
  type EntrantValues,
  type Wrong,
} from "./entrant-draft";

/** What a new entrant is made of, in the words of its command. */
export type NewFields = Omit<CommandOf<"addEntrant">["entrant"], "id" | "competition">;
export type EditedFields = Omit<
  CommandOf<"editEntrant">,
  "commandId" | "type" | "entrant" | "seen"
>;

export interface Read<T> {
  readonly fields: T;
  readonly wrong: Wrong;
}

const isGiven = (value: unknown): boolean => value !== null && value !== "";

/** What is typed as a new entrant. Of a pair only what is typed for the pair itself; the rest follows from the two (BLK-5). */
export function readNew(draft: EntrantDraft): Read<NewFields> {
  const wrong = new Set<string>();
  const own: EntrantValues = { ...readPerson(draft, "", wrong), ball: readBall(draft.ball, wrong) };
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => isGiven(value)));
  if (!draft.pair) {
    if (own.name === "") wrong.add("name");
    return { fields: given, wrong };
  }
  return { fields: { ...given, pair: readPair(draft.pair, wrong) }, wrong };
}

function readPair(
  pair: NonNullable<EntrantDraft["pair"]>,
  wrong: Set<string>,
): NonNullable<NewFields["pair"]> {
  const first = readPerson(pair[0], "pair.0.", wrong);
  const second = readPerson(pair[1], "pair.1.", wrong);
  if (first.name === "") wrong.add("pair.0.name");
  if (second.name === "") wrong.add("pair.1.name");
  return [first, second];
}

/** What is typed where it differs from what stood, and what stood there (HUB-5). */
export function readEdited(
  draft: EntrantDraft,
  base: Entrant,
): Read<EditedFields> & { readonly seen: EditedFields } {
  const wrong = new Set<string>();
  const own: EntrantValues = { ...readPerson(draft, "", wrong), ball: readBall(draft.ball, wrong) };
  if (own.name === "") wrong.add("name");
  const fields: Record<string, unknown> = {};
  const seen: Record<string, unknown> = {};
  const note = (field: string, value: unknown, stood: unknown): void => {
    if (JSON.stringify(value) === JSON.stringify(stood)) return;
    fields[field] = value;
    seen[field] = stood;
  };
  for (const field of ["name", "country", "current", "max12", "estimated"] as const)
    note(field, own[field], base[field]);
  note("ball", own.ball, base.ball ?? null);
  if (draft.pair) note("pair", readPair(draft.pair, wrong), base.pair ?? null);
  return { fields, seen, wrong };
}
