import { fileURLToPath } from "node:url";
import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";
import { chunks } from "./build/chunks.ts";
import { compressedFiles } from "./build/compressed-files.ts";
import { compiledTexts } from "./build/compiled-texts.ts";
import { earlyChunk } from "./build/early-chunk.ts";
import { leanSocket } from "./build/lean-socket.ts";
import { leanVue } from "./build/lean-vue.ts";
import { pagesByLanguage, wordsChunk } from "./build/pages-by-language.ts";
import { serviceWorker } from "./build/service-worker.ts";

const server = process.env.DEV_SERVER ?? "http://127.0.0.1:3000";

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    vue(),
    compiledTexts(),
    leanVue(),
    leanSocket(),
    earlyChunk("event"),
    earlyChunk(wordsChunk("en")),
    pagesByLanguage(),
    compressedFiles(),
    serviceWorker(),
  ],
  resolve: { conditions: ["source", "module", "browser", "development|production"] },
  define: {
    __VUE_OPTIONS_API__: false,
    __VUE_PROD_DEVTOOLS__: false,
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
    __VUE_I18N_FULL_INSTALL__: false,
    __VUE_I18N_LEGACY_API__: false,
    __INTLIFY_PROD_DEVTOOLS__: false,
    // The words are compiled when the page is built.
    __INTLIFY_DROP_MESSAGE_COMPILER__: command === "build",
  },
  build: {
    // The page's content security policy takes scripts and fonts from files only, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: true,
    rolldownOptions: {
      // How long a plugin took is no matter of who starts the program.
      checks: { bundlerTimings: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunks } },
    },
  },
  worker: { format: "es" },
  server: {
    port: 5173,
    // The server compares the page's origin with the host that was asked, so the host stays as it came.
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/socket.io": { target: server, changeOrigin: false, ws: true },
    },
  },
}));
