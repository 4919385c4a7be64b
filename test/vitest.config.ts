import { fileURLToPath } from "node:url";
import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const here = fileURLToPath(new URL(".", import.meta.url));

// One project a ring, from the pure core outwards. `vitest --project engine` runs one of them.
const pureRings = ["engine", "properties", "golden", "protocol", "sync", "house"];

// On a shared machine a server or a browser may be starved for once. The report names each test that was tried again.
const RETRIES = process.env["CI"] ? 1 : 0;

/** Files that mostly wait: begun first, so that a run does not end with one of them alone. */
const WAITING = /nodes-redis|poor-network-clock|asleep|slow-connections/;

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWaiting = ({ moduleId }: TestSpecification): boolean => WAITING.test(moduleId);
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}

const resolution = {
  plugins: [vue()],
  resolve: { conditions: ["source", "module", "browser", "development|production"] },
  ssr: { resolve: { conditions: ["source", "module", "node", "development|production"] } },
};

interface Ring {
  environment?: string;
  timeout: number;
  /** Files of one group run before the next group starts. */
  order: number;
  /** Files at a time; the run's own number unless said. */
  workers?: number;
  /** How often a test that failed is tried again. */
  retry?: number;
}

function ring(name: string, { environment = "node", timeout, order, workers, retry = 0 }: Ring) {
  return {
    ...resolution,
    test: {
      name,
      root: here,
      include: [`${name}/**/*.test.ts`],
      environment,
      testTimeout: timeout,
      hookTimeout: Math.max(timeout, 60_000),
      // What is waited for comes when it comes: a busy machine is no fault.
      expect: { poll: { timeout: Math.min(timeout, 30_000) / 2, interval: 20 } },
      sequence: { groupOrder: order },
      ...(workers !== undefined && { maxWorkers: workers }),
      retry,
    },
  };
}

export default defineConfig({
  test: {
    root: here,
    // The machine that runs every commit has two cores.
    maxWorkers: 2,
    sequence: { sequencer: WaitingFirst },
    projects: [
      ...pureRings.map((name) => ring(name, { timeout: 30_000, order: 0 })),
      ring("client", { environment: "happy-dom", timeout: 30_000, order: 0 }),
      // These start servers, databases and browsers of their own. They mostly wait for them, so four files run side by side.
      ring("server", { timeout: 120_000, order: 1, workers: 4, retry: RETRIES }),
      ring("e2e", { timeout: 180_000, order: 1, workers: 4, retry: RETRIES }),
    ],
  },
});
