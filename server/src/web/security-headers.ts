import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import helmet from "helmet";

const NAME_AND_PORT = /^[\w.:[\]-]+$/;

/** Browsers from before 'self' covered sockets need the host by name. */
function socketsOfHost({ headers }: IncomingMessage): string {
  const { host = "" } = headers;
  return NAME_AND_PORT.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/**
 * Headers that keep pages to what this server sends: no inline script or style, no other site's anything.
 * A venue runs plain http on its network: there nothing may be sent to https, and what needs https is left out.
 */
export function securityHeaders(isHttps: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", socketsOfHost],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 180 * 86_400, includeSubDomains: false },
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  });
}
