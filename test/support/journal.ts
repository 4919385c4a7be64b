import { seatLabel, type Change } from "@drawroom/shared";
import type { Visitor } from "./visitor";

/** All changes of an event, as the server keeps them. */
export async function journalOf(owner: Visitor, slug: string): Promise<readonly Change[]> {
  const { body } = await owner.get(`/api/events/${slug}/changes?since=0`);
  return (body as { changes: readonly Change[] }).changes;
}

/** The balls in the order in which they were drawn: `A1 entaac`. */
export const ballsIn = (changes: readonly Change[]): string[] =>
  changes.flatMap(({ facts }) =>
    facts.flatMap((fact) =>
      fact.type === "seatPicked" ? [`${seatLabel(fact.seat)} ${fact.entrant}`] : [],
    ),
  );
