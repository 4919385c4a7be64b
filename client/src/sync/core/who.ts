import type { Actor, EventState, Held, PersonId, Role } from "@drawroom/shared";

/** The part that a person has in the event. */
export const roleOf = (state: EventState, personId: PersonId | null): Role =>
  (personId !== null && state.people[personId]?.role) || "spectator";

/** Who gives the commands; null while that is not known. */
export function actorOf(held: Held | null, personId: PersonId | null): Actor | null {
  const person = personId === null ? undefined : held?.state.people[personId];
  return person ? { id: person.id, name: person.name, wcfRules: person.wcfRules } : null;
}

/** There is exactly one owner (ACC-2), so an owner is known before the server has said who we are. */
export function personOfRole(state: EventState, role: Role): PersonId | null {
  if (role !== "owner") return null;
  return Object.values(state.people).find((person) => person.role === "owner")?.id ?? null;
}
