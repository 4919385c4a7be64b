import { newToken } from "../accounts/tokens.js";
import type { AccountTools, Outcome } from "../cli/account-commands.js";
import { SAMPLE_EMAIL, SAMPLE_SLUG } from "./sample-names.js";

/**
 * Takes the sample event out, with its journal, and locks its account: the account stays as the note that the sample was
 * here and is not to come back.
 */
export async function removeSample({
  accounts,
  events,
  passwords,
}: AccountTools): Promise<Outcome> {
  const [owner, event] = await Promise.all([
    accounts.byEmail(SAMPLE_EMAIL),
    events.bySlug(SAMPLE_SLUG),
  ]);
  if (owner) await accounts.setPassword(owner.id, await passwords.hash(newToken()));
  const isSample = owner && event?.people[owner.id] === "owner";
  if (!isSample) return { isDone: true, lines: ["There is no sample event."] };
  await events.remove(event.eventId);
  return { isDone: true, lines: ["The sample event is removed."] };
}
