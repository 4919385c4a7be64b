import type { IncomingHttpHeaders } from "node:http";
import { Injectable } from "@nestjs/common";
import { Settings } from "../config/settings.js";
import { tokenIn } from "./session-cookie.js";

/** Whether a request or a socket's handshake comes from a page of this server's own, or from no page at all (ACC-6). */
@Injectable()
export class OriginCheck {
  constructor(private readonly settings: Settings) {}

  /**
   * Browsers name the origin of whoever writes or opens a socket. Without one it is no page: such a program is let
   * through unless it carries a session, which only a browser would send along unasked.
   */
  allows({ origin, host, cookie }: IncomingHttpHeaders): boolean {
    if (origin === undefined) return tokenIn(cookie) === null;
    return isOwnOrigin(origin, host ?? "", this.settings.publicOrigin);
  }
}

/**
 * The public origin, or `http(s)` with the very host that was asked: a venue's server answers to every address it has.
 * The public name must come with the public scheme.
 */
export function isOwnOrigin(origin: string, host: string, publicOrigin: string | null): boolean {
  if (!URL.canParse(origin)) return false;
  if (origin === publicOrigin) return true;
  const { host: originHost, protocol } = new URL(origin);
  if (publicOrigin !== null && new URL(publicOrigin).host === originHost) return false;
  const own = `${protocol}//${host}`;
  return /^https?:$/.test(protocol) && URL.canParse(own) && new URL(own).host === originHost;
}
