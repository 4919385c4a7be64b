import { defineAsyncComponent } from "vue";
import { loadTexts } from "../../i18n";

/** The bar of the replay; its code and words come when it is asked for (SCR-10). */
export const ReplayBar = defineAsyncComponent(async () => {
  const [bar] = await Promise.all([import("./ReplayBar.vue"), loadTexts(["journal", "facts"])]);
  return bar;
});
