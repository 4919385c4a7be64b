import { computed, inject, provide, shallowRef, type ComputedRef, type InjectionKey } from "vue";
import { isSamePerson, type Entrant, type EntrantId, type EventState } from "@drawroom/shared";

/** The entrant a viewer follows in an event; remembered in this browser, told to nobody. */
export interface Following {
  readonly entrant: ComputedRef<Entrant | null>;
  /** The followed entrant, and the same person in the event's other competitions (OOP-5). */
  readonly mine: ComputedRef<ReadonlySet<EntrantId>>;
  follow(entrant: EntrantId | null): void;
}

const key: InjectionKey<Following> = Symbol("following");
const NOBODY: ReadonlySet<EntrantId> = new Set();

const keyOf = (slug: string): string => `drawroom.follow.${slug}`;

function remembered(slug: string): EntrantId | null {
  try {
    return localStorage.getItem(keyOf(slug));
  } catch {
    return null;
  }
}

function remember(slug: string, entrant: EntrantId | null): void {
  try {
    if (entrant === null) localStorage.removeItem(keyOf(slug));
    else localStorage.setItem(keyOf(slug), entrant);
  } catch {
    // A browser without storage forgets at the next visit.
  }
}

export function provideFollowing(slug: string, state: ComputedRef<EventState>): Following {
  const id = shallowRef(remembered(slug));
  const entrant = computed(() =>
    id.value === null ? null : (state.value.entrants[id.value] ?? null),
  );
  const following: Following = {
    entrant,
    mine: computed(() => {
      const followed = entrant.value;
      if (!followed) return NOBODY;
      const all = Object.values(state.value.entrants).filter((other) =>
        isSamePerson(followed, other),
      );
      return new Set(all.map((other) => other.id));
    }),
    follow: (next) => {
      id.value = next;
      remember(slug, next);
    },
  };
  provide(key, following);
  return following;
}

/** On a big screen, and wherever nobody follows, it is nobody. */
export const useFollowing = (): Following =>
  inject(
    key,
    () => ({
      entrant: computed(() => null),
      mine: computed(() => NOBODY),
      follow: () => undefined,
    }),
    true,
  );
