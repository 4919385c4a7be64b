import { computed, shallowRef, toValue, watch, type ComputedRef, type MaybeRefOrGetter } from "vue";
import type { CommandInput, Refusal } from "@drawroom/shared";
import { agreedTo, isAsking } from "./confirmable";
import { claimRefusals } from "./claimed-refusals";
import { thingOf } from "./refused-thing";
import { usePlan } from "./use-plan";

/** A thing that commands are sent about, with what was refused of them. */
export interface Sending {
  /** Why the last command was refused, here at once or by the server later; null: it was not. */
  readonly refusal: ComputedRef<Refusal | null>;
  /** Whether the refusal only asks to be confirmed. */
  readonly isAsking: ComputedRef<boolean>;
  /** True unless it was refused at once. */
  send(command: CommandInput): boolean;
  /** Sends what was refused again, agreed to. */
  confirm(): boolean;
  dismiss(): void;
}

interface RefusedHere {
  readonly command: CommandInput;
  readonly refusal: Refusal;
}

/** `thing` as `thingOf` names it: late refusals of commands about it are shown here (SCR-7). */
export function useSending(thing: MaybeRefOrGetter<string>): Sending {
  const { event } = usePlan();
  const here = shallowRef<(RefusedHere & { readonly about: string }) | null>(null);
  const late = computed(() =>
    event.refused.value.findLast(({ command }) => thingOf(command) === toValue(thing)),
  );
  const refused = computed<RefusedHere | null>(() => here.value ?? late.value ?? null);
  claimRefusals(thing);

  const send = (command: CommandInput): boolean => {
    dismiss();
    const refusal = event.send(command);
    here.value = refusal && { command, refusal, about: toValue(thing) };
    return refusal === null;
  };
  const dismiss = (): void => {
    here.value = null;
    if (late.value) event.dismiss(late.value.command.commandId);
  };
  // What was refused about one thing says nothing of the next.
  watch(
    () => toValue(thing),
    (now) => {
      if (here.value && here.value.about !== now) here.value = null;
    },
  );

  return {
    refusal: computed(() => refused.value?.refusal ?? null),
    isAsking: computed(() => refused.value !== null && isAsking(refused.value.refusal)),
    send,
    confirm: () => {
      const asked = refused.value;
      return asked !== null && send(agreedTo(asked.command, asked.refusal));
    },
    dismiss,
  };
}
