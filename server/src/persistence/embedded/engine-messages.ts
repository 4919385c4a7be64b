/** To the database's thread: bytes of PostgreSQL's protocol, or the end. */
export type ToEngine =
  { readonly kind: "bytes"; readonly bytes: Uint8Array } | { readonly kind: "close" };

/** From the database's thread: one answer to each `bytes`, in order. */
export type FromEngine =
  | { readonly kind: "ready" }
  | { readonly kind: "answer"; readonly bytes: Uint8Array }
  | { readonly kind: "failed"; readonly reason: string };
