import { computed, inject, provide, ref, type ComputedRef, type InjectionKey, type Ref } from "vue";
import {
  ballsOf,
  basisOf,
  boardOf,
  gradeOf,
  lastPicksOf,
  seatLabel,
  type Board,
  type BoardSeat,
  type DrawnBall,
  type EntrantId,
  type SeatId,
} from "@drawroom/shared";
import { usePlan } from "../plan/use-plan";
import { useUnsentSeats } from "../plan/unsent-seats";
import { seatsInOrder } from "./draw-order";
import type { DrawEntrant } from "./find-entrants";

/** A live draw as its desk sees it. */
export interface Draw {
  readonly board: ComputedRef<Board>;
  readonly live: ComputedRef<Board["live"]>;
  readonly entrants: ComputedRef<readonly DrawEntrant[]>;
  /** The seat that the next pick fills: the one chosen, else the next in order; null: all are drawn. */
  readonly target: ComputedRef<BoardSeat | null>;
  /** A seat chosen out of order, as to correct a wrong ball. */
  readonly chosen: Ref<SeatId | null>;
  readonly picks: ComputedRef<readonly DrawnBall[]>;
  readonly unsent: ComputedRef<ReadonlySet<SeatId>>;
  /** How many are drawn for everybody else: in what the server has. */
  readonly drawnForAll: ComputedRef<number>;
  /** Chooses the seat so many places on in the draw's order. */
  step(by: number): void;
}

const key: InjectionKey<Draw> = Symbol("draw");
const NONE: Board = { live: null, blocks: [] };
const PICKS_SHOWN = 6;

export function provideDraw(): Draw {
  const { state, competition, event } = usePlan();
  const id = computed(() => competition.value?.id ?? "");
  const board = computed(() => (competition.value ? boardOf(state.value, id.value) : NONE));
  const live = computed(() => board.value.live);
  const seats = computed(
    () => new Map(board.value.blocks.flatMap((b) => b.seats.map((s) => [s.id, s] as const))),
  );
  const chosen = ref<SeatId | null>(null);
  const target = computed(() => seats.value.get(chosen.value ?? live.value?.next ?? "") ?? null);
  const draw: Draw = {
    board,
    live,
    entrants: useDrawEntrants(board),
    target,
    chosen,
    picks: computed(() => lastPicksOf(state.value, id.value, PICKS_SHOWN)),
    unsent: useUnsentSeats(),
    drawnForAll: computed(() => {
      const held = event.confirmed.value;
      return held ? (boardOf(held.state, id.value).live?.drawn ?? 0) : 0;
    }),
    step: (by) => {
      const order = seatsInOrder(board.value, live.value?.order ?? "seat");
      const at = order.findIndex((seat) => seat === target.value?.id);
      const next =
        order[at < 0 ? order.length - 1 : Math.max(0, Math.min(order.length - 1, at + by))];
      chosen.value = next === undefined || next === live.value?.next ? null : next;
    },
  };
  provide(key, draw);
  return draw;
}

export function useDraw(): Draw {
  const draw = inject(key);
  if (!draw) throw new Error("useDraw is for the desk of a live draw");
  return draw;
}

/** Who can be drawn: everybody who has a seat, with the ball and the seat already drawn. */
function useDrawEntrants(board: ComputedRef<Board>): ComputedRef<readonly DrawEntrant[]> {
  const { state, competition } = usePlan();
  return computed(() => {
    const of = competition.value;
    if (!of) return [];
    const drawn = new Map<EntrantId, SeatId>(
      board.value.blocks.flatMap((block) =>
        block.seats.flatMap(({ id, entrant }) =>
          entrant === null ? [] : [[entrant, id] as const],
        ),
      ),
    );
    return [...ballsOf(state.value, of.id)]
      .sort(([, x], [, y]) => x - y)
      .flatMap(([id, ball]): DrawEntrant[] => {
        const record = state.value.entrants[id];
        if (!record || record.withdrawn) return [];
        const seat = drawn.get(id);
        const { name, country } = record;
        return [
          {
            id,
            name,
            country,
            ball,
            ...gradeOf(record, basisOf(of)),
            drawn: seat ? seatLabel(seat) : null,
          },
        ];
      });
  });
}
