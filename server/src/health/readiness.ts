import { Injectable } from "@nestjs/common";

/** A check that rejects when what it looks at is not there. */
export type Probe = () => Promise<void>;

const PATIENCE = 2_000;

/** What this node needs in order to serve, and whether it is there (API-2). Modules add their own probes. */
@Injectable()
export class Readiness {
  private readonly probes = new Map<string, Probe>();

  watch(name: string, probe: Probe): void {
    this.probes.set(name, probe);
  }

  /** By name, whether it answered within 2 s. */
  async check(): Promise<Readonly<Record<string, boolean>>> {
    const answers = [...this.probes].map(
      async ([name, probe]) => [name, await answersInTime(probe)] as const,
    );
    return Object.fromEntries(await Promise.all(answers));
  }
}

function answersInTime(probe: Probe): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), PATIENCE);
    probe()
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(late));
  });
}
