import type { Account } from "../../accounts/account.js";
import type { AccountRow } from "../entities/account-row.js";

/** The account without what only signing in needs. */
export const accountOf = ({ id, name, email, wcfRules }: AccountRow): Account => ({
  id,
  name,
  email,
  wcfRules,
});
