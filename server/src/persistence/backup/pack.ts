import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { FIRST, LAST, newManifest, type Seal } from "./manifest.js";
import { BLOCK, headOf, padding } from "./tar.js";

/**
 * A database's folder as the bytes of a backup before they are compressed: a tar archive that opens with what it is and
 * ends with the hash of all before. Nothing may write to the folder meanwhile.
 */
export async function* pack(folder: string, madeAt: Date): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  for await (const chunk of contents(folder, madeAt)) {
    hash.update(chunk);
    yield chunk;
  }
  const seal: Seal = { sha256: hash.digest("hex") };
  yield* textEntry(LAST, seal);
  yield Buffer.alloc(2 * BLOCK);
}

async function* contents(folder: string, madeAt: Date): AsyncGenerator<Buffer> {
  yield* textEntry(FIRST, newManifest(folder, madeAt));
  // Folders come before what is in them.
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  for (const relative of names) {
    const file = path.join(folder, relative);
    const name = `db/${relative.split(path.sep).join("/")}`;
    const found = fs.statSync(file);
    if (found.isDirectory()) yield headOf({ name: `${name}/`, size: 0 });
    else yield* fileEntry(name, file, found.size);
  }
}

async function* fileEntry(name: string, file: string, size: number): AsyncGenerator<Buffer> {
  yield headOf({ name, size });
  yield* fs.createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>;
  yield Buffer.alloc(padding(size));
}

function* textEntry(name: string, content: object): Generator<Buffer> {
  const text = Buffer.from(`${JSON.stringify(content)}\n`);
  yield headOf({ name, size: text.length });
  yield Buffer.concat([text, Buffer.alloc(padding(text.length))]);
}
