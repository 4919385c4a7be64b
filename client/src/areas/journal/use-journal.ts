import { computed, onScopeDispose, ref, shallowRef, watch } from "vue";
import type { Change } from "@drawroom/shared";
import { changesBefore } from "../../sync/journal-pages";
import { usePlan } from "../plan/use-plan";

const BEYOND_ALL = 2_147_483_647;
const LATER_MS = 1_000;

/** The journal as far as it is loaded: pages backwards from the newest change, and what comes while it is open (JRN-1). */
export function useJournal() {
  const { event, settings } = usePlan();
  /** Newest first. */
  const changes = shallowRef<readonly Change[]>([]);
  const isLoading = ref(false);
  const hasFailed = ref(false);
  let isOver = false;
  let later: ReturnType<typeof setTimeout> | undefined;
  const oldest = computed(() => changes.value.at(-1)?.version ?? null);
  const newest = computed(() => changes.value[0]?.version ?? 0);

  const load = async (before: number): Promise<void> => {
    if (isLoading.value || isOver) return;
    isLoading.value = true;
    const answer = await changesBefore(settings.value.slug, before);
    isLoading.value = false;
    hasFailed.value = !answer.ok;
    if (answer.ok) changes.value = merged(changes.value, answer.value.changes);
  };
  const isBehind = (): boolean => newest.value < (event.confirmed.value?.version ?? 0);
  /** New ones go on top; what came while a page was on its way is asked for a little later. */
  const follow = async (): Promise<void> => {
    clearTimeout(later);
    await load(BEYOND_ALL);
    if (isBehind() && !hasFailed.value && !isOver)
      later = setTimeout(() => void follow(), LATER_MS);
  };
  watch(
    () => event.confirmed.value?.version,
    () => isBehind() && void follow(),
    { immediate: true },
  );
  onScopeDispose(() => {
    isOver = true;
    clearTimeout(later);
  });

  return {
    changes,
    isLoading,
    hasFailed,
    hasEarlier: computed(() => oldest.value !== null && oldest.value > 1),
    loadEarlier: () => load(oldest.value ?? BEYOND_ALL),
  };
}

/** Both in one list without a gap: where a page does not meet what is here, the newer of them stays alone. */
function merged(newestFirst: readonly Change[], page: readonly Change[]): readonly Change[] {
  const [first] = page;
  const last = page.at(-1);
  if (!first || !last) return newestFirst;
  const oldest = newestFirst.at(-1)?.version ?? 0;
  const newest = newestFirst[0]?.version ?? 0;
  const back = [...page].reverse();
  if (newestFirst.length === 0 || first.version > newest + 1) return back;
  const above = back.filter(({ version }) => version > newest);
  const below = back.filter(({ version }) => version < oldest);
  return [...above, ...newestFirst, ...below];
}
