import { setImmediate } from "node:timers/promises";

const TURN_MS = 10;

/** Runs long work in turns of 10 ms, with whatever else the server has to do between them. `onStep` sees every step. */
export async function paced<Step, Outcome>(
  work: Generator<Step, Outcome>,
  onStep: (step: Step) => void = () => undefined,
): Promise<Outcome> {
  let turnEnds = performance.now() + TURN_MS;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    onStep(value);
    if (performance.now() < turnEnds) continue;
    await setImmediate();
    turnEnds = performance.now() + TURN_MS;
  }
}
