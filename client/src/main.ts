import { createApp } from "vue";
import App from "./App.vue";
import { i18n } from "./i18n";
import { router } from "./router";
import { startTheme } from "./ui/theme/theme";
import "./styles/index.css";

startTheme();
createApp(App).use(i18n).use(router).mount("#app");
