import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { transformWithOxc, type Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../worker/service-worker.ts", import.meta.url));
const ASSET = /\.(js|css|woff2)$/;
const ENTRY = /<script [^>]*src="([^"]+)"/;

/**
 * Writes `/service-worker.js` beside the page: the worker with the names of the release's files. The name is fixed, for a browser
 * asks for it under that name for ever; the names in it make it another file in each release.
 */
export const serviceWorker = (): Plugin => ({
  name: "service-worker",
  apply: "build",
  async writeBundle({ dir = "" }) {
    const page = await readFile(path.join(dir, "index.html"), "utf8");
    const entry = ENTRY.exec(page)?.[1];
    if (entry === undefined)
      return this.error("the page names no script; see build/service-worker.ts");
    const names = (await readdir(path.join(dir, "assets"))).filter((name) => ASSET.test(name));
    const assets = names.sort().map((name) => `/assets/${name}`);
    const release = createHash("sha256")
      .update(JSON.stringify([page, assets]))
      .digest("hex");
    const { code } = await transformWithOxc(await readFile(SOURCE, "utf8"), SOURCE, {
      sourcemap: false,
    });
    const facts = { RELEASE: `drawroom-${release.slice(0, 16)}`, ENTRY: entry, ASSETS: assets };
    const lines = Object.entries(facts).map(
      ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
    );
    await writeFile(path.join(dir, "service-worker.js"), `${lines.join("\n")}\n${code}`);
  },
});
