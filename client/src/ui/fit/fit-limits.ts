import { inject, provide, type InjectionKey } from "vue";
import type { FitLimits } from "./measure";

type Limits = () => Partial<FitLimits>;
const key: InjectionKey<Limits> = Symbol("fitLimits");

/** How far names below here may be squeezed, where it is not as everywhere: a hall's have a least size. */
export const provideFitLimits = (limits: Limits): void => provide(key, limits);

export const useFitLimits = (): Limits => inject(key, () => () => ({}), true);
