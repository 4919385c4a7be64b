import { createApp } from "vue";
import App from "./App.vue";
import { i18n, startLanguage } from "./i18n";
import { router } from "./router";
import { startTheme } from "./ui/theme/theme";
import "./styles/index.css";

startTheme();
startLanguage();
const app = createApp(App).use(i18n).use(router);
// Words on the page make the browser fetch their font; until there is a page, the line is for the scripts.
void router.isReady().finally(() => app.mount("#app"));
// Once all that the page itself needs is there.
addEventListener("load", () => {
  void import("./offline/keep-pages").then(
    ({ keepPages }) => keepPages("loaded"),
    () => undefined,
  );
});
