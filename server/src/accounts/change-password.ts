import { createAccountSchema, signInSchema } from "@drawroom/shared";
import { z } from "zod";

/** `POST /api/accounts/password`. */
export const changePasswordSchema = z.strictObject({
  current: signInSchema.shape.password,
  password: createAccountSchema.shape.password,
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;
