import { existsSync } from "node:fs";
import path from "node:path";
import type { RequestHandler } from "express";

/** The better first; the client's build puts them beside the files (SCR-10). */
const ENCODINGS = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

/** A file of the build's own naming, and nothing that leads out of the folder. */
const COMPRESSIBLE = /^\/[\w.-]+\.(?:js|css|svg)$/;

/** Turns a request for a file towards its compressed twin, where there is one that the browser takes. */
export const precompressed =
  (folder: string): RequestHandler =>
  (request, response, next) => {
    if (!COMPRESSIBLE.test(request.path)) return next();
    response.vary("Accept-Encoding");
    const twin = ENCODINGS.find(
      ({ name, suffix }) =>
        request.acceptsEncodings(name) && existsSync(path.join(folder, request.path + suffix)),
    );
    if (twin) {
      response.type(path.extname(request.path)).set("Content-Encoding", twin.name);
      request.url = request.path + twin.suffix;
    }
    next();
  };
