/** One operation of the HTTP interface, as it is documented. */
export interface Operation {
  readonly method: "get" | "post" | "delete";
  /** With parameters in braces. */
  readonly path: string;
  readonly tag: "Events" | "Views" | "Accounts";
  readonly summary: string;
  readonly about?: string;
  readonly query?: Readonly<
    Record<string, { readonly about: string; readonly type: "integer" | "string" }>
  >;
  /** The name of the body's schema. */
  readonly body?: string;
  readonly status: number;
  /** The name of the answer's schema; absent: an empty body. */
  readonly answer?: string;
  /** The answer is no JSON but bytes. */
  readonly bytes?: true;
  /** Codes of refusals that are to be reckoned with. */
  readonly refusals?: readonly string[];
}
