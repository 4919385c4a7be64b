/** What a screen knows of its line to the server (WIR-6); `since` in ms since 1970. */
export type ConnectionStatus =
  | { readonly kind: "live" }
  | { readonly kind: "catchingUp" }
  | { readonly kind: "notLive"; readonly since: number };
