import type { Refusal, Result } from "@drawroom/shared";

/** The server could not be reached at all: no refusal of its own is to be had. */
export interface NoLine {
  readonly code: "line.none";
}
export type HttpRefusal = Refusal | NoLine;

type Method = "GET" | "POST" | "DELETE";

/**
 * One request to the server's HTTP side. Answers what it sent, or its coded refusal; never throws. 204 is `undefined`.
 * Source: API-1.
 */
export const request = <T>(
  method: Method,
  path: string,
  body?: unknown,
): Promise<Result<T, HttpRefusal>> =>
  exchange(method, path, jsonBody(body), async (answer) => (await jsonIn(answer)) as T);

/** The same with a file as it is. */
export const sendFile = <T>(path: string, file: Blob): Promise<Result<T, HttpRefusal>> =>
  exchange(
    "POST",
    path,
    { type: "application/octet-stream", content: file },
    async (answer) => (await jsonIn(answer)) as T,
  );

/** The same where the server answers with bytes. */
export const requestBytes = (
  method: Method,
  path: string,
): Promise<Result<Uint8Array<ArrayBuffer>, HttpRefusal>> =>
  exchange(method, path, null, async (answer) => new Uint8Array(await answer.arrayBuffer()));

interface Body {
  readonly type: string;
  readonly content: string | Blob;
}

const jsonBody = (value: unknown): Body | null =>
  value === undefined ? null : { type: "application/json", content: JSON.stringify(value) };

async function exchange<T>(
  method: Method,
  path: string,
  body: Body | null,
  read: (answer: Response) => Promise<T>,
): Promise<Result<T, HttpRefusal>> {
  try {
    const answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body ? { "content-type": body.type } : {},
      body: body?.content ?? null,
    });
    return answer.ok
      ? { ok: true, value: await read(answer) }
      : { ok: false, refusal: refusalIn(await jsonIn(answer), answer.status) };
  } catch {
    return { ok: false, refusal: { code: "line.none" } };
  }
}

const jsonIn = async (answer: Response): Promise<unknown> =>
  answer.status === 204 ? undefined : answer.json().catch(() => undefined);

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
