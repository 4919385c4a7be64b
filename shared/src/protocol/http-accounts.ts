import { z } from "zod";
import { name } from "../commands/fields.js";

const email = z.string().max(200).trim().toLowerCase().regex(z.regexes.email);
const password = z.string().min(10).max(200);
/** A one-time link's secret. */
const token = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/);

/** `POST /api/session`. The password is not measured here: an old one may be shorter. */
export const signInSchema = z.strictObject({ email, password: z.string().min(1).max(200) });
export type SignIn = z.infer<typeof signInSchema>;

/** `POST /api/session/token` and `POST /api/invites/accept`. */
export const useTokenSchema = z.strictObject({ token });
export type UseToken = z.infer<typeof useTokenSchema>;

/** `POST /api/accounts`, by a one-time link. */
export const createAccountSchema = z.strictObject({ token, name, email, password });
export type CreateAccount = z.infer<typeof createAccountSchema>;
