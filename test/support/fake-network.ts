/** A clock that stands still until the test moves it. Times in milliseconds. */
export class FakeClock {
  private planned: { at: number; order: number; run: () => void }[] = [];
  private order = 0;

  constructor(public now = Date.UTC(2026, 4, 13, 9)) {}

  /** Runs something later; returns what calls it off. */
  after(ms: number, run: () => void): () => void {
    const plan = { at: this.now + ms, order: (this.order += 1), run };
    this.planned.push(plan);
    return () => {
      this.planned = this.planned.filter((other) => other !== plan);
    };
  }

  /** Somebody sets the clock; what is planned still comes after the same time. */
  setBack(ms: number): void {
    this.now -= ms;
    for (const plan of this.planned) plan.at -= ms;
  }

  /** Moves on, and runs on the way what is due, in the order of its time. */
  advance(ms: number): void {
    const end = this.now + ms;
    for (let next = this.nextUntil(end); next; next = this.nextUntil(end)) {
      this.now = Math.max(this.now, next.at);
      next.run();
    }
    this.now = end;
  }

  private nextUntil(end: number) {
    const due = this.planned.filter(({ at }) => at <= end);
    const next = due.sort((a, b) => a.at - b.at || a.order - b.order)[0];
    if (next) this.planned.splice(this.planned.indexOf(next), 1);
    return next;
  }
}

/** Numbers from 0 up to 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How bad the network is: parts of all messages, and milliseconds. */
export interface Weather {
  readonly lost: number;
  readonly doubled: number;
  readonly delayed: number;
  readonly usualMs: number;
  readonly delayedMs: number;
}

export const CALM: Weather = { lost: 0, doubled: 0, delayed: 0, usualMs: 20, delayedMs: 20 };
/** Worse than any socket: single messages get lost, come twice, and overtake each other. */
export const STORM: Weather = {
  lost: 0.15,
  doubled: 0.1,
  delayed: 0.2,
  usualMs: 60,
  delayedMs: 8_000,
};

/** Carries messages, as well as the weather lets it. */
export class FakeNetwork {
  weather: Weather = STORM;
  readonly seen = { carried: 0, lost: 0, doubled: 0, delayed: 0 };

  constructor(
    private readonly clock: FakeClock,
    private readonly random: () => number,
  ) {}

  carry(deliver: () => void): void {
    this.seen.carried += 1;
    if (this.random() < this.weather.lost) {
      this.seen.lost += 1;
      return;
    }
    this.clock.after(this.delay(), deliver);
    if (this.random() < this.weather.doubled) {
      this.seen.doubled += 1;
      this.clock.after(this.delay(), deliver);
    }
  }

  private delay(): number {
    const isDelayed = this.random() < this.weather.delayed;
    if (isDelayed) this.seen.delayed += 1;
    return Math.ceil(this.random() * (isDelayed ? this.weather.delayedMs : this.weather.usualMs));
  }
}
