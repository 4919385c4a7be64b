import { toValue, watchEffect, type MaybeRefOrGetter } from "vue";

/** The window's title: what the page is, then the product. */
export function usePageTitle(title: MaybeRefOrGetter<string>): void {
  watchEffect(() => {
    const text = toValue(title);
    document.title = text ? `${text} · Drawroom` : "Drawroom";
  });
}
