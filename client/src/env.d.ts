/// <reference types="vite/client" />

// For tools that read TypeScript without knowing Vue; vue-tsc sees through to the component itself.
declare module "*.vue" {
  import type { DefineComponent } from "vue";
  const component: DefineComponent;
  export default component;
}
