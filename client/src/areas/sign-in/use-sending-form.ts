import { shallowRef, type ShallowRef } from "vue";
import { httpRefusalText } from "../../http/http-refusal-words";
import type { HttpRefusal } from "../../http/request";
import type { RefusalWords } from "../../ui/refusal-words";

export interface SendingForm {
  readonly isBusy: ShallowRef<boolean>;
  readonly refused: ShallowRef<RefusalWords | null>;
  /** True if it was done. */
  send(run: () => Promise<HttpRefusal | null>): Promise<boolean>;
}

/**
 * A form that is sent by HTTP: busy while it is under way, with the reason if it was refused. `ownWords`: for what the form
 * says better itself, null for the rest.
 */
export function useSendingForm(
  ownWords: (refusal: HttpRefusal) => RefusalWords | null = () => null,
): SendingForm {
  const isBusy = shallowRef(false);
  const refused = shallowRef<RefusalWords | null>(null);
  return {
    isBusy,
    refused,
    send: async (run) => {
      isBusy.value = true;
      const refusal = await run();
      isBusy.value = false;
      refused.value = refusal && (ownWords(refusal) ?? httpRefusalText(refusal));
      return refusal === null;
    },
  };
}
