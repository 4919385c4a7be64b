import { SETTINGS, type EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";
import type { Actor } from "./define.js";

/** Who may give a command (ACC-1): `owner` unless its kind says otherwise. */
export type GivenBy = "owner" | "manager" | "server";

/** Why this actor may not give such a command on this event; null: they may. Asked for each command (ACC-1). */
export function refusalOfAccess(
  state: EventState,
  kind: { readonly by?: GivenBy },
  actor: Actor,
): Refusal | null {
  const by = kind.by ?? "owner";
  if (by === "server") return actor.isServer ? null : { code: "access.serverOnly" };
  const role = actor.isServer ? undefined : state.people[actor.id]?.role;
  if (role === by) return null;
  // ACC-3: who may not see the event is not told that it exists.
  if (role === undefined && !actor.isServer && !isPublished(state))
    return { code: "event.notFound" };
  return { code: by === "owner" ? "access.notOwner" : "access.notManager" };
}

const isPublished = (state: EventState): boolean =>
  state.settings[SETTINGS]?.published !== undefined;
