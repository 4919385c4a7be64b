import type { EntrantId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import type { SwissHistory, SwissPlayer } from "../swiss/history.js";

/** A player as boards and tables name one. */
export interface SwissSide {
  readonly entrant: EntrantId;
  readonly name: string;
  readonly country: string | null;
  readonly seed: number;
  /** As frozen; null: unrated. */
  readonly rating: number | null;
  readonly isWithdrawn: boolean;
}

export type SideOf = (id: EntrantId) => SwissSide;

/** Names the players of a history. Who is no longer there keeps the id for a name. */
export function sidesOf(state: EventState, { players }: SwissHistory): SideOf {
  const byId = new Map(players.map((player): [EntrantId, SwissPlayer] => [player.id, player]));
  return (id) => {
    const entrant = state.entrants[id];
    const player = byId.get(id);
    return {
      entrant: id,
      name: entrant?.name ?? id,
      country: entrant?.country ?? null,
      seed: player?.seed ?? 0,
      rating: player?.rating || null,
      isWithdrawn: entrant?.withdrawn !== undefined,
    };
  };
}
