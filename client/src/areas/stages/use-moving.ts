import { computed, ref, type ComputedRef, type Ref } from "vue";
import {
  LEAST_IN_A_GROUP,
  MOST_IN_A_GROUP,
  type EntrantId,
  type StageGroupView,
} from "@drawroom/shared";

/** Where a team that is picked up may go: onto a team, which exchanges the two, or to the end of a group. */
export interface MoveTarget {
  readonly group: number;
  /** null: the end of the group. */
  readonly team: EntrantId | null;
}

export interface Moving {
  readonly picked: Ref<EntrantId | null>;
  readonly target: Ref<MoveTarget | null>;
  /** The group of the picked team. */
  readonly from: ComputedRef<StageGroupView | null>;
  /** Whether the picked team may go to the end of a group (STG-2). */
  hasEnd(group: StageGroupView): boolean;
  pick(team: EntrantId): void;
  leave(): void;
  aim(target: MoveTarget | null): void;
  /** One step of the target by an arrow key. */
  step(key: string): void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A team picked up, and where it would go; by pointer and by keys alike. */
export function useMoving(groups: () => readonly StageGroupView[]): Moving {
  const picked = ref<EntrantId | null>(null);
  const target = ref<MoveTarget | null>(null);
  const groupOf = (team: EntrantId | null): StageGroupView | null =>
    groups().find(({ teams }) => team !== null && teams.includes(team)) ?? null;
  const from = computed(() => groupOf(picked.value));
  const hasEnd = (group: StageGroupView): boolean =>
    from.value !== null &&
    group.number !== from.value.number &&
    group.teams.length < MOST_IN_A_GROUP &&
    from.value.teams.length > LEAST_IN_A_GROUP;
  const placesOf = (group: StageGroupView): readonly MoveTarget[] => [
    ...group.teams.map((team) => ({ group: group.number, team })),
    ...(hasEnd(group) ? [{ group: group.number, team: null }] : []),
  ];
  const aim = (next: MoveTarget | null): void => void (target.value = next);
  const step = (key: string): void => {
    const [across, down] = STEPS[key] ?? [0, 0];
    const at = target.value ?? { group: from.value?.number ?? 1, team: picked.value };
    const columns = groups();
    const column = columns.findIndex(({ number }) => number === at.group);
    const rows = columns[column] ? placesOf(columns[column]) : [];
    const row = rows.findIndex(({ team }) => team === at.team);
    const next = columns[Math.max(0, Math.min(columns.length - 1, column + across))];
    if (!next) return;
    const places = placesOf(next);
    aim(places[Math.max(0, Math.min(places.length - 1, row + down))] ?? null);
  };
  return {
    picked,
    target,
    from,
    hasEnd,
    pick: (team) => {
      picked.value = team;
      target.value = null;
    },
    leave: () => {
      picked.value = null;
      target.value = null;
    },
    aim,
    step,
  };
}
