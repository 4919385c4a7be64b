import { computed, type ComputedRef } from "vue";
import {
  basisOf,
  entrantsIn,
  foldedName,
  gradeOf,
  hasLiveDraw,
  rankingOf,
  seatOf,
  shownSeatsIn,
  blocksIn,
  type Entrant,
  type SeatId,
} from "@drawroom/shared";
import { useFollowing } from "../event-page/follow";
import { useViewed } from "../event-page/viewed";

export interface ListedPlayer {
  readonly entrant: Entrant;
  /** null: withdrawn. */
  readonly rank: number | null;
  readonly grade: number | null;
  readonly isEstimated: boolean;
  /** null: none, or not drawn yet. */
  readonly seat: SeatId | null;
  readonly isMine: boolean;
}

/** The field by rank, the withdrawn last; the followed entrant stands first. */
export function usePlayers(): {
  readonly players: ComputedRef<readonly ListedPlayer[]>;
  find(sought: string): readonly ListedPlayer[];
} {
  const { state, competition } = useViewed();
  const { mine } = useFollowing();
  const players = computed((): readonly ListedPlayer[] => {
    const of = competition.value;
    if (!of) return [];
    const ranks = new Map(rankingOf(state.value, of.id).map((line) => [line.entrant, line.rank]));
    const drawn = hasLiveDraw(state.value, of.id)
      ? new Set(
          blocksIn(state.value, of.id).flatMap(({ id }) =>
            shownSeatsIn(state.value, id).map((seat) => seat.id),
          ),
        )
      : null;
    const seatShown = (id: string): SeatId | null => {
      const seat = seatOf(state.value, id);
      return seat && (!drawn || drawn.has(seat)) ? seat : null;
    };
    const all = entrantsIn(state.value, of.id).map((entrant) => ({
      entrant,
      rank: ranks.get(entrant.id) ?? null,
      ...gradeOf(entrant, basisOf(of)),
      seat: seatShown(entrant.id),
      isMine: mine.value.has(entrant.id),
    }));
    return all.sort(
      (a, b) => Number(b.isMine) - Number(a.isMine) || (a.rank ?? 1e6) - (b.rank ?? 1e6),
    );
  });
  return {
    players,
    find: (sought) => {
      const words = foldedName(sought).split(/\s+/).filter(Boolean);
      const textOf = ({ entrant }: ListedPlayer): string =>
        `${foldedName(entrant.name)} ${foldedName(entrant.country ?? "")}`;
      return players.value.filter((player) => words.every((word) => textOf(player).includes(word)));
    },
  };
}
