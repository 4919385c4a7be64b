/** What a function that may refuse gives back: a value, never a throw (HUB-2). */
export type Result<T, R> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: R };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const refuse = <R>(refusal: R): { readonly ok: false; readonly refusal: R } => ({
  ok: false,
  refusal,
});
