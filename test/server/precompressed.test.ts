import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import express from "express";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clientFiles } from "../../server/src/web/client-files";

const SCRIPT = Buffer.from("export const words = 'a lawn, a ball, a hoop';\n".repeat(40));
const outside = mkdtempSync(path.join(tmpdir(), "drawroom-client-"));
const folder = path.join(outside, "dist");
const server = express().use(clientFiles(folder)).listen(0, "127.0.0.1");

beforeAll(() => {
  const assets = path.join(folder, "assets");
  mkdirSync(assets, { recursive: true });
  for (const name of ["secret.js", "secret.js.br"])
    writeFileSync(path.join(outside, name), "outside");
  for (const name of ["both.js", "zipped.css", "plain.js"])
    writeFileSync(path.join(assets, name), SCRIPT);
  writeFileSync(path.join(assets, "both.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(assets, "both.js.gz"), gzipSync(SCRIPT));
  writeFileSync(path.join(assets, "zipped.css.gz"), gzipSync(SCRIPT));
});
afterAll(() => {
  server.close();
  rmSync(outside, { recursive: true });
});

interface Sent {
  readonly status: number | undefined;
  readonly encoding: string | undefined;
  readonly type: string | undefined;
  readonly vary: string | undefined;
  readonly cached: string | undefined;
  readonly bytes: Buffer;
}

/** As it is sent: `fetch` would open it, and tidy the path. */
const asked = (address: string, accepts: string) =>
  new Promise<Sent>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = { "accept-encoding": accepts };
    get({ port, host: "127.0.0.1", path: address, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode,
          encoding: answer.headers["content-encoding"],
          type: answer.headers["content-type"],
          vary: answer.headers.vary,
          cached: answer.headers["cache-control"],
          bytes: Buffer.concat(chunks),
        }),
      );
    }).on("error", reject);
  });

describe("files of the client's build", () => {
  test("[SCR-10] come compressed as the browser takes them, the better way first", async () => {
    const brotli = await asked("/assets/both.js", "gzip, deflate, br");
    expect(brotli).toMatchObject({ status: 200, encoding: "br", vary: "Accept-Encoding" });
    expect(brotli.type).toMatch(/^text\/javascript/);
    expect(brotli.cached).toContain("immutable");
    expect(brotliDecompressSync(brotli.bytes).equals(SCRIPT)).toBe(true);
    const zipped = await asked("/assets/both.js", "gzip");
    expect(zipped.encoding).toBe("gzip");
    expect(gunzipSync(zipped.bytes).equals(SCRIPT)).toBe(true);
    const style = await asked("/assets/zipped.css", "br, gzip");
    expect([style.encoding, style.type]).toEqual(["gzip", "text/css; charset=utf-8"]);
  });

  test("[SCR-10] come as they are where the browser takes no other, or there is no other", async () => {
    for (const [name, accepts] of [
      ["both.js", "identity"],
      ["both.js", "br;q=0, gzip;q=0"],
      ["plain.js", "br, gzip"],
    ] as const) {
      const plain = await asked(`/assets/${name}`, accepts);
      expect(plain).toMatchObject({ status: 200, encoding: undefined, vary: "Accept-Encoding" });
      expect(plain.bytes.equals(SCRIPT)).toBe(true);
    }
  });

  test("[SCR-10] no address leads out of their folder, and a twin that is not there is not found", async () => {
    for (const address of [
      "/assets/../../secret.js",
      "/assets/..%2f..%2fsecret.js",
      "/assets/missing.js",
    ]) {
      const { status, bytes, encoding } = await asked(address, "br, gzip");
      expect([address, encoding]).toEqual([address, undefined]);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(bytes.toString()).not.toContain("outside");
    }
  });
});
