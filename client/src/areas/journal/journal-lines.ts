import type { Change, CommandId, CompetitionId, EventState, PersonId } from "@drawroom/shared";

/** A change as the journal lists it. */
export interface JournalLine {
  readonly change: Change;
  /** What it is about; none: the event itself. */
  readonly competitions: ReadonlySet<CompetitionId>;
  /** Whether a later step took it back, and none made it again. */
  readonly isUndone: boolean;
}

/** What a change touched, by the records of its patch: their ids begin with that of their competition (HUB-3). */
export function competitionsOf(
  { patch, facts }: Change,
  state: EventState,
): ReadonlySet<CompetitionId> {
  const found = new Set<CompetitionId>();
  const note = (table: string, id: string): void => {
    const own =
      table === "entrants"
        ? (patch.put?.entrants?.[id] ?? state.entrants[id])?.competition
        : id.split(".")[0];
    if (own !== undefined && (table === "competitions" || own in state.competitions))
      found.add(own);
  };
  for (const [table, records] of Object.entries(patch.put ?? {}))
    for (const id of Object.keys(records)) note(table, id);
  for (const [table, ids] of Object.entries(patch.drop ?? {}))
    for (const id of ids) note(table, id);
  for (const fact of facts)
    if ("competition" in fact && typeof fact.competition === "string") found.add(fact.competition);
  return found;
}

/** The changes, newest first, each with what became of it. A step that took back another may be taken back itself (HUB-8). */
export function journalLines(
  newestFirst: readonly Change[],
  state: EventState,
): readonly JournalLine[] {
  const gone = new Set<CommandId>();
  return newestFirst.map((change) => {
    const isUndone = gone.has(change.commandId);
    const [fact] = change.facts;
    const target = fact?.type === "changeUndone" || fact?.type === "changeRedone" ? fact.of : null;
    if (target !== null && !isUndone) gone.add(target);
    return { change, competitions: competitionsOf(change, state), isUndone };
  });
}

/** What is chosen; empty: all. */
export interface JournalFilter {
  /** A competition's id, or `EVENT`. */
  readonly competition: string;
  readonly person: PersonId;
}

/** Stands for the event itself among the competitions. */
export const EVENT = "event";

export const fits = (
  { change, competitions }: JournalLine,
  { competition, person }: JournalFilter,
): boolean =>
  (person === "" || change.actor === person) &&
  (competition === "" ||
    (competition === EVENT ? competitions.size === 0 : competitions.has(competition)));
