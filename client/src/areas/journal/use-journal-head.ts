import { ref, shallowRef } from "vue";
import { request } from "../../http/request";
import { pathOf } from "../../sync/event-path";

/** The newest change and its hash (JRN-2). */
export interface JournalHead {
  readonly version: number;
  readonly hash: string;
  readonly isWhole: boolean;
}

/** Asks for the newest hash when it is wanted: it is in no change, so that these stay small (WIR). */
export function useJournalHead(slug: () => string) {
  const head = shallowRef<JournalHead | null>(null);
  const hasFailed = ref(false);
  const ask = async (): Promise<void> => {
    const answer = await request<JournalHead>("GET", `${pathOf(slug(), null)}/journal`);
    hasFailed.value = !answer.ok;
    if (answer.ok) head.value = answer.value;
  };
  return { head, hasFailed, ask };
}
