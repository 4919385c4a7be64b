import pg from "pg";

/** Milliseconds that a connection or a statement may take. */
const PATIENCE_MS = 5_000;

/**
 * The driver's connection, given up when an answer does not come: it may be dead without knowing it, and whoever took it
 * next would wait as well. Whether the statement was carried out is then not known.
 */
export class ImpatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: PATIENCE_MS });
  }

  /** As the driver's, whose type has a dozen forms; only what is awaited is watched. */
  override query(...given: unknown[]): never {
    const query = super.query.bind(this) as (...given: unknown[]) => unknown;
    const answer = query(...given);
    if (answer instanceof Promise) this.giveUpWithout(answer);
    return answer as never;
  }

  private giveUpWithout(answer: Promise<unknown>): void {
    const late = setTimeout(() => {
      this.connection.stream.destroy(new Error(`no answer in ${PATIENCE_MS / 1_000} s`));
    }, PATIENCE_MS);
    const inTime = () => clearTimeout(late);
    answer.then(inTime, inTime);
  }
}
