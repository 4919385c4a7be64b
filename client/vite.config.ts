import { fileURLToPath } from "node:url";
import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";
import { compiledTexts } from "./build/compiled-texts";
import { leanVue } from "./build/lean-vue";

const server = process.env.DEV_SERVER ?? "http://127.0.0.1:3000";

/**
 * A phone far away waits for each file, so the first pages come in few: Vue; what every page is made of; the event as everyone
 * reads it. The rest falls into place by who imports it, and what only owners need stays with them (SCR-10).
 */
const chunks = [
  {
    name: "vue",
    test: /node_modules[\\/](@?vue|@intlify)|plugin-vue:export-helper|vite[\\/]preload-helper/,
  },
  {
    name: "kit",
    test: /client[\\/]src[\\/](ui[\\/]|i18n[\\/](index|en[\\/]common)\.ts)|shared[\\/]src[\\/](model|result)/,
  },
  { name: "event", test: (id: string) => READ.test(id) && !OWNERS.test(id) },
];
const READ =
  /client[\\/]src[\\/](sync|areas[\\/](event-page|blocks|order-of-play|now)|i18n[\\/]en[\\/](event-page|blocks|order-of-play|now)\.ts)|shared[\\/]src[\\/](patch|facts|views|blocks|change|history)|node_modules[\\/](socket\.io|engine\.io|@socket\.io|idb)/;
const OWNERS =
  /event-routes|sync[\\/]authoring|facts[\\/]describe|blocks[\\/]result-check|views[\\/](draw-rule-choices|needs)/;

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [vue(), compiledTexts(), leanVue()],
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
