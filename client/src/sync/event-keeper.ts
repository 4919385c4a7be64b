import type { Change } from "@drawroom/shared";
import { keptAfter, type KeptEvent } from "./core/keep";
import {
  addChanges,
  forgetEvent,
  openEventDatabase,
  recallEvent,
  setEvent,
  type EventDatabase,
} from "./event-store";

/** How long the whole of an event waits to be written, milliseconds: after a join the page has better things to do. */
const LATER_MS = 1_000;

/**
 * Keeps an event in the browser, for a page that is opened without a network: the whole of it now and then, each change at once.
 * It never fails: without storage there is nothing to be recalled.
 */
export interface EventKeeper {
  keep(kept: KeptEvent): void;
  /** `at`: when it came, milliseconds since 1970. */
  keepChange(change: Change, at: number): void;
  /** When it was live last, milliseconds since 1970. */
  keepLiveAt(at: number): void;
  /** Null: nothing is kept. */
  recall(): Promise<KeptEvent | null>;
  forget(): void;
}

/** `path`: where the event is read from; it is kept under that. */
export function createEventKeeper(
  path: string,
  open: () => Promise<EventDatabase> = openEventDatabase,
  later = LATER_MS,
): EventKeeper {
  let whole: KeptEvent | null = null;
  let changes: Change[] = [];
  let changedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const use = (write: (database: EventDatabase) => Promise<void>): void =>
    void open()
      .then(write)
      .catch(() => undefined);
  const writeWhole = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const kept = whole;
    whole = null;
    if (kept) use((database) => setEvent(database, path, kept));
  };
  const writeChanges = (): void => {
    const added = changes;
    changes = [];
    if (added.length > 0) use((database) => addChanges(database, path, added, changedAt));
  };

  return {
    keep: (kept) => {
      whole = kept;
      timer ??= setTimeout(writeWhole, later);
    },
    keepChange: (change, at) => {
      changes.push(change);
      changedAt = at;
      // Those that came together are written together.
      if (changes.length === 1) queueMicrotask(writeChanges);
    },
    keepLiveAt: (at) => use(async (database) => void (await database.put("liveAt", at, path))),
    recall: () =>
      open()
        .then((database) => recallEvent(database, path))
        .then((found) => found && found.changes.reduce(keptAfter, found.kept))
        .catch(() => null),
    forget: () => {
      clearTimeout(timer);
      timer = undefined;
      whole = null;
      changes = [];
      use((database) => forgetEvent(database, path));
    },
  };
}
