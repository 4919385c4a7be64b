import { MigrationExecutor, type DataSource } from "typeorm";
import { StartError } from "../config/start-error.js";

interface Encoding {
  readonly server_encoding: string;
}

/** "draw" in ASCII: what nodes that start together wait on. */
const LOCK = 0x64726177;

/**
 * Brings the tables up to date: all migrations that are missing, or none if one fails. TypeORM takes no lock of its own,
 * so nodes that start together take turns; the lock ends with the transaction, however that ends.
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    const rows: unknown = await runner.query("SHOW server_encoding");
    checkEncoding(rows as readonly Encoding[]);
    await runner.startTransaction();
    await runner.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = "none";
    await checkNotNewer(dataSource, executor);
    await executor.executePendingMigrations();
    await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => {});
    throw error;
  } finally {
    await runner.release();
  }
}

/** What a later release has changed is not known here. */
async function checkNotNewer(dataSource: DataSource, executor: MigrationExecutor): Promise<void> {
  const known = new Set(dataSource.migrations.map(({ name }) => name));
  const newer = (await executor.getExecutedMigrations()).find(({ name }) => !known.has(name));
  if (!newer) return;
  throw new StartError(
    `The database is of a newer Drawroom (it has ${newer.name}): start that one, or set ${settingOf(dataSource)} to another database.`,
  );
}

const settingOf = ({ options }: DataSource): string =>
  "url" in options && options.url ? "DATABASE_URL" : "DATA_DIR";

/** What is kept must come back as it went in. */
function checkEncoding(rows: readonly Encoding[]): void {
  const encoding = rows[0]?.server_encoding;
  if (encoding === "UTF8") return;
  throw new StartError(
    `The database's encoding is ${encoding}; Drawroom needs a database made with ENCODING 'UTF8'.`,
  );
}
