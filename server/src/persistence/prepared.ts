import type { DataSource } from "typeorm";

/** A statement with a name: the database parses and plans it once a connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/**
 * Runs a named statement. TypeORM hands what it is given to the driver as it is, and the driver takes a named statement
 * where the text of one stands; only TypeORM's type does not say so.
 */
export async function runPrepared<Row>(
  dataSource: DataSource,
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const named = { ...statement, values } as unknown as string;
  return dataSource.query<readonly Row[]>(named);
}
