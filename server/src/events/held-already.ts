import type { Request, Response } from "express";

/**
 * Names the version of what is asked for, and tells whether the client holds it already (`If-None-Match`); it is then
 * answered, by a 304. The tag is weak: the bytes differ by encoding.
 */
export function heldAlready(version: string, request: Request, response: Response): boolean {
  response.set({
    ETag: `W/"${version}"`,
    "Cache-Control": "private, no-cache",
    Vary: "Cookie, Accept-Encoding",
  });
  const isHeld = tagsIn(request).includes(`"${version}"`);
  if (isHeld) response.status(304).end();
  return isHeld;
}

/** Not Express's own test: that one takes `Cache-Control: no-cache`, which fetch adds, for a wish to have it all again. */
const tagsIn = (request: Request): readonly string[] =>
  (request.get("If-None-Match") ?? "").split(/\s*,\s*/).map((tag) => tag.replace(/^W\//, ""));
