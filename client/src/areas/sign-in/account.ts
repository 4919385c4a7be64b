import { shallowRef } from "vue";
import { request, type HttpRefusal } from "../../http/request";
import { renewConnection } from "../../sync/renew-connection";

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

interface SessionAnswer {
  readonly account: Account | null;
  /** No account exists yet: a link printed by the server makes the first (ACC-6). */
  readonly firstStart?: boolean;
}

export interface NewAccount {
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Who is signed in; undefined until the server has said. */
export const account = shallowRef<Account | null | undefined>(undefined);
export const isFirstStart = shallowRef(false);

export async function loadAccount(): Promise<void> {
  const answer = await request<SessionAnswer>("GET", "/api/session");
  if (!answer.ok) return;
  account.value = answer.value.account;
  isFirstStart.value = answer.value.firstStart ?? false;
}

/** null: done, and `account` says who it is. */
async function enter(path: string, body: unknown): Promise<HttpRefusal | null> {
  const answer = await request("POST", path, body);
  if (!answer.ok) return answer.refusal;
  await loadAccount();
  renewConnection();
  return null;
}

export const signIn = (email: string, password: string): Promise<HttpRefusal | null> =>
  enter("/api/session", { email, password });
export const signInByLink = (token: string): Promise<HttpRefusal | null> =>
  enter("/api/session/token", { token });
export const createAccount = (by: NewAccount): Promise<HttpRefusal | null> =>
  enter("/api/accounts", by);

/** All other browsers are signed out by it; this one goes on with another session. */
export async function changePassword(
  current: string,
  password: string,
): Promise<HttpRefusal | null> {
  const answer = await request("POST", "/api/accounts/password", { current, password });
  if (!answer.ok) return answer.refusal;
  renewConnection();
  return null;
}

export async function signOut(): Promise<void> {
  await request("DELETE", "/api/session");
  account.value = null;
  renewConnection();
}

interface Accepted {
  readonly slug?: string;
}
export const acceptInvite = (token: string) =>
  request<Accepted>("POST", "/api/invites/accept", { token });
