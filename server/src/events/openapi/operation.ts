/** One operation of the HTTP interface, as it is documented. */
export interface Operation {
  readonly method: "get" | "post" | "delete";
  /** With parameters in braces. */
  readonly path: string;
  readonly tag: "Events" | "Views" | "Files" | "Accounts";
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
  /** The media type of an answer that is a file. */
  readonly bytes?: string;
  /** Codes of refusals that are to be reckoned with. */
  readonly refusals?: readonly string[];
}
