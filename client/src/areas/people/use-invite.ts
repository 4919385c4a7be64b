import { ref, shallowRef, type Ref, type ShallowRef } from "vue";
import { request, type HttpRefusal } from "../../http/request";

export interface Invite {
  /** The whole address, to be handed to the person. */
  readonly address: Ref<string | null>;
  readonly refusal: ShallowRef<HttpRefusal | null>;
  readonly isAsking: Ref<boolean>;
  make(slug: string): Promise<void>;
}

/** A link that makes one account a manager, once. It is made by the server and never part of the event (ACC-4). */
export function useInvite(): Invite {
  const address = ref<string | null>(null);
  const refusal = shallowRef<HttpRefusal | null>(null);
  const isAsking = ref(false);
  return {
    address,
    refusal,
    isAsking,
    make: async (slug) => {
      isAsking.value = true;
      const answer = await request<{ url: string }>(
        "POST",
        `/api/events/${encodeURIComponent(slug)}/invites`,
        {},
      );
      isAsking.value = false;
      refusal.value = answer.ok ? null : answer.refusal;
      if (answer.ok) address.value = new URL(answer.value.url, location.origin).href;
    },
  };
}
