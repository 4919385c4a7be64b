import type { TestNode } from "./start-node";

/** What came back; `body` is read where it is JSON. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A browser as far as HTTP goes: it keeps the session's cookie and names its page's origin. */
export class Visitor {
  /** The `Cookie` header that it sends, or none. */
  cookie: string | undefined;

  constructor(private readonly node: Pick<TestNode, "url">) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send("GET", path, undefined, headers);
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return this.send("POST", path, text, { "content-type": "application/json", ...headers });
  }

  delete(path: string): Promise<Reply> {
    return this.send("DELETE", path, undefined, {});
  }

  private async send(
    method: string,
    path: string,
    body: string | undefined,
    headers: Record<string, string>,
  ): Promise<Reply> {
    const answer = await fetch(this.node.url + path, {
      method,
      ...(body !== undefined && { body }),
      headers: {
        ...(method !== "GET" && { origin: this.node.url }),
        ...(this.cookie !== undefined && { cookie: this.cookie }),
        ...headers,
      },
    });
    for (const cookie of answer.headers.getSetCookie()) this.keep(cookie);
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json");
    return {
      status: answer.status,
      body: isJson ? JSON.parse(text) : text,
      headers: answer.headers,
    };
  }

  private keep(cookie: string): void {
    const pair = cookie.split(";")[0] ?? "";
    this.cookie = pair.endsWith("=") ? undefined : pair;
  }
}

export const PASSWORD = "correct horse battery";

const tokenIn = (address: string): string =>
  new URL(address, "http://x").searchParams.get("token") ?? "";

/** Makes the server's first account by the link that it has printed; the visitor is signed in. */
export async function firstAccount(node: TestNode, email = "ann@example.org"): Promise<Visitor> {
  return withAccount(node, node.announced("Make the first account"), email);
}

/** Makes an account by a one-time link; the visitor is signed in. */
export async function withAccount(node: TestNode, link: string, email: string): Promise<Visitor> {
  const visitor = new Visitor(node);
  const name = email.split("@")[0] ?? "";
  const made = await visitor.post("/api/accounts", {
    token: tokenIn(link),
    name,
    email,
    password: PASSWORD,
  });
  if (made.status !== 201)
    throw new Error(`No account: ${made.status} ${JSON.stringify(made.body)}`);
  return visitor;
}
