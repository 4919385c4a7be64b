import { Injectable } from "@nestjs/common";
import type { PersonId } from "@drawroom/shared";
import { DataSource, IsNull, LessThan, MoreThan } from "typeorm";
import { LinkStore, type Link, type LinkKind } from "../../accounts/link-store.js";
import { LinkRow } from "../entities/link-row.js";

@Injectable()
export class TypeOrmLinkStore extends LinkStore {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async add({ expiresAt, ...link }: Link): Promise<void> {
    await this.rows.insert({ ...link, expiresAt: new Date(expiresAt), usedBy: null });
  }

  override async take(id: string, kind: LinkKind, now: number): Promise<Link | null> {
    const row = await this.rows.findOneBy({ id, kind, ...unusedAt(now) });
    // Of two who take it at once, one deletes it.
    const taken = await this.rows.delete({ id, kind, ...unusedAt(now) });
    return row && taken.affected === 1 ? linkOf(row) : null;
  }

  override async claim(id: string, accountId: PersonId, now: number): Promise<Link | null> {
    await this.rows.update({ id, kind: "invite", ...unusedAt(now) }, { usedBy: accountId });
    const row = await this.rows.findOneBy({ id, kind: "invite", usedBy: accountId });
    return row && linkOf(row);
  }

  override async release(id: string): Promise<void> {
    await this.rows.update({ id }, { usedBy: null });
  }

  override async forgetExpired(now: number): Promise<void> {
    await this.rows.delete({ expiresAt: LessThan(new Date(now)) });
  }

  private get rows() {
    return this.dataSource.getRepository(LinkRow);
  }
}

const unusedAt = (now: number) => ({ usedBy: IsNull(), expiresAt: MoreThan(new Date(now)) });

const linkOf = ({ id, kind, accountId, eventId, expiresAt }: LinkRow): Link => ({
  id,
  kind: kind as LinkKind,
  accountId,
  eventId,
  expiresAt: expiresAt.getTime(),
});
