import { baseCompile } from "@intlify/message-compiler";
import { transformWithOxc, type Plugin } from "vite";

interface Texts {
  readonly [key: string]: string | Texts;
}

/** What vue-i18n reads without its compiler: the message as a tree, with the short keys that its own tools write. */
function compiled(texts: Texts): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]): [string, unknown] => {
      if (typeof text !== "string") return [key, compiled(text)];
      const { ast } = baseCompile(text, { jit: true, minify: true, location: false });
      return [key, ast];
    }),
  );
}

/**
 * Compiles the words at build time, so that the compiler stays out of the first page's bundle (SCR-10). A file of words holds
 * `export const messages = {…}` and nothing that runs.
 */
export const compiledTexts = (): Plugin => ({
  name: "compiled-texts",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\/client\/src\/i18n\/[a-z-]+\/[a-z-]+\.ts$/ },
    async handler(code, id) {
      const script = await transformWithOxc(code, id, { sourcemap: false });
      const file = `data:text/javascript;base64,${Buffer.from(script.code).toString("base64")}`;
      const { messages } = (await import(file)) as { readonly messages: Texts };
      return { code: `export const messages = ${JSON.stringify(compiled(messages))};`, map: null };
    },
  },
});
