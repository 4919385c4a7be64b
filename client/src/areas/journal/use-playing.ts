import { onScopeDispose, ref, watch, type Ref } from "vue";
import type { Replay } from "../../sync/replay";

/** Changes a second that can be chosen. */
export const SPEEDS = [1, 2, 5, 10] as const;

/** Plays a replay: change after change at a speed, until the newest or until it is paused. */
export function usePlaying(replay: Replay, version: Readonly<Ref<number>>) {
  const isPlaying = ref(false);
  const speed = ref("1");
  let timer: ReturnType<typeof setTimeout> | undefined;

  const newest = (): number => replay.range.value?.newest ?? 0;
  const plan = (): void => {
    clearTimeout(timer);
    timer = isPlaying.value ? setTimeout(() => void next(), 1000 / Number(speed.value)) : undefined;
  };
  const next = async (): Promise<void> => {
    await replay.goTo(version.value + 1);
    if (version.value >= newest() || replay.hasFailed.value) isPlaying.value = false;
    plan();
  };
  watch([isPlaying, speed], plan);
  onScopeDispose(() => clearTimeout(timer));

  return {
    isPlaying,
    speed,
    /** At the end it begins anew. */
    toggle: async (): Promise<void> => {
      if (!isPlaying.value && version.value >= newest())
        await replay.goTo(replay.range.value?.oldest ?? 1);
      isPlaying.value = !isPlaying.value;
    },
    /** By hand; it pauses. */
    step: (by: number): void => {
      isPlaying.value = false;
      void replay.goTo(version.value + by);
    },
    jump: (to: number): void => {
      isPlaying.value = false;
      void replay.goTo(to);
    },
  };
}
