import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { build, type Rollup } from "vite";

const showing = ["applyChange", "describe", "standingsOf", "advanceHistory", "PROTOCOL"];
const deciding = ["step", "commandSchema"];

/** The code of a page that uses these of the shared package, as the client's bundler makes it. */
async function bundled(names: readonly string[]): Promise<string> {
  const entry = "\0page";
  const list = names.join(", ");
  const page = `import { ${list} } from "@drawroom/shared"; globalThis.page = [${list}];`;
  const result = await build({
    root: fileURLToPath(new URL("..", import.meta.url)),
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

test("[HUB-3] a page that only shows loads no schema; one that decides does", async () => {
  expect(await bundled(showing)).not.toMatch(/discriminatedUnion|_zod/);
  expect(await bundled(deciding)).toMatch(/_zod/);
});
