import type { Directive } from "vue";
import { refit, unwatchFit, watchFit } from "./fitter";
import { FIT, type FitLimits } from "./measure";

/**
 * `v-fit` on an element that holds one line of text: it narrows, shrinks, and is cut only then. Its font size must be its
 * parent's. The value says other limits.
 */
export const vFit: Directive<HTMLElement, Partial<FitLimits> | undefined> = {
  mounted: (element, { value }) => watchFit(element, { ...FIT, ...value }),
  updated: (element, { value }) => refit(element, { ...FIT, ...value }),
  beforeUnmount: unwatchFit,
};
