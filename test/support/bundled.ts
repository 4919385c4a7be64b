import { fileURLToPath } from "node:url";
import { build, type Rollup } from "vite";

/** The code of a page whose script is `page`, a module of this folder's parent, as the client's bundler makes it. */
export async function bundled(page: string): Promise<string> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const entry = `${root}/page.ts`;
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    resolve: { conditions: ["source", "module", "browser"] },
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id === "page" ? entry : null),
        load: (id) => (id === entry ? page : null),
      },
    ],
    build: { write: false, minify: false, rollupOptions: { input: "page" } },
  });
  const [output] = [result].flat() as Rollup.RollupOutput[];
  return output!.output.map((chunk) => ("code" in chunk ? chunk.code : "")).join("\n");
}
