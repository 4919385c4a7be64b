import { existsSync } from "node:fs";
import { resolve, dirname } from "node:path";
import { mergeConfig } from "vite";
import base from "./vite.config";
export default mergeConfig(base, { plugins: [{ name: "stub", enforce: "pre", resolveId(source: string, importer?: string) {
  if (importer?.endsWith("plan/routes.ts") && source.endsWith(".vue") && !existsSync(resolve(dirname(importer), source))) return "/work/main/client/src/areas/event-page/NotFoundPage.vue";
  return null; } }] });
