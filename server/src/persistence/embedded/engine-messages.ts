/** To the database's thread: bytes of PostgreSQL's protocol, a copy of its folder to be made, or the end. */
export type ToEngine =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "copy"; readonly to: string }
  | { readonly kind: "close" };

/** From the database's thread: one answer to each of the above, in order; before it perhaps that the disk is full. */
export type FromEngine =
  | { readonly kind: "ready" }
  | { readonly kind: "noRoom" }
  | { readonly kind: "answer"; readonly bytes: Uint8Array }
  | { readonly kind: "failed"; readonly reason: string };
