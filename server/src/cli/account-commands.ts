import { randomInt } from "node:crypto";
import type { AccountStore } from "../accounts/account-store.js";
import type { Passwords } from "../accounts/passwords.js";

/** What a command prints, and whether it was done. */
export interface Outcome {
  readonly isDone: boolean;
  readonly lines: readonly string[];
}

/** What the commands work on. */
export interface AccountTools {
  readonly accounts: AccountStore;
  readonly passwords: Passwords;
}

const USAGE = [
  "Use:",
  "  npm run account -- list                     all accounts",
  "  npm run account -- reset-password <email>   a new password; ends all sessions of the account",
  "  npm run account -- wcf on|off <email>       whether the account has WCF rules",
];

/** Runs an administrator's command (ACC-5, ACC-6). In: the words after `npm run account --`. */
export function runAccountCommand(words: readonly string[], tools: AccountTools): Promise<Outcome> {
  const [command, ...rest] = words;
  const [first = "", second = ""] = rest;
  if (command === "list" && rest.length === 0) return list(tools);
  if (command === "reset-password" && rest.length === 1) return resetPassword(tools, first);
  if (command === "wcf" && rest.length === 2 && (first === "on" || first === "off")) {
    return setWcf(tools, second, first === "on");
  }
  return Promise.resolve({ isDone: false, lines: USAGE });
}

async function list({ accounts }: AccountTools): Promise<Outcome> {
  const all = await accounts.all();
  const width = Math.max(0, ...all.map(({ email }) => email.length));
  const lines = all.map(
    ({ email, name, wcfRules }) => `${email.padEnd(width)}  ${wcfRules ? "WCF" : "   "}  ${name}`,
  );
  return done(...(lines.length > 0 ? lines : ["There are no accounts yet."]));
}

async function resetPassword({ accounts, passwords }: AccountTools, email: string): Promise<Outcome> {
  const account = await accounts.byEmail(email);
  if (!account) return unknown(email);
  const password = newPassword();
  await accounts.setPassword(account.id, await passwords.hash(password));
  return done(`The new password of ${account.email} is ${password}`, "All its sessions have ended.");
}

async function setWcf({ accounts }: AccountTools, email: string, isOn: boolean): Promise<Outcome> {
  if ((await accounts.setWcfRules([email], isOn)) === 0) return unknown(email);
  return done(`${email} has ${isOn ? "WCF rules now" : "no WCF rules now"}; its open events know within seconds.`);
}

const done = (...lines: string[]): Outcome => ({ isDone: true, lines });
const unknown = (email: string): Outcome => ({ isDone: false, lines: [`Nobody has the e-mail ${email}.`] });

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
