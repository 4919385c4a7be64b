import { nextTick, ref, type Ref } from "vue";
import type { BoardId, BoardResult, SwissBoardView } from "@drawroom/shared";
import { resultOfKey } from "./result-keys";

/** What takes a result for one board, and shows why it was refused. */
interface BoardEntry {
  readonly enter: (result: BoardResult | null) => void;
}

const isEntry = (value: unknown): value is BoardEntry =>
  typeof value === "object" && value !== null && "enter" in value;

/** Results of a round from the keyboard: which board has the focus, which is opened, where Enter leads. */
export function useBoardEntries(room: Readonly<Ref<HTMLElement | null>>) {
  const opened = ref<BoardId | null>(null);
  const entries = new Map<BoardId, BoardEntry>();
  const buttons = (): HTMLElement[] => [
    ...(room.value?.querySelectorAll<HTMLElement>("[data-result]") ?? []),
  ];
  const indexOf = (all: readonly HTMLElement[], id: BoardId): number =>
    all.findIndex((button) => button.dataset["result"] === id);

  const step = (id: BoardId, by: 1 | -1): void => {
    const all = buttons();
    all[indexOf(all, id) + by]?.focus();
  };
  /** To the next board without a result, and after the last to what comes next. */
  const goOn = async (id: BoardId): Promise<void> => {
    opened.value = null;
    await nextTick();
    const all = buttons();
    const at = indexOf(all, id);
    const next = [...all.slice(at + 1), ...all.slice(0, at)].find((button) =>
      button.hasAttribute("data-open"),
    );
    const after = room.value?.querySelector<HTMLElement>("[data-next-step]:not(:disabled)");
    (next ?? after)?.focus();
  };
  const onKey = (event: KeyboardEvent, board: SwissBoardView): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const result = resultOfKey(key, board.result);
    if (key === "ArrowDown" || key === "ArrowUp") step(board.id, key === "ArrowDown" ? 1 : -1);
    else if (key === "Enter") void goOn(board.id);
    else if (key === "Escape") opened.value = null;
    else if (result !== undefined) entries.get(board.id)?.enter(result);
    else return;
    event.preventDefault();
  };
  return {
    opened,
    hold: (id: BoardId, entry: unknown): void => {
      if (isEntry(entry)) entries.set(id, entry);
      else entries.delete(id);
    },
    onKey,
    goOn,
    toggle: (id: BoardId): void => {
      opened.value = opened.value === id ? null : id;
    },
  };
}
