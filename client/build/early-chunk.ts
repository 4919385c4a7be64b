import type { Plugin } from "vite";

/**
 * Nearly everyone opens an event, so its chunk is asked for with the page itself, and not only when the first script has run
 * (SCR-10).
 */
export const earlyChunk = (name: string): Plugin => ({
  name: "early-chunk",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {}).flatMap((file) =>
        file.type === "chunk" && file.name === name
          ? [
              {
                tag: "link",
                attrs: { rel: "modulepreload", crossorigin: true, href: `/${file.fileName}` },
                injectTo: "head" as const,
              },
            ]
          : [],
      ),
  },
});
