import type {
  Answer,
  Change,
  CommandId,
  EventJoined,
  EventPresence,
  Held,
  History,
  PersonId,
  Refusal,
  Role,
} from "@drawroom/shared";

/** What a join brings: the changes since the version named, or the state itself (WIR-1). */
export type JoinBase =
  | { readonly kind: "changes"; readonly changes: readonly Change[] }
  | ({ readonly kind: "snapshot" } & Held);

/** The answer to a join as the core reads it: a snapshot's bytes are already a state. */
export type Joined =
  | {
      readonly ok: true;
      readonly joinId: string;
      readonly role: Role;
      readonly personId: PersonId | null;
      readonly base: JoinBase;
      readonly settled: readonly Answer[];
      readonly history?: History;
    }
  | { readonly ok: false; readonly joinId: string; readonly refusal: Refusal };

/** What the core asks for when it joins. */
export interface JoinAsked {
  readonly joinId: string;
  /** The version held; -1: none. */
  readonly since: number;
  readonly unsettled: readonly CommandId[];
}

/** Who else is here (WIR-7). */
export type Presence = Omit<EventPresence, "eventId">;

/** Reads the bytes of a snapshot; in browsers they come as an ArrayBuffer. Throws on bytes that are no JSON. */
export function readJoined(joined: EventJoined): Joined {
  if (!joined.ok || joined.base.kind === "changes") return joined as Joined;
  const { version, state } = joined.base;
  const held: Held = {
    version,
    state: JSON.parse(new TextDecoder().decode(state)) as Held["state"],
  };
  return { ...joined, base: { kind: "snapshot", ...held } };
}
