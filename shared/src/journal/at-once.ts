/** Runs to the end what gives way in between. */
export function atOnce<Outcome>(work: Generator<unknown, Outcome>): Outcome {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
