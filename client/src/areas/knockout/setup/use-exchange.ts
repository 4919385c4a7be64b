import { computed, shallowRef, type ComputedRef } from "vue";
import { useI18n } from "vue-i18n";
import type { BracketId } from "@drawroom/shared";
import { announce } from "../../../ui/announce/announcer";
import type { Sending } from "../../plan/use-sending";
import type { LineRow } from "./line-rows";

/** Two lines that change places: the one in the hand and the one it is put on, by drag, keys or taps alike (GEN-7). */
interface Exchange {
  readonly picked: ComputedRef<LineRow | null>;
  pick(line: number): void;
  /** What is picked goes to this line, and who stands there comes back; null, or the same line: nothing does. */
  put(line: number | null): void;
  cancel(): void;
}

export function useExchange(
  bracket: () => BracketId,
  rows: ComputedRef<readonly LineRow[]>,
  sending: Sending,
): Exchange {
  const { t } = useI18n();
  const line = shallowRef<number | null>(null);
  const rowOf = (at: number | null): LineRow | null =>
    rows.value.find((row) => row.line === at) ?? null;
  const picked = computed(() => rowOf(line.value));
  const nameOf = ({ name }: LineRow): string => name ?? t("common.bye");

  const pick = (at: number): void => {
    sending.dismiss();
    line.value = at;
    const row = picked.value;
    if (row) announce(t("knockoutSetup.lines.picked", { line: at, name: nameOf(row) }));
  };
  const cancel = (): void => {
    if (line.value !== null) announce(t("knockoutSetup.lines.let"));
    line.value = null;
  };
  const put = (at: number | null): void => {
    const [one, other] = [picked.value, rowOf(at)];
    if (!one || !other || one.line === other.line) return cancel();
    line.value = null;
    const isDone = sending.send({
      type: "exchangeLines",
      bracket: bracket(),
      lines: [one.line, other.line],
      seen: [one.entrant, other.entrant],
    });
    const words = { a: nameOf(one), b: nameOf(other), one: one.line, other: other.line };
    if (isDone) announce(t("knockoutSetup.lines.exchanged", words));
  };
  return { picked, pick, put, cancel };
}
