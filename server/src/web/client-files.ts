import path from "node:path";
import { fileURLToPath } from "node:url";
import express, { type NextFunction, type Request, type Response, type Router } from "express";
import { pageFileIn } from "./page-file.js";
import { precompressed } from "./precompressed.js";

const BUILT_CLIENT = fileURLToPath(new URL("../../../client/dist", import.meta.url));

/** Keeps the pages in browsers (client/worker). Its name stays over releases, so it is asked for anew each time. */
const WORKER = "service-worker.js";

/** What is not a page of the client. */
const NOT_A_PAGE = /^\/(?:api|assets|socket\.io|health|metrics|service-worker\.js)(?:\/|$)/;

const isPage = (request: Request): boolean =>
  (request.method === "GET" || request.method === "HEAD") &&
  !NOT_A_PAGE.test(request.path) &&
  Boolean(request.accepts("html"));

/**
 * The built client: hashed assets for good, other files for an hour, and its one page for every address that is a page. The page and
 * the worker that keeps it are asked for anew each time.
 */
export function clientFiles(folder: string = BUILT_CLIENT): Router {
  const router = express.Router();
  const pageFile = pageFileIn(folder);
  router.use(
    "/assets",
    precompressed(path.join(folder, "assets")),
    express.static(path.join(folder, "assets"), { immutable: true, maxAge: "1y", index: false }),
  );
  router.use(
    express.static(folder, {
      index: false,
      maxAge: "1h",
      setHeaders: (response, file) => {
        if (path.basename(file) === WORKER) response.set("Cache-Control", "no-cache");
      },
    }),
  );
  router.use((request: Request, response: Response, next: NextFunction) => {
    if (!isPage(request)) return next();
    response.set("Cache-Control", "no-cache");
    const page = pageFile(request);
    response.vary("Accept-Language");
    if (page) return response.sendFile(page);
    response.status(503).type("text").send("The pages are not built yet: npm run build");
  });
  return router;
}
