import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Request } from "express";

const IN_LANGUAGE = /^index\.([a-z]{2})\.html$/;
const FIRST = "en";

/**
 * Finds the client's one page in the language that a browser asks for (SCR-8). In: the folder of the built client. Out: the file
 * for a request; null while nothing is built.
 */
export function pageFileIn(folder: string): (request: Request) => string | null {
  const found = existsSync(folder) ? readdirSync(folder) : [];
  const others = found.flatMap((name) => IN_LANGUAGE.exec(name)?.[1] ?? []);
  // The first is for who asks for none of them.
  const languages = [FIRST, ...others.filter((language) => language !== FIRST)];
  return (request) => {
    const language = request.acceptsLanguages(languages);
    const file = path.join(folder, language ? `index.${language}.html` : "index.html");
    const page = existsSync(file) ? file : path.join(folder, "index.html");
    return existsSync(page) ? page : null;
  };
}
