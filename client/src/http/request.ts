import type { Refusal, Result } from "@drawroom/shared";

/** The server could not be reached at all: no refusal of its own is to be had. */
export interface NoLine {
  readonly code: "line.none";
}
export type HttpRefusal = Refusal | NoLine;

/**
 * One request to the server's HTTP side. Answers what it sent, or its coded refusal; never throws. 204 is `undefined`.
 * Source: API-1.
 */
export async function request<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Result<T, HttpRefusal>> {
  try {
    const answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const content: unknown =
      answer.status === 204 ? undefined : await answer.json().catch(() => undefined);
    return answer.ok
      ? { ok: true, value: content as T }
      : { ok: false, refusal: refusalIn(content, answer.status) };
  } catch {
    return { ok: false, refusal: { code: "line.none" } };
  }
}

/** A refusal stands in the answer itself or under `refusal`; anything else is the server's failure. */
function refusalIn(content: unknown, status: number): HttpRefusal {
  for (const candidate of [content, (content as { refusal?: unknown } | undefined)?.refusal]) {
    if (candidate && typeof candidate === "object" && "code" in candidate)
      return candidate as Refusal;
  }
  return status === 404
    ? { code: "event.notFound" }
    : { code: "server.failed", requestId: String(status) };
}
