import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import express, { type NextFunction, type Request, type Response, type Router } from "express";
import { precompressed } from "./precompressed.js";

const BUILT_CLIENT = fileURLToPath(new URL("../../../client/dist", import.meta.url));

/** What is not a page of the client. */
const NOT_A_PAGE = /^\/(?:api|assets|socket\.io|health|metrics)(?:\/|$)/;

const isPage = (request: Request): boolean =>
  (request.method === "GET" || request.method === "HEAD") &&
  !NOT_A_PAGE.test(request.path) &&
  Boolean(request.accepts("html"));

/**
 * The built client: hashed assets for good, other files for an hour, and its one page for every address that is a page.
 */
export function clientFiles(folder: string = BUILT_CLIENT): Router {
  const router = express.Router();
  const page = path.join(folder, "index.html");
  router.use(
    "/assets",
    precompressed(path.join(folder, "assets")),
    express.static(path.join(folder, "assets"), { immutable: true, maxAge: "1y", index: false }),
  );
  router.use(express.static(folder, { index: false, maxAge: "1h" }));
  router.use((request: Request, response: Response, next: NextFunction) => {
    if (!isPage(request)) return next();
    response.set("Cache-Control", "no-cache");
    if (existsSync(page)) return response.sendFile(page);
    response.status(503).type("text").send("The pages are not built yet: npm run build");
  });
  return router;
}
