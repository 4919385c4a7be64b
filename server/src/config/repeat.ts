export interface Repeating {
  /** No further run; resolves when the present one has ended. */
  stop(): Promise<void>;
}

/**
 * Runs the work again and again, `pauseMs` after the last run has ended, so that runs never overlap.
 * A run that fails is reported; the next one comes all the same. It does not keep the process alive.
 */
export function repeat(
  pauseMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): Repeating {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const schedule = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = work().catch(onError).then(schedule);
    }, pauseMs).unref();
  };
  schedule();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
