import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clientFiles } from "../../server/src/web/client-files";

const folder = mkdtempSync(path.join(tmpdir(), "drawroom-pages-"));
let url: string;
beforeAll(async () => {
  mkdirSync(path.join(folder, "assets"));
  for (const name of ["index.html", "index.en.html", "index.de.html", "index.sv.html"])
    writeFileSync(path.join(folder, name), name);
  const server = express().use(clientFiles(folder)).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/e/southmere`;
  return () => server.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Page {
  readonly text: string;
  readonly vary: string | undefined;
}

/** The page as a browser gets it that asks for these languages; undefined: for none. */
const pageFor = (language: string | undefined): Promise<Page> =>
  new Promise((resolve, reject) => {
    const headers = { accept: "text/html", ...(language && { "accept-language": language }) };
    get(url, { headers }, (response) => {
      let text = "";
      response
        .setEncoding("utf8")
        .on("data", (part: string) => (text += part))
        .on("end", () => resolve({ text, vary: response.headers.vary }));
    }).on("error", reject);
  });

test.each([
  ["de-CH,de;q=0.9,en;q=0.8", "index.de.html"],
  ["ja,sv-FI;q=0.8,de;q=0.5", "index.sv.html"],
  ["de;q=0.4,en-GB;q=0.7", "index.en.html"],
  ["*", "index.en.html"],
  [undefined, "index.en.html"],
  ["ja", "index.html"],
  ["../../secret", "index.html"],
])("[SCR-8] a browser that asks for %s gets %s", async (language, file) => {
  const { text, vary } = await pageFor(language);
  expect(text).toBe(file);
  // So that what keeps pages between here and there keeps one for each.
  expect(vary).toContain("Accept-Language");
});
