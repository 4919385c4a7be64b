import { EmbeddedEngine, type EngineNotices } from "./engine.js";

/** What is told of a database that is to last. */
export interface LastingNotices extends EngineNotices {
  /** It works again after it had ended. */
  readonly onBack?: () => void;
}

const PAUSE_MS = 1_000;

/**
 * The embedded database of a folder over its ends: where it breaks off, as it does when the disk is full, it is started
 * again until it works. What it had answered is on the disk; what waits then, or comes before it is back, is rejected.
 */
export class LastingEngine {
  private isClosed = false;
  private restart: NodeJS.Timeout | undefined;
  private starting: Promise<void> = Promise.resolve();

  private constructor(
    private readonly folder: string,
    private readonly notices: LastingNotices,
    private engine: EmbeddedEngine,
  ) {}

  /** Rejects where the database can't be started the first time. */
  static async start(folder: string, notices: LastingNotices = {}): Promise<LastingEngine> {
    let lasting: LastingEngine | null = null;
    const all = {
      ...notices,
      onDied: (reason: Error) => {
        notices.onDied?.(reason);
        lasting?.startLater();
      },
    };
    lasting = new LastingEngine(folder, all, await EmbeddedEngine.start(folder, all));
    return lasting;
  }

  /** The one that runs now, or ran last. */
  get current(): EmbeddedEngine {
    return this.engine;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.restart);
    await this.starting;
    await this.engine.close();
  }

  private startLater(): void {
    if (this.isClosed) return;
    this.restart = setTimeout(() => {
      this.starting = this.startAgain();
    }, PAUSE_MS).unref();
  }

  private async startAgain(): Promise<void> {
    try {
      this.engine = await EmbeddedEngine.start(this.folder, this.notices);
      this.notices.onBack?.();
    } catch {
      this.startLater();
    }
  }
}
