import type { PersonId } from "@drawroom/shared";
import { IsNull, MoreThan, type EntityManager } from "typeorm";
import type { LinkUse } from "../../accounts/account-store.js";
import { LinkRow } from "../entities/link-row.js";

/**
 * Uses up the link for a new account, in the transaction that makes it. An invitation becomes the new account's, to be
 * accepted next; the first account's link goes with all others of its kind, so there is one first account.
 */
export async function useForAccount(
  manager: EntityManager,
  { linkId, at }: LinkUse,
  account: PersonId,
): Promise<boolean> {
  const isFresh = { id: linkId, usedBy: IsNull(), expiresAt: MoreThan(new Date(at)) };
  const invite = await manager.update(LinkRow, { ...isFresh, kind: "invite" }, { usedBy: account });
  if (invite.affected === 1) return true;
  const first = await manager.delete(LinkRow, { ...isFresh, kind: "firstAccount" });
  if (first.affected !== 1) return false;
  await manager.delete(LinkRow, { kind: "firstAccount" });
  return true;
}
