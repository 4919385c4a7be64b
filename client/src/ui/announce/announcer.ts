import { shallowRef, type ShallowRef } from "vue";

/**
 * One voice for the whole page. Changes may come many times a second; ears get at most one sentence in `pauseMs`, the latest,
 * and what came in between is dropped: it is on the screen.
 */
export interface Announcer {
  readonly text: Readonly<ShallowRef<string>>;
  announce(text: string): void;
}

interface Timer {
  set(run: () => void, ms: number): void;
}
const windowTimer: Timer = { set: (run, ms) => void setTimeout(run, ms) };

export function createAnnouncer(pauseMs = 3000, timer: Timer = windowTimer): Announcer {
  const text = shallowRef("");
  let waiting: string | null = null;
  let isPausing = false;

  const say = (words: string): void => {
    // The same words twice must be heard twice: a no-break space makes them other words.
    text.value = words === text.value ? `${words}\u00a0` : words;
    isPausing = true;
    timer.set(resume, pauseMs);
  };
  const resume = (): void => {
    isPausing = false;
    const words = waiting;
    waiting = null;
    if (words !== null) say(words);
  };
  return {
    text,
    announce: (words) => {
      if (isPausing) waiting = words;
      else say(words);
    },
  };
}

export const announcer = createAnnouncer();
export const announce = (text: string): void => announcer.announce(text);
