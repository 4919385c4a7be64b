import { isIP } from "node:net";
import { request as plainRequest, type IncomingMessage } from "node:http";
import { request as secureRequest } from "node:https";
import { refuse, type Refusal, type Result } from "@drawroom/shared";
import { checkedLookup, RefusedAddress } from "./checked-lookup.js";
import { bytesOf, isText, TooLarge } from "./list-body.js";

export interface FetchLimits {
  /** For all of it, redirects too. */
  readonly seconds: number;
  readonly megabytes: number;
  readonly redirects: number;
  /** Whether a resolved address may be connected to. */
  readonly mayConnect: (address: string) => boolean;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * The bytes of a ranking list at an http or https address, as they are sent. Refuses `list.…` and never throws. Every
 * step is within the limits, and each redirect's address is looked at as the first one's is (GRD-1).
 */
export async function fetchList(
  address: string,
  limits: FetchLimits,
): Promise<Result<Uint8Array<ArrayBuffer>, Refusal>> {
  const { seconds, megabytes, redirects } = limits;
  const signal = AbortSignal.timeout(seconds * 1000);
  let url = new URL(address);
  try {
    for (let hop = 0; hop <= redirects; hop++) {
      const answer = await answerOf(url, limits, signal);
      const next = nextOf(answer, url);
      if (!next) return await listIn(answer, url.host, limits);
      answer.destroy();
      url = next;
    }
    return refuse({ code: "list.tooManyRedirects", host: url.host, most: redirects });
  } catch (error) {
    const { host } = url;
    if (signal.aborted) return refuse({ code: "list.tooSlow", host, seconds });
    if (error instanceof TooLarge) return refuse({ code: "list.tooLarge", host, megabytes });
    if (error instanceof RefusedAddress) return refuse({ code: "list.privateAddress", host });
    return refuse({ code: "list.unreachable", host });
  }
}

function answerOf(
  url: URL,
  { mayConnect }: FetchLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  // A literal address is connected to without a lookup.
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) !== 0 && !mayConnect(literal)) throw new RefusedAddress(literal);
  const request = url.protocol === "https:" ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    request(url, {
      signal,
      agent: false,
      lookup: checkedLookup(mayConnect),
      headers: { accept: "text/csv, text/plain, */*;q=0.1", "accept-encoding": "identity" },
    })
      .on("response", resolve)
      .on("error", reject)
      .end();
  });
}

/** Where a redirect leads; null: it is none. One that leads away from the web can't be reached. */
function nextOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (!REDIRECTS.has(statusCode) || headers.location === undefined) return null;
  const next = new URL(headers.location, from);
  if (!/^https?:$/.test(next.protocol)) throw new Error("not an address of the web");
  return next;
}

async function listIn(
  answer: IncomingMessage,
  host: string,
  { megabytes }: FetchLimits,
): Promise<Result<Uint8Array<ArrayBuffer>, Refusal>> {
  const status = answer.statusCode ?? 0;
  if (status !== 200) {
    answer.destroy();
    return refuse({ code: "list.badAnswer", host, status });
  }
  const bytes = await bytesOf(answer, megabytes * 1_000_000);
  return isText(answer.headers, bytes)
    ? { ok: true, value: bytes }
    : refuse({ code: "list.notText", host });
}
