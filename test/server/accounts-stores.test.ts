import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { NewAccount } from "../../server/src/accounts/account";
import type { Link } from "../../server/src/accounts/link-store";
import { newPersonId } from "../../server/src/accounts/new-person-id";
import { hashOf, newToken } from "../../server/src/accounts/tokens";
import { TypeOrmAccountStore } from "../../server/src/persistence/account-stores/typeorm-account-store";
import { TypeOrmLinkStore } from "../../server/src/persistence/account-stores/typeorm-link-store";
import { TypeOrmSessionStore } from "../../server/src/persistence/account-stores/typeorm-session-store";
import { openDatabase, type Database } from "../../server/src/persistence/database";
import { TypeOrmEventStore } from "../../server/src/persistence/event-store/typeorm-event-store";
import { DATABASES, newDatabase, type TestDatabase } from "../support/databases";
import { commit, newEventId, summary } from "../support/store-builders";

const NOW = Date.UTC(2026, 4, 13);
const LATER = NOW + 1000;

const newAccount = (fields: Partial<NewAccount> = {}): NewAccount => {
  const id = newPersonId();
  return {
    id,
    name: "Ann",
    email: `${id}@example.org`,
    wcfRules: false,
    passwordHash: "hash",
    isSample: false,
    ...fields,
  };
};

const newLink = (fields: Partial<Link> = {}): Link => ({
  id: hashOf(newToken()),
  kind: "firstAccount",
  accountId: null,
  eventId: null,
  expiresAt: LATER,
  ...fields,
});

