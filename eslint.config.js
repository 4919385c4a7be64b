import prettier from "eslint-config-prettier/flat";
import vue from "eslint-plugin-vue";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";
import vueParser from "vue-eslint-parser";

const typed = ["**/*.ts", "**/*.vue"];

export default defineConfig(
  { ignores: ["**/dist/", "**/node_modules/", "data/", "coverage/"] },
  {
    files: typed,
    extends: [tseslint.configs.recommendedTypeChecked, vue.configs["flat/recommended"]],
    languageOptions: {
      parser: vueParser,
      parserOptions: {
        parser: tseslint.parser,
        projectService: { allowDefaultProject: ["client/vite.config.ts"] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".vue"],
      },
    },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // Decorator metadata needs the class at run time, so an import is never made type-only for looks.
      "@typescript-eslint/consistent-type-imports": "off",
      "vue/multi-word-component-names": "off",
      "vue/block-lang": ["error", { script: { lang: "ts" } }],
      "vue/component-api-style": ["error", ["script-setup"]],
      "vue/no-v-html": "error",
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ["*/src/**/*.ts"],
    ignores: ["**/*.d.ts"],
    rules: {
      "no-restricted-exports": [
        "error",
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
    },
  },
  {
    files: ["client/src/**/*.{ts,vue}"],
    rules: {
      // `const { t } = useI18n()`: what composables return is made to be taken apart.
      "@typescript-eslint/unbound-method": "off",
    },
  },
  {
    // Lists of words have no length that is too long.
    files: ["client/src/i18n/**/*.ts"],
    rules: { "max-lines": "off" },
  },
  {
    files: ["shared/src/**/*.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        {
          object: "Math",
          property: "random",
          message: "The engine is pure: seeds come by context.",
        },
        { object: "Date", property: "now", message: "The engine is pure: time comes by context." },
      ],
    },
  },
  {
    files: ["**/*.js", "**/*.mjs", "**/*.cjs"],
    rules: {
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  prettier,
);
