import type { Effect, TimerName } from "./effects";
import type { Link, SyncState } from "./state";

/** One input being worked: the state as far as it has come, and what is to be done. It lives no longer than that. */
export class Turn {
  readonly effects: Effect[] = [];
  /** Confirmed or pending has changed, so what is shown must be made anew. */
  isStale = false;
  /** Something casts doubt on where we stand: join again when the input is worked. */
  needsJoin = false;

  constructor(
    public state: SyncState,
    /** Milliseconds since 1970. */
    readonly now: number,
  ) {}

  set(fields: Partial<SyncState>): void {
    this.state = { ...this.state, ...fields };
  }

  setLink(fields: Partial<Link>): void {
    this.set({ link: { ...this.state.link, ...fields } });
  }

  emit(effect: Effect): void {
    this.effects.push(effect);
  }

  isRunning(timer: TimerName): boolean {
    return this.state.timers.has(timer);
  }

  start(timer: TimerName, ms: number, isSpread = false): void {
    this.set({ timers: new Set(this.state.timers).add(timer) });
    this.emit({ kind: "setTimer", timer, ms, isSpread });
  }

  stop(...timers: readonly TimerName[]): void {
    const running = timers.filter((timer) => this.isRunning(timer));
    if (running.length === 0) return;
    this.set({
      timers: new Set([...this.state.timers].filter((timer) => !running.includes(timer))),
    });
    for (const timer of running) this.emit({ kind: "clearTimer", timer });
  }

  /** The timer has run out by itself. */
  ranOut(timer: TimerName): void {
    this.set({ timers: new Set([...this.state.timers].filter((other) => other !== timer)) });
  }
}
