import type { InjectionKey, ShallowRef } from "vue";
import { shallowRef } from "vue";
import { litKeys } from "./core/lit-keys";
import { createLit } from "./lit";
import { oldestFor, ReplayPages, type Replayed } from "./replay-pages";
import type { SessionRefs } from "./session-refs";

/** The versions between which one can go. */
export interface ReplayRange {
  readonly oldest: number;
  readonly newest: number;
}

/** Goes through the versions of an event that is open as it stood (JRN-1). */
export interface Replay {
  /** Null: not asked for yet. */
  readonly range: ShallowRef<ReplayRange | null>;
  /** What is shown, with its change; null: the version that was opened. */
  readonly shown: ShallowRef<Replayed | null>;
  /** Whether the version asked for could not be had. */
  readonly hasFailed: ShallowRef<boolean>;
  /** Shows a version; the last one asked for wins. */
  readonly goTo: (version: number) => Promise<void>;
}

/** Pages that show an earlier version provide the way through it under this key. */
export const replayKey: InjectionKey<Replay | null> = Symbol("replay");

/** A replay that shows what it comes to by these refs, and lights what each change touched. */
export function createReplay(slug: string, refs: SessionRefs) {
  const lit = createLit();
  const range = shallowRef<ReplayRange | null>(null);
  const shown = shallowRef<Replayed | null>(null);
  const hasFailed = shallowRef(false);
  let pages: ReplayPages | null = null;
  let wanted = 0;

  const show = (replayed: Replayed): void => {
    const { held, change } = replayed;
    const isNext = held.version === (refs.shown.value?.version ?? 0) + 1;
    refs.confirmed.value = held;
    refs.shown.value = held;
    refs.stoodAt.value = {
      version: held.version,
      at: change?.at ?? refs.stoodAt.value?.at ?? 0,
    };
    shown.value = replayed;
    if (isNext && change) lit.light(litKeys(change.patch));
  };

  const goTo = async (version: number): Promise<void> => {
    const opened = refs.shown.value;
    if (!opened) return;
    pages ??= new ReplayPages(slug, oldestFor(refs.role.value, opened));
    wanted = version;
    const replayed = pages.now(version) ?? (await pages.fetched(version));
    if (wanted !== version) return;
    hasFailed.value = replayed === null;
    if (replayed) show(replayed);
    if (pages.newest > 0) range.value = { oldest: pages.oldest, newest: pages.newest };
  };

  return { replay: { range, shown, hasFailed, goTo } satisfies Replay, lit };
}