describe.each(DATABASES)("the stores of accounts on %s", (kind) => {
  let own: TestDatabase;
  let database: Database;
  let accounts: TypeOrmAccountStore;
  let sessions: TypeOrmSessionStore;
  let links: TypeOrmLinkStore;

  beforeAll(async () => {
    own = await newDatabase(kind);
    database = await openDatabase(own.settings);
    accounts = new TypeOrmAccountStore(database.dataSource);
    sessions = new TypeOrmSessionStore(database.dataSource);
    links = new TypeOrmLinkStore(database.dataSource);
  });

  afterAll(async () => {
    await database.close();
    await own.remove();
  });

  async function added(fields: Partial<NewAccount> = {}): Promise<NewAccount> {
    const account = newAccount(fields);
    expect(await accounts.add(account)).toBe("added");
    return account;
  }

  test("[ACC-6] the sample event's owner does not count as the server's first account", async () => {
    expect(await accounts.hasAny()).toBe(false);
    await added({ isSample: true });
    expect(await accounts.hasAny()).toBe(false);
    await added();
    expect(await accounts.hasAny()).toBe(true);
  });

  test("[ACC-6] an e-mail has one account, in whatever case it is written", async () => {
    const { email, id } = await added();
    expect(await accounts.add(newAccount({ email: email.toUpperCase() }))).toBe("emailTaken");
    expect(await accounts.byEmail(` ${email.toUpperCase()} `)).toMatchObject({
      id,
      passwordHash: "hash",
    });
    expect(await accounts.byId(id)).toEqual({ id, email, name: "Ann", wcfRules: false });
    expect(await accounts.byId("nobodyxx")).toBeNull();
  });

  test("[ACC-6] the first account's link makes one account, however many use it and its like at once", async () => {
    const [one, two] = [newLink(), newLink()];
    await links.add(one);
    await links.add(two);
    const outcomes = await Promise.all(
      [one, two, one, two].map(({ id }) => accounts.add(newAccount(), { linkId: id, at: NOW })),
    );
    expect([...outcomes].sort()).toEqual(["added", "linkInvalid", "linkInvalid", "linkInvalid"]);
  });

  test("[ACC-6] a link that is late, unknown or of another kind makes no account", async () => {
    const { id: person } = await added();
    const late = newLink({ expiresAt: NOW });
    const signIn = newLink({ kind: "signIn", accountId: person });
    for (const link of [late, signIn]) await links.add(link);
    for (const { id } of [late, signIn, newLink()]) {
      const account = newAccount();
      expect(await accounts.add(account, { linkId: id, at: NOW })).toBe("linkInvalid");
      expect(await accounts.byId(account.id)).toBeNull();
    }
  });

  test("[ACC-6] a taken e-mail leaves the link as it was", async () => {
    const { email } = await added();
    const link = newLink();
    await links.add(link);
    expect(await accounts.add(newAccount({ email }), { linkId: link.id, at: NOW })).toBe(
      "emailTaken",
    );
    expect(await accounts.add(newAccount(), { linkId: link.id, at: NOW })).toBe("added");
  });

  test("[ACC-6] a sign-in link works once, also when two take it at once", async () => {
    const { id: accountId } = await added();
    const link = newLink({ kind: "signIn", accountId });
    await links.add(link);
    expect(await links.take(link.id, "invite", NOW)).toBeNull();
    expect(await links.take(link.id, "signIn", LATER)).toBeNull();
    const taken = await Promise.all([1, 2, 3].map(() => links.take(link.id, "signIn", NOW)));
    expect(taken.filter(Boolean)).toEqual([link]);
  });

  describe("invitations", () => {
    async function invitation(): Promise<Link> {
      const eventId = newEventId();
      const events = new TypeOrmEventStore(database.dataSource);
      await events.create(eventId, { ...commit(eventId, 0), summary: summary() });
      const link = newLink({ kind: "invite", eventId });
      await links.add(link);
      return link;
    }

    test("[ACC-1] one is good for one account, which may ask again, also when it is late by then", async () => {
      const [ann, bob] = [await added(), await added()];
      const link = await invitation();
      const claims = await Promise.all([ann, bob].map(({ id }) => links.claim(link.id, id, NOW)));
      expect(claims.filter(Boolean)).toEqual([link]);
      const holder = claims[0] ? ann : bob;
      expect(await links.claim(link.id, holder.id, LATER + 1)).toEqual(link);
      await links.release(link.id);
      expect(await links.claim(link.id, holder.id, LATER + 1)).toBeNull();
      expect(await links.claim(link.id, ann.id, NOW)).toEqual(link);
    });

    test("[ACC-1] an account made by one is the one that may accept it", async () => {
      const link = await invitation();
      const account = newAccount();
      expect(await accounts.add(account, { linkId: link.id, at: NOW })).toBe("added");
      expect(await accounts.add(newAccount(), { linkId: link.id, at: NOW })).toBe("linkInvalid");
      expect(await links.claim(link.id, (await added()).id, NOW)).toBeNull();
      expect(await links.claim(link.id, account.id, NOW)).toEqual(link);
    });

    test("[RUN-1] those of a removed event go with it", async () => {
      const link = await invitation();
      await new TypeOrmEventStore(database.dataSource).remove(link.eventId ?? "");
      expect(await links.claim(link.id, (await added()).id, NOW)).toBeNull();
    });
  });

  test("[ACC-1] of many sessions those that still hold come in one query, with the accounts as they are", async () => {
    const ann = await added();
    await sessions.open("s-ann-1", ann.id, LATER);
    await sessions.open("s-ann-2", ann.id, NOW);
    await sessions.open("s-ann-3", ann.id, LATER);
    await sessions.end("s-ann-3");
    await accounts.setWcfRules([ann.email], true);
    const valid = await sessions.valid(["s-ann-1", "s-ann-2", "s-ann-3", "s-none"], NOW);
    const { id, name, email } = ann;
    expect(valid).toEqual([
      { id: "s-ann-1", expiresAt: LATER, account: { id, name, email, wcfRules: true } },
    ]);
    expect(await sessions.valid([], NOW)).toEqual([]);
    await sessions.extend("s-ann-1", LATER + 5);
    expect((await sessions.valid(["s-ann-1"], LATER))[0]?.expiresAt).toBe(LATER + 5);
    await sessions.forgetExpired(LATER + 6);
    expect(await sessions.valid(["s-ann-1"], NOW)).toEqual([]);
  });

  test("[ACC-6] a new password ends all sessions of the account, and nobody else's", async () => {
    const [ann, bob] = [await added(), await added()];
    for (const id of ["p-1", "p-2"]) await sessions.open(id, ann.id, LATER);
    await sessions.open("p-bob", bob.id, LATER);
    await accounts.setPassword(ann.id, "new hash");
    const left = await sessions.valid(["p-1", "p-2", "p-bob"], NOW);
    expect(left.map(({ id }) => id)).toEqual(["p-bob"]);
    expect((await accounts.byEmail(ann.email))?.passwordHash).toBe("new hash");
  });

  test("[ACC-5] a changed flag is to be told until the same flag was told", async () => {
    const { id, email } = await added();
    const toTell = async () => (await accounts.toTell()).filter((account) => account.id === id);
    expect(await toTell()).toEqual([]);
    expect(await accounts.setWcfRules([email, "nobody@example.org"], true)).toBe(1);
    expect(await toTell()).toMatchObject([{ id, wcfRules: true }]);
    await accounts.setWcfRules([email], false);
    await accounts.told(id, true);
    expect(await toTell()).toMatchObject([{ id, wcfRules: false }]);
    await accounts.told(id, false);
    expect(await toTell()).toEqual([]);
  });
});
