import { Injectable } from "@nestjs/common";
import type { PersonId } from "@drawroom/shared";
import { DataSource, In, type EntityManager } from "typeorm";
import { emailKey, type Account, type NewAccount } from "../../accounts/account.js";
import { AccountStore, type LinkUse } from "../../accounts/account-store.js";
import { isDuplicate } from "../duplicate.js";
import { AccountRow } from "../entities/account-row.js";
import { SessionRow } from "../entities/session-row.js";
import { accountOf } from "./account-mapper.js";
import { useForAccount } from "./use-link.js";

@Injectable()
export class TypeOrmAccountStore extends AccountStore {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async add(
    account: NewAccount,
    link?: LinkUse,
  ): Promise<"added" | "emailTaken" | "linkInvalid"> {
    try {
      await this.dataSource.transaction(async (manager) => {
        await insert(manager, account);
        if (link && !(await useForAccount(manager, link, account.id))) throw new LinkInvalid();
      });
      return "added";
    } catch (error) {
      if (error instanceof LinkInvalid) return "linkInvalid";
      if (isDuplicate(error)) return "emailTaken";
      throw error;
    }
  }

  override async byEmail(
    email: string,
  ): Promise<(Account & { passwordHash: string | null }) | null> {
    const row = await this.rows.findOneBy({ email: emailKey(email) });
    return row && { ...accountOf(row), passwordHash: row.passwordHash };
  }

  override async byId(id: PersonId): Promise<Account | null> {
    const row = await this.rows.findOneBy({ id });
    return row && accountOf(row);
  }

  override async all(): Promise<readonly Account[]> {
    return (await this.rows.find({ order: { email: "ASC" } })).map(accountOf);
  }

  override hasAny(): Promise<boolean> {
    return this.rows.existsBy({ isSample: false });
  }

  override async setPassword(id: PersonId, passwordHash: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.update(AccountRow, { id }, { passwordHash });
      await manager.delete(SessionRow, { accountId: id });
    });
  }

  override async setWcfRules(emails: readonly string[], wcfRules: boolean): Promise<number> {
    const { affected } = await this.rows.update({ email: In(emails.map(emailKey)) }, { wcfRules });
    return affected ?? 0;
  }

  override async toTell(): Promise<readonly Account[]> {
    const rows = await this.rows
      .createQueryBuilder("account")
      .where("account.wcfRules <> account.wcfRulesTold")
      .getMany();
    return rows.map(accountOf);
  }

  override async told(id: PersonId, wcfRules: boolean): Promise<void> {
    await this.rows.update({ id }, { wcfRulesTold: wcfRules });
  }

  private get rows() {
    return this.dataSource.getRepository(AccountRow);
  }
}

/** Undoes the transaction. */
class LinkInvalid extends Error {}

const insert = (manager: EntityManager, { id, email, ...rest }: NewAccount) =>
  manager.insert(AccountRow, { ...rest, id, email: emailKey(email), wcfRulesTold: rest.wcfRules });
