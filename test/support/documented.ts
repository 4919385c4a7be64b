import { Visitor } from "./visitor";

/** An address of the HTTP interface, as its own document names it. */
export interface Documented {
  /** With parameters in braces. */
  readonly path: string;
  /** In capitals. */
  readonly method: string;
  /** The name of its body's schema. */
  readonly body: string | null;
}

/** Every operation in a node's OpenAPI document. */
export async function documentedBy(node: { readonly url: string }): Promise<readonly Documented[]> {
  const { body } = await new Visitor(node).get("/api/openapi.json");
  const { paths } = body as { paths: Record<string, Record<string, object>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const body = "requestBody" in operation ? JSON.stringify(operation.requestBody) : "";
      const named = /schemas\/(\w+)/.exec(body)?.[1] ?? null;
      return { path, method: method.toUpperCase(), body: named };
    }),
  );
}

/** The path with its parameters filled in. */
export const filledIn = (path: string, of: (parameter: string) => string): string =>
  path.replace(/\{(\w+)\}/g, (_, parameter: string) => of(parameter));
