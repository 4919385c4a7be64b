import type { Plugin } from "vite";

const ASKS_FOR_ALL = "if (key in Vue) {";

/**
 * vue-i18n looks for `currentInstance` in the whole namespace of Vue, which keeps every part of Vue in the first page's bundle
 * (SCR-10). Vue 3 has `getCurrentInstance`, to which vue-i18n falls back; so it is sent there at once.
 */
export const leanVue = (): Plugin => ({
  name: "lean-vue",
  apply: "build",
  transform: {
    filter: { id: /\/vue-i18n\/dist\/vue-i18n\.mjs/ },
    handler(code) {
      if (!code.includes(ASKS_FOR_ALL))
        this.error("vue-i18n asks for Vue in another way now; see build/lean-vue.ts");
      return {
        code: code
          .replace(ASKS_FOR_ALL, "if (false) {")
          .replace("return Vue[key];", "return null;"),
        map: null,
      };
    },
  },
});
