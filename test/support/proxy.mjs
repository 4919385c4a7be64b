import { once } from "node:events";
import http from "node:http";

const COOKIE = "node";
/** Milliseconds; the rest is as in server/deploy/Caddyfile. */
const HEALTH = { interval: 300, timeout: 2_000 };
const PATIENCE = 5_000;
const PAUSE = 50;

/**
 * @typedef {object} Upstream
 * @property {string} url
 * @property {boolean} isReady by its last answer to the health check
 */

/**
 * A proxy that passes HTTP and WebSockets on to nodes as server/deploy/Caddyfile has it: in turns, a browser stays with its
 * node by a cookie, who is not ready gets nobody, and for 5 s another one is tried.
 */
export class Proxy {
  #turn = 0;
  #server = http.createServer((request, response) => this.#answer(request, response));
  /** @type {NodeJS.Timeout | undefined} */
  #checking;

  /** @param {string[]} urls the nodes */
  constructor(urls) {
    /** @type {readonly Upstream[]} */
    this.upstreams = urls.map((url) => ({ url, isReady: false }));
    this.#server.on("upgrade", (request, socket, head) => {
      this.#upgrade(request, /** @type {import("node:net").Socket} */ (socket), head);
    });
  }

  /** @param {number} port */
  async listen(port) {
    await Promise.all(this.upstreams.map(check));
    this.#checking = setInterval(() => this.upstreams.forEach(check), HEALTH.interval);
    this.#server.listen(port, "127.0.0.1");
    await once(this.#server, "listening");
  }

  close() {
    clearInterval(this.#checking);
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** @param {http.IncomingMessage} request */
  #nodeOf({ headers }) {
    const known = new RegExp(`(?:^|; )${COOKIE}=(\\d+)`).exec(headers.cookie ?? "")?.[1];
    return known === undefined ? undefined : this.upstreams[Number(known)];
  }

  /** @param {http.IncomingMessage} request */
  #upstreamFor(request) {
    const ready = this.upstreams.filter(({ isReady }) => isReady);
    const same = this.#nodeOf(request);
    return same?.isReady ? same : ready[this.#turn++ % ready.length];
  }

  /**
   * @param {http.IncomingMessage} request
   * @param {(onward: http.ClientRequest, upstream: Upstream) => void} begin
   * @param {() => void} refuse
   */
  #pass(request, begin, refuse, until = performance.now() + PATIENCE) {
    const upstream = this.#upstreamFor(request);
    const orLater = () => {
      if (performance.now() > until) refuse();
      else setTimeout(() => this.#pass(request, begin, refuse, until), PAUSE);
    };
    if (!upstream) return orLater();
    const onward = http.request(new URL(request.url ?? "/", upstream.url), {
      method: request.method,
      headers: { ...request.headers, ...forwarded(request) },
      agent: false,
    });
    onward.once("error", (/** @type {NodeJS.ErrnoException} */ { code }) => {
      // Who took the request may have done it; only one that does not even listen is passed over.
      if (code !== "ECONNREFUSED") return refuse();
      upstream.isReady = false;
      orLater();
    });
    onward.once("socket", (socket) => socket.once("connect", () => begin(onward, upstream)));
  }

  /**
   * @param {http.IncomingMessage} request
   * @param {http.ServerResponse} response
   */
  #answer(request, response) {
    /** @type {(onward: http.ClientRequest, upstream: Upstream) => void} */
    const begin = (onward, upstream) => {
      const stay = `${COOKIE}=${this.upstreams.indexOf(upstream)}; Path=/; HttpOnly`;
      const isKnown = this.#nodeOf(request) === upstream;
      onward.once("response", (answer) => {
        const { statusCode = 502, headers } = answer;
        const cookies = [...(isKnown ? [] : [stay]), ...(headers["set-cookie"] ?? [])];
        response.writeHead(statusCode, { ...headers, "set-cookie": cookies });
        answer.pipe(response);
        answer.once("error", () => response.destroy());
      });
      request.pipe(onward);
    };
    this.#pass(request, begin, () =>
      response.headersSent ? response.destroy() : response.writeHead(502).end(),
    );
  }

  /**
   * @param {http.IncomingMessage} request
   * @param {import("node:net").Socket} socket
   * @param {Buffer} head
   */
  #upgrade(request, socket, head) {
    socket.on("error", () => {});
    /** @type {(onward: http.ClientRequest) => void} */
    const begin = (onward) => {
      onward.once("upgrade", (answer, inner, innerHead) => {
        inner.on("error", () => {}).once("close", () => socket.destroy());
        socket.once("close", () => inner.destroy());
        socket.write(Buffer.concat([headOf(answer), innerHead]));
        inner.write(head);
        socket.pipe(inner).pipe(socket);
      });
      onward.once("response", (answer) => {
        socket.write(headOf(answer));
        answer.pipe(socket);
      });
      onward.end();
    };
    this.#pass(request, begin, () => socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n"));
  }
}

/** @param {Upstream} upstream */
async function check(upstream) {
  const signal = AbortSignal.timeout(HEALTH.timeout);
  upstream.isReady = await fetch(`${upstream.url}/health/ready`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** @param {http.IncomingMessage} request */
function forwarded({ headers, socket }) {
  const before = headers["x-forwarded-for"];
  return {
    "x-forwarded-for": `${before ? `${String(before)}, ` : ""}${socket.remoteAddress}`,
    "x-forwarded-proto": "http",
    "x-forwarded-host": headers.host ?? "",
  };
}

/** @param {http.IncomingMessage} answer */
function headOf({ statusCode, statusMessage, rawHeaders }) {
  const lines = rawHeaders.flatMap((name, at) => (at % 2 ? [] : `${name}: ${rawHeaders[at + 1]}`));
  return Buffer.from(`HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join("\r\n")}\r\n\r\n`);
}
