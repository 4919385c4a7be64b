import { onScopeDispose, ref, shallowRef, type Ref, type ShallowRef } from "vue";
import type { ListSource } from "../read-entrants";
import type { FieldSoFar, ReadReport } from "./reading";
import type { ReadingAsked, ReadingSaid } from "./reading-worker";

export interface Reading {
  readonly report: ShallowRef<ReadReport | null>;
  /** 0 to 1 once it has taken longer than a second; else null. */
  readonly progress: Ref<number | null>;
  readonly isReading: Ref<boolean>;
  read(source: ListSource, field: FieldSoFar): void;
  forget(): void;
}

const SHOWN_AFTER_MS = 1000;

/** Reads a list in a worker; a new one takes the place of one that is still being read. */
export function useReading(): Reading {
  const report = shallowRef<ReadReport | null>(null);
  const progress = ref<number | null>(null);
  const isReading = ref(false);
  let worker: Worker | undefined;
  let startedAt = 0;

  const stop = (): void => {
    worker?.terminate();
    worker = undefined;
    isReading.value = false;
    progress.value = null;
  };
  const hear = ({ data }: MessageEvent<ReadingSaid>): void => {
    if (data.kind === "progress") {
      if (performance.now() - startedAt > SHOWN_AFTER_MS) progress.value = data.share;
      return;
    }
    stop();
    report.value = data.report;
  };
  const read = (source: ListSource, field: FieldSoFar): void => {
    stop();
    startedAt = performance.now();
    isReading.value = true;
    worker = new Worker(new URL("./reading-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", hear);
    // The bytes of a file are handed over, not copied.
    const handed = "bytes" in source ? [source.bytes.buffer as ArrayBuffer] : [];
    worker.postMessage({ source, field } satisfies ReadingAsked, handed);
  };
  onScopeDispose(stop);
  return {
    report,
    progress,
    isReading,
    read,
    forget: () => {
      stop();
      report.value = null;
    },
  };
}
