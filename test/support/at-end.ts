import { afterAll, onTestFinished } from "vitest";

const atEndOfFile: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of atEndOfFile.splice(0).reverse()) await end();
});

/** Does it at the end of the test; of the file where no test runs, as in `beforeAll`. */
export function atEnd(end: () => unknown): void {
  try {
    onTestFinished(async () => void (await end()));
  } catch {
    atEndOfFile.push(end);
  }
}
