import type { MigrationInterface, QueryRunner } from "typeorm";

/** Accounts, their sessions, and links that work once. Sessions and links are kept by their hashes only (ACC-6). */
export class Accounts1764547200002 implements MigrationInterface {
  readonly name = "Accounts1764547200002";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE accounts (
        id text COLLATE "C" PRIMARY KEY,
        email text COLLATE "C" NOT NULL CONSTRAINT accounts_email UNIQUE,
        name text NOT NULL,
        password_hash text,
        wcf_rules boolean NOT NULL,
        wcf_rules_told boolean NOT NULL,
        is_sample boolean NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE sessions (
        id text COLLATE "C" PRIMARY KEY,
        account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX sessions_account ON sessions (account_id)`);
    await runner.query(`CREATE INDEX sessions_expiry ON sessions (expires_at)`);
    await runner.query(`
      CREATE TABLE links (
        id text COLLATE "C" PRIMARY KEY,
        kind text NOT NULL,
        account_id text COLLATE "C" REFERENCES accounts ON DELETE CASCADE,
        event_id text COLLATE "C" REFERENCES events ON DELETE CASCADE,
        expires_at timestamptz NOT NULL,
        used_by text COLLATE "C" REFERENCES accounts ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX links_account ON links (account_id)`);
    await runner.query(`CREATE INDEX links_event ON links (event_id)`);
    await runner.query(`CREATE INDEX links_used_by ON links (used_by)`);
    await runner.query(`CREATE INDEX links_expiry ON links (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE links, sessions, accounts`);
  }
}
