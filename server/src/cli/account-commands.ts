import { randomInt } from "node:crypto";
import type { AccountStore } from "../accounts/account-store.js";
import type { Passwords } from "../accounts/passwords.js";
import { removeSample } from "../demo/remove-sample.js";
import type { EventStore } from "../hub/event-store.js";

/** What a command prints, and whether it was done. */
export interface Outcome {
  readonly isDone: boolean;
  readonly lines: readonly string[];
}

/** What the commands work on. */
export interface AccountTools {
  readonly accounts: AccountStore;
  readonly passwords: Passwords;
  readonly events: EventStore;
}

export const USAGE: readonly string[] = [
  "Use:",
  "  npm run account -- list                     all accounts",
  "  npm run account -- reset-password <email>   a new password; ends all sessions of the account",
  "  npm run account -- wcf on|off <email>       whether the account has WCF rules",
  "  npm run demo:remove                         takes the sample event out for good",
];

export type AccountCommand = (tools: AccountTools) => Promise<Outcome>;

/** The administrator's command (ACC-5, ACC-6) that the words after `npm run account --` name, or null. */
export function accountCommand(words: readonly string[]): AccountCommand | null {
  const [command, first = "", second = ""] = words;
  if (command === "list" && words.length === 1) return list;
  if (command === "remove-sample" && words.length === 1) return removeSample;
  if (command === "reset-password" && words.length === 2)
    return (tools) => resetPassword(tools, first);
  if (command === "wcf" && words.length === 3 && (first === "on" || first === "off")) {
    return (tools) => setWcf(tools, second, first === "on");
  }
  return null;
}

async function list({ accounts }: AccountTools): Promise<Outcome> {
  const all = await accounts.all();
  const width = Math.max(0, ...all.map(({ email }) => email.length));
  const lines = all.map(
    ({ email, name, wcfRules }) => `${email.padEnd(width)}  ${wcfRules ? "WCF" : "   "}  ${name}`,
  );
  return done(...(lines.length > 0 ? lines : ["There are no accounts yet."]));
}

async function resetPassword(
  { accounts, passwords }: AccountTools,
  email: string,
): Promise<Outcome> {
  const account = await accounts.byEmail(email);
  if (!account) return unknown(email);
  const password = newPassword();
  await accounts.setPassword(account.id, await passwords.hash(password));
  return done(
    `The new password of ${account.email} is ${password}`,
    "All its sessions have ended.",
  );
}

async function setWcf({ accounts }: AccountTools, email: string, isOn: boolean): Promise<Outcome> {
  if ((await accounts.setWcfRules([email], isOn)) === 0) return unknown(email);
  return done(
    `${email} has ${isOn ? "WCF rules now" : "no WCF rules now"}; its open events know within seconds.`,
  );
}

const done = (...lines: string[]): Outcome => ({ isDone: true, lines });
const unknown = (email: string): Outcome => ({
  isDone: false,
  lines: [`Nobody has the e-mail ${email}.`],
});

/** Letters and digits that nobody takes for each other. */
const LEGIBLE = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Such as `k3x9-…`: easy to read out, 79 bits. */
function newPassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => LEGIBLE[randomInt(LEGIBLE.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}
