import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const TEXT = /\.(js|css|svg)$/;
/** Below this a packet is a packet. */
const LEAST_BYTES = 1_000;

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await toBrotli(bytes, { params }));
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
}

/** Scripts and styles once more beside themselves, compressed as far as it goes, for the server to send as they are. */
export const compressedFiles = (): Plugin => ({
  name: "compressed-files",
  apply: "build",
  async writeBundle({ dir = "" }) {
    const folder = path.join(dir, "assets");
    const names = (await readdir(folder)).filter((name) => TEXT.test(name));
    await Promise.all(names.map((name) => compress(path.join(folder, name))));
  },
});
