import { Injectable } from "@nestjs/common";
import type { PersonId } from "@drawroom/shared";
import { DataSource, LessThan } from "typeorm";
import { SessionStore, type StoredSession } from "../../accounts/session-store.js";
import { SessionRow } from "../entities/session-row.js";
import { runPrepared, type Statement } from "../prepared.js";

interface ValidRow {
  readonly id: string;
  readonly expiresAt: Date;
  readonly accountId: PersonId;
  readonly name: string;
  readonly email: string;
  readonly wcfRules: boolean;
}

/** Asked on every request and, for all open sockets at once, every 2 s (ACC-1). */
const VALID: Statement = {
  name: "valid-sessions",
  text: `
    SELECT session.id, session.expires_at AS "expiresAt",
      account.id AS "accountId", account.name, account.email, account.wcf_rules AS "wcfRules"
    FROM sessions AS session JOIN accounts AS account ON account.id = session.account_id
    WHERE session.id = ANY($1) AND session.expires_at > $2`,
};

@Injectable()
export class TypeOrmSessionStore extends SessionStore {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async open(id: string, accountId: PersonId, expiresAt: number): Promise<void> {
    await this.rows.insert({ id, accountId, expiresAt: new Date(expiresAt) });
  }

  override async valid(ids: readonly string[], now: number): Promise<readonly StoredSession[]> {
    if (ids.length === 0) return [];
    const rows = await runPrepared<ValidRow>(this.dataSource, VALID, [ids, new Date(now)]);
    return rows.map(({ id, expiresAt, accountId, ...rest }) => ({
      id,
      expiresAt: expiresAt.getTime(),
      account: { id: accountId, ...rest },
    }));
  }

  override async extend(id: string, expiresAt: number): Promise<void> {
    await this.rows.update({ id }, { expiresAt: new Date(expiresAt) });
  }

  override async end(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  override async forgetExpired(now: number): Promise<void> {
    await this.rows.delete({ expiresAt: LessThan(new Date(now)) });
  }

  private get rows() {
    return this.dataSource.getRepository(SessionRow);
  }
}
