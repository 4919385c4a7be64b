/** The same node as from a hall's plain http: an address that browsers don't take for a safe one, as they do 127.0.0.1. */
export const unsafeAddressOf = ({ url }: { readonly url: string }): { readonly url: string } => ({
  url: url.replace("127.0.0.1", "0.0.0.0"),
});
